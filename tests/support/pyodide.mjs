// Run a Python script in Pyodide: node pyodide.mjs FOLDER PACKAGES.zip SCRIPT. Prints what its `main` returns.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, packages, script] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));

const program = `
import json, sys
sys.path.insert(0, "/packages")
import script
json.dumps(script.main(7))
`;

try {
    const pyodide = await loadPyodide({ indexURL: folder });
    pyodide.unpackArchive(new Uint8Array(readFileSync(packages)), "zip", { extractDir: "/packages" });
    pyodide.FS.writeFile("/packages/script.py", readFileSync(script));
    console.log(pyodide.runPython(program));
} catch (error) {
    console.error(error.message); // without the stack, which shows the whole minified module
    process.exit(1);
}
