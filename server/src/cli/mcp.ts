import process from 'node:process'
import { openLedgerleaf } from '@ledgerleaf/sdk'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { openMcp } from '../mcp/open-mcp.ts'
import { CommandRefused, exitCodes } from './program/refusals.ts'
import { findKey } from './program/stored-key.ts'

const help = `Usage: npx ledgerleaf mcp

Serves an assistant over standard input and output (Model Context Protocol), with the key that
npx ledgerleaf login keeps. It reads and proposes; a person buys and retires, in the browser.
The same tools are at /mcp of the server, for a key or a token.
`

const words = process.argv.slice(2)
if (words.includes('--help') || words.includes('-h')) process.stdout.write(help)
else if (words.length > 0) {
  process.stderr.write(help)
  process.exitCode = exitCodes.misused
} else
  try {
    await openMcp(openLedgerleaf(findKey(process.env))).connect(new StdioServerTransport())
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = error.exitCode
  }
