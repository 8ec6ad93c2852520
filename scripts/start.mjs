import './lib/node-version.mjs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { buildStale } from './lib/build-stale.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { alone } from './lib/lock.mjs'
import { releaseSignals, root } from './lib/run.mjs'

try {
  await alone(async () => {
    await ensureInstalled()
    await buildStale()
  })
} catch (error) {
  process.stderr.write(`\nLedgerleaf did not start. ${error.message}\n`)
  process.exit(1)
}

// The server runs in this very process: signals reach it and its exit code is ours, with nobody in between.
releaseSignals()
process.chdir(root)
process.setSourceMapsEnabled(true)
await import(pathToFileURL(path.join(root, 'server', 'dist', 'main.js')).href)
