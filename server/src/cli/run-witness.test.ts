import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { availableCredits, issuance } from '../ledger/accounts.ts'
import { makeProofFile } from '../ledger/entry-proofs.ts'
import { post } from '../ledger/post.ts'
import { findVerifierKeys } from '../log/checkpoint-queries.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { openWitnessing } from '../log/run-witnessing.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { runVerify } from './run-verify.ts'
import { runWitness } from './run-witness.ts'

const folder = mkdtempSync(join(tmpdir(), 'ledgerleaf-witness-'))
const log = pino({ level: 'silent' })
let database: TestDatabase
let key: string
let entryKey: string

beforeAll(async () => {
  database = await testDatabase()
  const asset = randomUUID()
  entryKey = `issue:${asset}`
  const postings = [
    { asset, amount: Credits.parse(5), from: issuance(asset), to: availableCredits(randomUUID()) },
  ]
  await inTransaction(database.db, (tx) =>
    post(tx, { key: entryKey, kind: 'issue', now: new Date(), postings }),
  )
  const secret = 'a secret of forty characters for the test'
  const parts = { db: database.db, dataDir: folder, publicUrl: 'https://credits.example', secret }
  await (await openSequencer(parts)).sequence()
  key = (await findVerifierKeys(database.db))[0] ?? ''
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Starts the command as somebody else would, and hands over the line it prints for the settings of the log. */
const start = async (words: readonly string[]) => {
  const talk = new EventEmitter()
  const printed = once(talk, 'printed')
  const ended = runWitness(words, {
    tell: (line) => line.includes('+') && line.includes('http') && talk.emit('printed', line),
    until: once(talk, 'stop'),
  })
  const [line = ''] = (await Promise.race([printed, ended.then(() => [])])) as string[]
  const [witnessKey = '', url = ''] = line.split(' ')
  return {
    key: witnessKey,
    url,
    stop: async () => {
      talk.emit('stop')
      await ended
    },
  }
}

test('a second party runs one command, and what it signed is demanded of a certificate years later', async () => {
  const place = join(folder, 'w1')
  const words = ['--name', 'witness.example/w1', '--log', key, '--folder', place, '--port', '0']
  const witness = await start(words)
  expect((await (await fetch(witness.url)).text()).split('\n')).toEqual([
    'A witness of transparency logs (c2sp.org/tlog-witness).',
    `Key: ${witness.key}`,
    'Looks at: credits.example/log',
    '',
  ])
  await (await openWitnessing({ db: database.db, log, witnesses: [witness] })).askAll()
  await witness.stop()
  const proof = await makeProofFile(database.db, entryKey)
  const file = join(folder, 'entry.tlog-proof')
  writeFileSync(file, proof?.state === 'included' ? proof.text : '')
  expect(await runVerify([file, '--key', key, '--witness', witness.key])).toMatch(
    /✓ The same state was seen by witness\.example\/w1 \(\d{4}-\d\d-\d\d \d\d:\d\d UTC\)\./,
  )
  // The same folder is the same witness.
  const again = await start(words)
  expect(again.key).toBe(witness.key)
  await again.stop()
  expect(readdirSync(place).toSorted()).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.checkpoint$/), 'key'])
})

test('a witness that did not sign is missed by name of how many', async () => {
  const other = await start([
    '--name',
    'witness.example/w2',
    '--log',
    key,
    '--folder',
    join(folder, 'w2'),
    '--port',
    '0',
  ])
  await other.stop()
  const file = join(folder, 'entry.tlog-proof')
  await expect(runVerify([file, '--key', key, '--witness', other.key])).rejects.toThrow(
    '0 of the one known witness saw this state, and 1 must have.',
  )
  expect(await runVerify([file, '--key', key, '--witness', other.key, '--needed', '0'])).toContain(
    'Verified.',
  )
  await expect(runVerify([file, '--key', key, '--witness', other.key, '--needed', '2'])).rejects.toThrow(
    'Usage',
  )
})

test('without a log, with a wrong key or a lost key it does not start', async () => {
  const until = Promise.resolve()
  const tell = () => undefined
  await expect(runWitness(['--name', 'w'], { tell, until })).rejects.toThrow('Usage')
  await expect(
    runWitness(['--name', 'w', '--log', 'no-key', '--folder', join(folder, 'w3')], { tell, until }),
  ).rejects.toThrow('A verifier key is written name+id+key.')
  rmSync(join(folder, 'w1', 'key'))
  await expect(
    runWitness(['--name', 'w', '--log', key, '--folder', join(folder, 'w1')], { tell, until }),
  ).rejects.toThrow('its key is missing')
})
