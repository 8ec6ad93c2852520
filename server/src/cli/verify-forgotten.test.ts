import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openForgetting } from '@ledgerleaf/chain/local/forget'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openLocalStore } from '../chain/local-store.ts'
import { openMirror } from '../chain/mirror-turn.ts'
import { openProvider } from '../chain/open-provider.ts'
import { ChainTrouble } from '../chain/provider.ts'
import { reachChain } from '../chain/reach-chain.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { readConfig } from '../platform/config.ts'
import { patient } from '../testing/test-chain.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { buyCredits, offerCredits } from '../testing/test-market.ts'
import { newPerson } from '../testing/test-person.ts'
import { runAdmin } from './run-admin.ts'

// A chain in the database takes its time on a machine with other things to do.
vi.setConfig({ testTimeout: 120_000 })

let database: TestDatabase
let dataDir: string
let sequence: () => Promise<void>
beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'ledgerleaf-forgotten-'))
  const secret = 'a secret of forty characters for the test'
  const named = { db: database.db, dataDir, publicUrl: 'https://test.example', secret }
  sequence = (await openSequencer(named)).sequence
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const config = () => readConfig({ DATABASE_URL: database.url, CHAIN: 'local' })
const log = pino({ level: 'silent' })
const verify = () => runAdmin(config(), log, ['chain', 'verify'])

/** What a server does in its thread, one movement for each block, until there is nothing left. */
const mirrorAll = async (): Promise<void> => {
  const { chain, publicUrl } = config()
  const provider = await openProvider(database.db, chain)
  const reached = await reachChain(database.db, provider, chain, { publicUrl, now: new Date() })
  const findWallets = async () => new Map()
  const pace = { ...patient, movesAtOnce: 1 }
  const mirror = openMirror({
    ...reached,
    ...{ db: database.db, findWallets, pace, log, now: () => new Date() },
  })
  while ((await mirror.turn()) !== 'idle');
}

/** As after an hour and a thousand blocks: all that only old states are made of is gone. */
const forget = async (): Promise<void> => {
  const { step } = openForgetting({
    store: openLocalStore(database.db),
    ...{ keepMs: 0, keepBlocks: 1, atOnce: 50 },
    now: () => new Date(Date.now() + 2000),
  })
  while (await step());
}

const trade = async (): Promise<void> => {
  const { listing } = await offerCredits(database.db)
  for (let times = 0; times < 4; times += 1)
    await buyCredits(database.db, await newPerson(database.pool), listing.id, 2)
  await sequence()
  await mirrorAll()
}

test('a local chain that has forgotten its old states is compared as a whole, and refuses old ones in a sentence', async () => {
  await trade()
  await forget()
  await trade()
  const before = await countParts()
  await forget()
  await forget()
  expect(await countParts()).toBeLessThan(before)
  const { rows } = await database.pool.query('select count(*)::int as entries from log_leaves')
  expect(await verify()).toMatch(
    /^Chain and ledger agree: 2 tokens, \d+ balances, 0 retirements and \d+ entries up to/,
  )
  expect(await verify()).toContain(`up to entry ${rows[0].entries} of the log`)
  const provider = await openProvider(database.db, config().chain)
  const old = { method: 'eth_getBalance', params: [`0x${'1'.repeat(40)}`, '0x2'] }
  const refused = await provider.request(old).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ChainTrouble)
  expect(refused).toMatchObject({ message: 'the state of block 2 is no longer kept' })

  await trade()
  await forget()
  expect(await verify()).toMatch(/^Chain and ledger agree: 3 tokens/)
})

const countParts = async (): Promise<number> => {
  const { rows } = await database.pool.query('select count(*)::int as count from chain_local_nodes')
  return rows[0].count
}
