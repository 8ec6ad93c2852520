#!/usr/bin/env node
import { existsSync } from 'node:fs'
import process from 'node:process'

/** `npx ledgerleaf <command> …` from the repository: each command is a file of the built server. */
const commands = {
  admin: '../dist/cli/admin.js',
  analyze: '../dist/cli/analyze.js',
  verify: '../dist/cli/verify.js',
  witness: '../dist/cli/witness.js',
}
const [name, ...words] = process.argv.slice(2)
const file = Object.hasOwn(commands, name ?? '') ? new URL(commands[name], import.meta.url) : null

if (!file) {
  process.stderr.write(`Usage: npx ledgerleaf <command>. Commands: ${Object.keys(commands).join(', ')}.\n`)
  process.exit(1)
}
if (!existsSync(file)) {
  process.stderr.write('Ledgerleaf is not built yet. Run npm run build first.\n')
  process.exit(1)
}
process.argv.splice(2, process.argv.length, ...words)
await import(file.href)
