import process from 'node:process'
import { runAnalyze } from './run-analyze.ts'

process.exitCode = await runAnalyze(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY === true,
})
