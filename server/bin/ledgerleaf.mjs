#!/usr/bin/env node
import { existsSync } from 'node:fs'
import process from 'node:process'

const program = '../dist/cli/program.js'

/** `npx ledgerleaf <command> …` from the repository: each command is a file of the built server, and the words it begins with. */
const commands = {
  login: [program, 'login'],
  logout: [program, 'logout'],
  quote: [program, 'quote'],
  buy: [program, 'buy'],
  retire: [program, 'retire'],
  verify: [program, 'verify'],
  analyses: [program, 'analyses'],
  mcp: ['../dist/cli/mcp.js'],
  analyze: ['../dist/cli/analyze.js'],
  witness: ['../dist/cli/witness.js'],
  admin: ['../dist/cli/admin.js'],
}
const [name, ...words] = process.argv.slice(2)
const [place, ...before] = Object.hasOwn(commands, name ?? '') ? commands[name] : []
const file = place ? new URL(place, import.meta.url) : null

if (!file) {
  const isAsked = ['--help', '-h', 'help'].includes(name)
  const usage = `Usage: npx ledgerleaf <command>. Commands: ${Object.keys(commands).join(', ')}.\n`
  process[isAsked ? 'stdout' : 'stderr'].write(usage)
  process.exit(isAsked ? 0 : 1)
}
if (!existsSync(file)) {
  process.stderr.write('Ledgerleaf is not built yet. Run npm run build first.\n')
  process.exit(1)
}
process.argv.splice(2, process.argv.length, ...before, ...words)
await import(file.href)
