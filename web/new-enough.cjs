// Exits with 0 if this Node meets the minimum version in package.json.
const required = require('./package.json').engines.node.replace('>=', '').split('.').map(Number);
const [major, minor] = process.versions.node.split('.').map(Number);
process.exit(major > required[0] || (major === required[0] && minor >= required[1]) ? 0 : 1);
