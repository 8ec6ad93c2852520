import './lib/node-version.mjs'
import process from 'node:process'
import { startCeph } from './lib/ceph.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { run, tool } from './lib/run.mjs'

// Not part of `npm test`, which needs nothing but npm: the tests of the store against the S3 gateway of Ceph.
await ensureInstalled()
const keys = { keyId: 'LEDGERLEAF', secret: 'a-secret-of-the-tests' }
const ceph = await startCeph(keys).catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
process.stdout.write(`${ceph.version} at ${ceph.endpoint}\n`)
process.env.TEST_S3_ENDPOINT = ceph.endpoint
process.env.TEST_S3_KEY_ID = keys.keyId
process.env.TEST_S3_SECRET = keys.secret
const files = ['server/src/platform/store', 'server/src/documents-kept.test.ts']
const { code } = await run(...tool('vitest', 'vitest', 'run', '--project', 'server', ...files)).finally(
  ceph.close,
)
process.exit(code)
