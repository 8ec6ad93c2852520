import process from 'node:process'

// Imported first by every command: an old Node would otherwise fail somewhere deep with a riddle.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Ledgerleaf needs Node 20.19 or later; this is ${process.versions.node}.\n`)
  process.exit(1)
}
