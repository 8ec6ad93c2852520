import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import { tokenId } from '@ledgerleaf/provenance/chain-names'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { availableCredits, issuance, listedCredits } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { newId } from '../platform/id.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type TestChain, testChain } from '../testing/test-chain.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { findEntries } from './entry-queries.ts'
import { MirrorHalt } from './mirror-parts.ts'
import { openMirror } from './mirror-turn.ts'

let database: TestDatabase
let dataDir: string
let chain: TestChain
let now = new Date()
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'ledgerleaf-mirror-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))
beforeEach(async () => {
  database = await testDatabase()
  now = new Date()
  chain = await testChain(database.db, { now: () => now })
  return database.drop
})

const secret = 'a secret of forty characters for the test'
const sequence = async (folder = dataDir) => {
  const parts = {
    db: database.db,
    dataDir: path.join(folder, newId()),
    publicUrl: 'https://test.example',
    secret,
  }
  await (await openSequencer(parts)).sequence()
}

/** Issues to as many sellers as wanted, in one entry. */
const issue = async (batch: string, sellers: number, key = `issue:${newId()}`): Promise<void> => {
  const postings = Array.from({ length: sellers }, () => ({
    asset: batch,
    amount: Credits.parse(3),
    from: issuance(batch),
    to: availableCredits(newId()),
  }))
  await inTransaction(database.db, (tx) => post(tx, { key, kind: 'issue', postings, now: new Date() }))
  await sequence()
}

const mirrorAll = async (): Promise<void> => {
  const mirror = openMirror(chain.parts)
  while ((await mirror.turn()) !== 'idle');
}

const asked = (method: string, params: unknown[] = []) => chain.provider.request({ method, params })

test('an entry in three parts arrives, each part once, over a restart and a reorganisation in its midst', async () => {
  const batch = newId()
  await issue(batch, 230)
  const { node } = chain.parts
  const head = async () => node.head(await node.blockNumber())
  const config = { kind: 'rpc', chainId: null, contract: null } as never
  const state = async () => (await findEntries(database.db, config, [0]))[0]?.state
  /** Each turn is that of a process that has just started. */
  const turnUntil = async (part: number) => {
    while ((await head()).part < part) await openMirror(chain.parts).turn()
  }
  await turnUntil(1)
  const before = await asked('evm_snapshot')
  await turnUntil(2)
  expect(await state()).toBe('sent')
  await asked('evm_revert', [before])
  expect(await head()).toMatchObject({ index: 0, part: 1 })
  // What was sent, and is in no block, is sent again after a while.
  now = new Date(now.getTime() + 40_000)
  await mirrorAll()
  expect(await head()).toMatchObject({ index: 1, part: 0 })
  expect(await node.read('issuedOf', [tokenId(batch)], await node.blockNumber())).toBe(690n)
  expect(await state()).toBe('confirmed')
  const { rows } = await database.pool.query(
    `select moves, ends_open, state from chain_transactions where kind = 'record' order by nonce`,
  )
  expect(rows).toEqual([
    { moves: 100, ends_open: true, state: 'confirmed' },
    { moves: 100, ends_open: true, state: 'confirmed' },
    { moves: 30, ends_open: false, state: 'confirmed' },
  ])
}, 120_000)

test('a transaction that no block takes is signed again for a higher fee, under the same number', async () => {
  await issue(newId(), 1)
  await asked('evm_setAutomine', [false])
  const mirror = openMirror(chain.partsThrough(chain.provider, { anchorMs: 3_600_000, stuckMs: 1000 }))
  await database.pool.query('update chain_mirrors set anchored_at = now()')
  expect(await mirror.turn()).toBe('more')
  expect(await mirror.turn()).toBe('waits')
  now = new Date(now.getTime() + 2000)
  expect(await mirror.turn()).toBe('waits')
  const { rows } = await database.pool.query(
    'select fee_wei::float8 as fee, transaction_id from chain_attempts order by signed_at',
  )
  expect(rows).toHaveLength(2)
  expect(rows[1].transaction_id).toBe(rows[0].transaction_id)
  expect(rows[1].fee).toBeGreaterThanOrEqual(rows[0].fee * 1.125)
  await asked('evm_mine')
  await asked('evm_setAutomine', [true])
  await mirrorAll()
  const { rows: kept } = await database.pool.query(
    `select state from chain_transactions where kind = 'record'`,
  )
  expect(kept).toEqual([{ state: 'confirmed' }])
})

test('what the chain took back and is signed again, word for word, is the transaction it was', async () => {
  await issue(newId(), 1)
  const before = await asked('evm_snapshot')
  await mirrorAll()
  const states = `select kind, hash, state, reorganised from chain_transactions order by kind`
  const { rows: first } = await database.pool.query(states)
  expect(first.map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
  await asked('evm_revert', [before])
  // The log is anchored as soon as anything is to be, and the record behind it has its own number again.
  now = new Date(now.getTime() + 1000)
  await mirrorAll()
  const { rows: again } = await database.pool.query(states)
  expect(again).toEqual(first.map((row) => ({ ...row, reorganised: row.kind === 'anchor' ? 1 : 0 })))
  expect((await chain.parts.node.head(await chain.parts.node.blockNumber())).index).toBe(1)
})

test('an entry is waiting, then confirmed with its block; money alone is on no chain', async () => {
  const batch = newId()
  await issue(batch, 1)
  const off = { kind: 'rpc', chainId: null, contract: null } as never
  expect((await findEntries(database.db, off, [0]))[0]).toMatchObject({ state: 'waiting', transaction: null })
  await mirrorAll()
  const [entry] = await findEntries(database.db, off, [0, 7])
  expect(entry).toMatchObject({ index: 0, state: 'confirmed' })
  expect(entry?.transaction).toMatch(/^0x[0-9a-f]{64}$/)
  expect(entry?.confirmations).toBeGreaterThan(0)
})

test('a contract that has another log than this one is never written to', async () => {
  await issue(newId(), 1)
  await mirrorAll()
  const { deployment } = chain.parts
  const other = await testDatabase()
  const first = database
  database = other
  try {
    await other.pool.query(
      'insert into chain_mirrors (chain_id, contract, signer, begun_at) values ($1, $2, $3, now())',
      [deployment.chainId, deployment.contract, deployment.account],
    )
    const mirror = openMirror({ ...chain.parts, db: other.db })
    await expect(mirror.turn()).rejects.toThrow(MirrorHalt)
    await issue(newId(), 1)
    await expect(mirror.turn()).rejects.toThrow(/another entry 0 than this log/)
  } finally {
    database = first
    await other.drop()
  }
})

test('a paused contract halts the mirror, and nothing is skipped when it goes on', async () => {
  const batch = newId()
  await issue(batch, 1)
  await mirrorAll()
  const { encodeCall } = await import('./node.ts')
  const { sendTransaction } = await import('./send-transaction.ts')
  const send = async (what: 'pause' | 'unpause') => {
    await sendTransaction(
      chain.parts,
      { kind: 'allow' },
      encodeCall(what, []),
      await chain.parts.node.nonce(),
    )
    await openMirror(chain.parts)
      .turn()
      .catch(() => undefined)
  }
  await send('pause')
  const seller = newId()
  await inTransaction(database.db, (tx) =>
    post(tx, {
      key: `issue:${newId()}`,
      kind: 'issue',
      postings: [
        { asset: batch, amount: Credits.parse(5), from: issuance(batch), to: availableCredits(seller) },
      ],
      now: new Date(),
    }),
  )
  await inTransaction(database.db, (tx) =>
    post(tx, {
      key: `list:${newId()}`,
      kind: 'list',
      postings: [
        {
          asset: batch,
          amount: Credits.parse(5),
          from: availableCredits(seller),
          to: listedCredits(newId()),
        },
      ],
      now: new Date(),
    }),
  )
  await sequence()
  const through = chain.partsThrough(chain.provider, { anchorMs: 3_600_000 })
  await database.pool.query('update chain_mirrors set anchored_at = now()')
  await expect(openMirror(through).turn()).rejects.toThrow(/EnforcedPause/)
  await send('unpause')
  await mirrorAll()
  const { node } = chain.parts
  const block = await node.blockNumber()
  expect(await node.read('issuedOf', [tokenId(batch)], block)).toBe(8n)
  expect((await node.head(block)).index).toBe(3)
})
