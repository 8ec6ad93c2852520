import './lib/node-version.mjs'
import process from 'node:process'
import { buildStale } from './lib/build-stale.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { alone } from './lib/lock.mjs'
import { run, tool } from './lib/run.mjs'

await alone(async () => {
  await ensureInstalled()
  await buildStale()
})
const { code } = await run(...tool('tsx', 'tsx', 'bench/src/cluster/run.ts', ...process.argv.slice(2)))
process.exit(code)
