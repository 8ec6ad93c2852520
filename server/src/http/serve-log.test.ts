import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import { openCheckpoint } from '@ledgerleaf/provenance/checkpoint'
import { splitEntries } from '@ledgerleaf/provenance/entry-bundle'
import { leafHash } from '@ledgerleaf/provenance/hashes'
import { parseVerifierKey } from '@ledgerleaf/provenance/note-key'
import { inclusionProof } from '@ledgerleaf/provenance/prove'
import { tilePath } from '@ledgerleaf/provenance/tile-path'
import { tileSource } from '@ledgerleaf/provenance/tile-source'
import { verifyInclusion } from '@ledgerleaf/provenance/verify-inclusion'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { availableCredits, issuance } from '../ledger/accounts.ts'
import { postMany } from '../ledger/post-many.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { handleErrors } from './error-handler.ts'
import { serveLog } from './serve-log.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ledgerleaf-log-'))
let database: TestDatabase
let app: FastifyInstance
let prefix: string
let sequence: () => Promise<void>

beforeAll(async () => {
  database = await testDatabase()
  app = Fastify() as unknown as FastifyInstance
  handleErrors(app)
  serveLog(app, database.db)
  prefix = `${await app.listen({ port: 0 })}/log`
  const secret = 'a secret of forty characters for the test'
  const sequencer = await openSequencer({
    db: database.db,
    dataDir,
    publicUrl: 'https://credits.example',
    secret,
  })
  sequence = sequencer.sequence
})
afterAll(async () => {
  await app.close()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const issue = (count: number) =>
  inTransaction(database.db, (tx) =>
    postMany(
      tx,
      Array.from({ length: count }, () => {
        const asset = randomUUID()
        const move = { from: issuance(asset), to: availableCredits(randomUUID()) }
        const postings = [{ asset, amount: Credits.parse(1), ...move }]
        return { key: `issue:${asset}`, kind: 'issue' as const, now: new Date(), postings }
      }),
    ),
  )

const read = async (path: string) => {
  const answer = await fetch(`${prefix}/${path}`)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

test('before the first entry there is no checkpoint, and no tile', async () => {
  for (const path of ['checkpoint', 'tile/0/000', 'tile/entries/000.p/1'])
    await expect(read(path)).rejects.toThrow('404')
})

test('a stranger with the key verifies every entry from the tiles alone', async () => {
  await issue(300)
  await sequence()
  const keys = Buffer.from((await read('key')).bytes)
    .toString()
    .trim()
    .split('\n')
    .map(parseVerifierKey)
  const { answer, bytes } = await read('checkpoint')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=1')
  const { size, root } = await openCheckpoint(bytes, { origin: 'credits.example/log', keys })
  expect(size).toBe(300)
  const source = tileSource(size, async (tile) => (await read(tilePath(tile))).bytes)
  const bundles = await Promise.all(['tile/entries/000', 'tile/entries/001.p/44'].map(read))
  const entries = bundles.flatMap(({ bytes }, at) => splitEntries(bytes, at === 0 ? 256 : 44))
  for (const index of [0, 1, 127, 255, 256, 299]) {
    const leaf = leafHash(entries[index] ?? new Uint8Array())
    verifyInclusion({ leaf, index, size, root, proof: await inclusionProof(source, index, size) })
  }
})

test('a tile never changes and may be kept for good; the narrower ones stay after it has grown', async () => {
  const before = await read('tile/0/001.p/44')
  expect(before.answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(before.answer.headers.get('access-control-allow-origin')).toBe('*')
  await issue(5)
  await sequence()
  expect((await read('tile/0/001.p/44')).bytes).toEqual(before.bytes)
  expect((await read('tile/0/001.p/49')).bytes.slice(0, 44 * 32)).toEqual(before.bytes)
})

test.each([
  'tile/0/001.p/50',
  'tile/0/001',
  'tile/0/002.p/1',
  'tile/1/000.p/2',
  'tile/entries/001.p/50',
  'tile/0/1',
  'tile/0/000.p/0',
  'tile/0/000.p/256',
  'tile/0/000%00',
  'tile/99/000',
])('what the signed log does not have is not found: %s', async (path) => {
  await expect(read(path)).rejects.toThrow('404')
})
