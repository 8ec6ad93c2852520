import './lib/node-version.mjs'
import process from 'node:process'
import { buildStale } from './lib/build-stale.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { alone } from './lib/lock.mjs'

// `npm run build` for all that is stale, `-- --force` for all, `-- server` or `-- site` for one.
const words = process.argv.slice(2)

try {
  await alone(async () => {
    await ensureInstalled()
    await buildStale({ force: words.includes('--force'), only: words.find((word) => !word.startsWith('-')) })
  })
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}
