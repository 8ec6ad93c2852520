import process from 'node:process'
import { StartError } from '../platform/start-error.ts'
import { runVerify } from './run-verify.ts'

try {
  console.log(await runVerify(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
