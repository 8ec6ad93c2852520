import './lib/node-version.mjs'
import process from 'node:process'
import { check } from './lib/check-steps.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { alone } from './lib/lock.mjs'

await alone(ensureInstalled)
const results = await check({ twice: true })
process.exit(results.every(({ ok }) => ok) ? 0 : 1)
