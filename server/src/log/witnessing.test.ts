import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import { writeAddCheckpoint } from '@ledgerleaf/provenance/add-checkpoint'
import { signCheckpoint } from '@ledgerleaf/provenance/checkpoint'
import { cosign } from '@ledgerleaf/provenance/cosignature'
import { noteSigner, parseVerifierKey, writeWitnessKey } from '@ledgerleaf/provenance/note-key'
import { parseProofFile } from '@ledgerleaf/provenance/proof-file'
import { verifyEntry } from '@ledgerleaf/provenance/verify-entry'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { availableCredits, issuance } from '../ledger/accounts.ts'
import { makeProofFile } from '../ledger/entry-proofs.ts'
import { post } from '../ledger/post.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { serveWitness } from '../witness/serve-witness.ts'
import { openWitnessFolder } from '../witness/witness-folder.ts'
import { findCheckpoint, findOrigin, findVerifierKeys } from './checkpoint-queries.ts'
import { nameLog } from './name-log.ts'
import { openSequencer } from './run-sequencer.ts'
import { openWitnessing } from './run-witnessing.ts'
import { witnessCheck } from './witness-check.ts'
import { findWitnesses } from './witness-queries.ts'

let database: TestDatabase
const dir = mkdtempSync(join(tmpdir(), 'ledgerleaf-witness-'))
const log = pino({ level: 'silent' })
const parts = { publicUrl: 'https://credits.example', secret: 'a secret of forty characters for the test' }
const servers: Server[] = []

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await database.pool.query('delete from log_witnesses')
})
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(async () => {
  await database.drop()
  rmSync(dir, { recursive: true })
})

const listen = async (server: Server, port = 0): Promise<string> => {
  servers.push(server)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A witness of its own: its folder is its memory, so one that is opened again is the same one. */
const openWitness = async (name: string, { port = 0, folder = randomUUID() } = {}) => {
  const keys = (await findVerifierKeys(database.db)).map(parseVerifierKey)
  const origin = (await findOrigin(database.db)) ?? ''
  const kept = openWitnessFolder(join(dir, folder))
  const signer = await noteSigner(name, kept.seed, 'witness')
  const told: string[] = []
  const url = await listen(
    serveWitness({ signer, logs: [{ origin, keys }], folder: kept, tell: (line) => told.push(line) }),
    port,
  )
  return { key: writeWitnessKey(signer), url, folder, signer, told }
}

const grow = async (): Promise<string> => {
  const batch = randomUUID()
  const posting = {
    asset: batch,
    amount: Credits.parse(5),
    from: issuance(batch),
    to: availableCredits(randomUUID()),
  }
  const entry = { key: `issue:${batch}`, kind: 'issue' as const, postings: [posting], now: new Date() }
  await inTransaction(database.db, (tx) => post(tx, entry))
  const { sequence } = await openSequencer({ ...parts, db: database.db, dataDir: dir })
  await sequence()
  return entry.key
}
const witnessing = (witnesses: { key: string; url: string }[]) =>
  openWitnessing({ db: database.db, log, witnesses })
const mayAskAgain = () => database.pool.query('update log_witnesses set next_at = now()')
const stand = async () => (await findWitnesses(database.db))[0]
const proofOf = async (key: string): Promise<string> => {
  const proof = await makeProofFile(database.db, key)
  return proof?.state === 'included' ? proof.text : ''
}
const verify = async (proofFile: string, keys: string[]) =>
  verifyEntry({
    entryBytes: parseProofFile(proofFile).extra ?? new Uint8Array(),
    proofFile,
    verifierKeys: await findVerifierKeys(database.db),
    origin: (await findOrigin(database.db)) ?? '',
    witnesses: { keys, needed: keys.length },
  })

test('a certificate carries who else saw the log, and whoever knows their keys can demand it', async () => {
  const first = await grow()
  const [one, two] = [await openWitness('witness.example/w1'), await openWitness('witness.example/w2')]
  const { askAll } = await witnessing([one, two])
  expect((await verify(await proofOf(first), [one.key])).verified).toBe(false)
  expect(await askAll()).toBe(2)
  expect(await verify(await proofOf(first), [one.key, two.key])).toMatchObject({ verified: true })
  // Nothing grew: nobody is asked.
  expect(await askAll()).toBe(0)
  const second = await grow()
  // Until they have seen the new entry its proof leads to the newest state, and the old one stays with the state they saw.
  expect((await verify(await proofOf(second), [])).verified).toBe(true)
  expect((await verify(await proofOf(first), [one.key, two.key])).verified).toBe(true)
  expect(await askAll()).toBe(2)
  expect((await verify(await proofOf(second), [one.key, two.key])).verified).toBe(true)
})

test('the state that is served to anyone has the signatures of the witnesses', async () => {
  await grow()
  const one = await openWitness('witness.example/w1')
  await (await witnessing([one])).askAll()
  const origin = (await findOrigin(database.db)) ?? ''
  const { createHash } = await import('node:crypto')
  const shown = await fetch(`${one.url}/${createHash('sha256').update(origin).digest('hex')}/checkpoint`)
  const newest = await findCheckpoint(database.db)
  expect(await shown.text()).toMatch(`${newest?.note}— witness.example/w1 `)
})

test('a witness that was away is told of, left alone for a while, and signs what it missed', async () => {
  await grow()
  const one = await openWitness('witness.example/w1')
  const { askAll } = await witnessing([one])
  await askAll()
  const [server] = servers.splice(0)
  server?.closeAllConnections()
  server?.close()
  await grow()
  expect(await askAll()).toBe(1)
  expect(await stand()).toMatchObject({
    refuses: false,
    trouble: expect.stringContaining('cannot be reached'),
  })
  expect(await askAll()).toBe(0)
  const again = await openWitness('witness.example/w1', {
    port: Number(new URL(one.url).port),
    folder: one.folder,
  })
  expect(again.key).toBe(one.key)
  const third = await grow()
  await mayAskAgain()
  expect(await askAll()).toBe(1)
  expect(await stand()).toMatchObject({ trouble: null, size: (await findCheckpoint(database.db))?.size })
  expect((await verify(await proofOf(third), [one.key])).verified).toBe(true)
})

test('one that knows more than we remember of it says so, and is asked from there', async () => {
  await grow()
  const one = await openWitness('witness.example/w1')
  const { askAll } = await witnessing([one])
  await askAll()
  await database.pool.query('delete from log_cosignatures')
  await grow()
  expect(await askAll()).toBe(1)
  expect(await stand()).toMatchObject({ trouble: null, refuses: false })
})

test('one that saw another log under our name refuses, and that is told', async () => {
  await grow()
  const one = await openWitness('witness.example/w1')
  const { origin, signer } = await inTransaction(database.db, (tx) => nameLog(tx, parts, new Date()))
  // Somebody with our key showed it another log of the same length.
  const { size = 0 } = (await findCheckpoint(database.db)) ?? {}
  const show = async (forked: number, fill: number) => {
    const checkpoint = await signCheckpoint({ origin, size: forked, root: new Uint8Array(32).fill(fill) }, [
      signer,
    ])
    const body = writeAddCheckpoint({ oldSize: 0, proof: [], checkpoint })
    return (await fetch(`${one.url}/add-checkpoint`, { method: 'POST', body })).status
  }
  expect(await show(size, 7)).toBe(200)
  const { askAll } = await witnessing([one])
  await askAll()
  expect(await stand()).toMatchObject({ refuses: true, size: null })
  await grow()
  await mayAskAgain()
  await askAll()
  expect(await stand()).toMatchObject({ refuses: true, size: null })
  expect(one.told.join()).toContain('ALARM')
  expect(await witnessCheck(database.db).read()).toMatchObject({
    state: 'late',
    says: 'The witness witness.example/w1 does not hold this log for the one it saw.',
  })
})

test('one that saw entries we do not have says that they are missing', async () => {
  await grow()
  const one = await openWitness('witness.example/w1')
  const { origin, signer } = await inTransaction(database.db, (tx) => nameLog(tx, parts, new Date()))
  const checkpoint = await signCheckpoint({ origin, size: 5000, root: new Uint8Array(32).fill(7) }, [signer])
  const body = writeAddCheckpoint({ oldSize: 0, proof: [], checkpoint })
  await fetch(`${one.url}/add-checkpoint`, { method: 'POST', body })
  await (await witnessing([one])).askAll()
  expect(await stand()).toMatchObject({
    refuses: true,
    trouble: expect.stringContaining('entries are missing'),
  })
})

test('servers that ask at once ask each witness once', async () => {
  await grow()
  const one = await openWitness('witness.example/w1')
  const many = await Promise.all(Array.from({ length: 4 }, () => witnessing([one])))
  const asked = await Promise.all(many.map(({ askAll }) => askAll()))
  expect(asked.reduce((sum, count) => sum + count, 0)).toBe(1)
})

test('a witness that the settings name no more is gone with what it signed', async () => {
  const key = await grow()
  const [one, two] = [await openWitness('witness.example/w1'), await openWitness('witness.example/w2')]
  await (await witnessing([one, two])).askAll()
  await witnessing([two])
  expect((await findWitnesses(database.db)).map((witness) => witness.key)).toEqual([two.key])
  expect(await proofOf(key)).not.toContain('witness.example/w1')
  expect(await proofOf(key)).toContain('witness.example/w2')
})

const hostile: Record<string, RequestListener> = {
  'sends nothing': (_, response) => response.end(),
  'sends rubbish': (_, response) => response.end('— no witness at all\n'),
  'sends without end': (_, response) => {
    response.on('error', () => undefined)
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  },
  'sends elsewhere': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  'names a size that is none': (_, response) => response.writeHead(409).end('many\n'),
  'always names another size': (_, response) => response.writeHead(409).end('1\n'),
  'is broken': (_, response) => response.writeHead(500).end('no'),
}
test.each(Object.entries(hostile))(
  'a witness that %s signs nothing, and stops nothing',
  async (_, answer) => {
    await grow()
    const url = await listen(createServer(answer))
    const signer = await noteSigner('witness.example/bad', new Uint8Array(32).fill(4), 'witness')
    const { askAll } = await witnessing([{ key: writeWitnessKey(signer), url }])
    expect(await askAll()).toBe(1)
    expect(await stand()).toMatchObject({ size: null, refuses: false, trouble: expect.any(String) })
    await grow()
  },
)

test('a signature for another state is not believed', async () => {
  await grow()
  const signer = await noteSigner('witness.example/bad', new Uint8Array(32).fill(4), 'witness')
  const line = await cosign('another state\n', signer, new Date())
  const url = await listen(createServer((_, response) => response.end(line)))
  await (await witnessing([{ key: writeWitnessKey(signer), url }])).askAll()
  expect(await stand()).toMatchObject({ size: null, trouble: expect.stringContaining('is not believed') })
})

test('a key that is none of a witness stops the start', async () => {
  const [key = ''] = await findVerifierKeys(database.db)
  await expect(witnessing([{ key, url: 'http://127.0.0.1:9' }])).rejects.toThrow('WITNESSES')
})
