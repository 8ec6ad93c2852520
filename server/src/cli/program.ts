import process from 'node:process'
import { runProgram } from './program/run-program.ts'
import { openTerminal } from './program/terminal.ts'

process.exitCode = await runProgram(process.argv.slice(2), {
  terminal: openTerminal(),
  environment: process.env,
})
