// Ends well if this Node is as new as package.json wants it.
const wanted = require('./package.json').engines.node.replace('>=', '').split('.').map(Number);
const [major, minor] = process.versions.node.split('.').map(Number);
process.exit(major > wanted[0] || (major === wanted[0] && minor >= wanted[1]) ? 0 : 1);
