import './lib/node-version.mjs'
import process from 'node:process'
import { buildStale } from './lib/build-stale.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { alone } from './lib/lock.mjs'

try {
  await alone(async () => {
    await ensureInstalled()
    await buildStale({ force: process.argv.includes('--force') })
  })
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}
