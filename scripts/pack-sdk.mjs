import './lib/node-version.mjs'
import path from 'node:path'
import process from 'node:process'
import { buildSdk } from './lib/build-sdk.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root, run } from './lib/run.mjs'

// `npm run build:sdk` packs it into the present folder, `-- FOLDER` elsewhere.
const [folder = root] = process.argv.slice(2)

try {
  await ensureInstalled()
  const target = await buildSdk()
  const { code } = await run('npm', ['pack', target, '--pack-destination', path.resolve(folder)])
  process.exitCode = code
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
