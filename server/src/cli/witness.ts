import { once } from 'node:events'
import process from 'node:process'
import { StartError } from '../platform/start-error.ts'
import { runWitness } from './run-witness.ts'

try {
  await runWitness(process.argv.slice(2), {
    tell: (line) => console.log(line),
    until: Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]),
  })
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
