import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { holderAddress, tokenId } from '@ledgerleaf/provenance/chain-names'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personOf } from '../ledger/accounts.ts'
import { accountInLog } from '../ledger/leaf.ts'
import { postMany } from '../ledger/post-many.ts'
import { findSalts } from '../ledger/salts.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { newId } from '../platform/id.ts'
import { inTransaction } from '../platform/transaction.ts'
import { postingsOf, step } from '../testing/random-steps.ts'
import { type TestChain, testChain } from '../testing/test-chain.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import type { Hex } from './hex.ts'
import { openMirror, type TurnEnd } from './mirror-turn.ts'
import type { ChainProvider } from './provider.ts'
import { verifyChain } from './verify-chain.ts'

let database: TestDatabase
let chain: TestChain
let dataDir: string
let sequence: () => Promise<void>
/** By how much the mirror's clock is ahead: nobody waits for what it sends again after half a minute. */
let aheadMs = 0
beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'ledgerleaf-chain-'))
  chain = await testChain(database.db, { now: () => new Date(Date.now() + aheadMs) })
  const secret = 'a secret of forty characters for the test'
  const opened = await openSequencer({ db: database.db, dataDir, publicUrl: 'https://test.example', secret })
  sequence = opened.sequence
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** A way to the chain that fails as it is told to: before the chain has heard, or after, when nobody hears the answer. */
const unreliable = (provider: ChainProvider, fails: () => 'before' | 'after' | null): ChainProvider => ({
  request: async (asked) => {
    const when = fails()
    if (when === 'before') throw new Error('the chain is not reached')
    const answer = await provider.request(asked)
    if (when === 'after') throw new Error('the answer got lost')
    return answer
  },
})

/** Two questions of thirty fail, so that a turn of some ten gets to the end about as often as not. */
const failureOf = ['before', 'after'] as const

const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('post' as const),
      steps: fc.array(step, { minLength: 1, maxLength: 12 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constant('mirror' as const), turns: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('restart' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('remember' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('reorganise' as const) }) },
)
/** How many histories are tried; many, to look for what is rare. */
const runs = Number(process.env.CHAIN_RUNS ?? 3)

const history = fc.record({
  events: fc.array(event, { minLength: 6, maxLength: 16 }),
  failures: fc.infiniteStream(fc.nat({ max: 29 })),
  movesAtOnce: fc.integer({ min: 1, max: 40 }),
  confirmations: fc.integer({ min: 1, max: 3 }),
})

const post = async (
  world: string,
  steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[],
) => {
  const entries = steps.map((one) => ({
    key: `${one.kind}:${newId()}`,
    kind: one.kind,
    postings: postingsOf(world, one),
    now: new Date(),
  }))
  await inTransaction(database.db, (tx) => postMany(tx, entries))
  await sequence()
}

/** Mirrors until there is nothing left to do; what is on its way gets blocks to arrive in. */
const catchUp = async (): Promise<void> => {
  const mirror = openMirror(chain.parts)
  for (let turns = 0; turns < 500; turns++) {
    const end: TurnEnd = await mirror.turn()
    if (end === 'idle') return
    if (end === 'waits') aheadMs += 5000
  }
  throw new Error('the mirror does not come to an end')
}

/** Asked of both sides directly, and not by our own comparison. */
const expectSame = async (): Promise<void> => {
  const { rows } = await database.pool.query<{ account: string; asset: string; amount: number }>(
    `select account, asset, amount from ledger_balances where not is_money(asset)`,
  )
  const persons = rows.flatMap(({ account }) => personOf(account) ?? [])
  const salts = await findSalts(database.db, persons)
  const { node } = chain.parts
  const block = await node.blockNumber()
  const [onChain, inLedger]: [string[], string[]] = [[], []]
  for (const { account, asset, amount } of rows) {
    const id = tokenId(asset)
    const name = accountInLog(account, salts)
    if (/^(world|credits\/retired|credits\/cancelled)/.test(account)) continue
    inLedger.push(`${account} ${asset}: ${amount}`)
    onChain.push(
      `${account} ${asset}: ${await node.read('balanceOf', [holderAddress(name) as Hex, id], block)}`,
    )
  }
  expect(onChain).toEqual(inLedger)
  const { rows: batches } = await database.pool.query<{ asset: string; retired: number; cancelled: number }>(
    `select asset, coalesce(sum(amount) filter (where account like 'credits/retired/%'), 0)::bigint as retired,
       coalesce(sum(amount) filter (where account = 'credits/cancelled'), 0)::bigint as cancelled
     from ledger_balances where not is_money(asset) group by asset`,
  )
  for (const { asset, retired, cancelled } of batches) {
    expect(await node.read('retiredOf', [tokenId(asset)], block)).toBe(BigInt(retired))
    expect(await node.read('cancelledOf', [tokenId(asset)], block)).toBe(BigInt(cancelled))
  }
}

test(
  'any history of the ledger, mirrored with failures, restarts and reorganisations, ends with chain equal to ledger',
  async () => {
    let worlds = 0
    await fc.assert(
      fc.asyncProperty(history, async ({ events, failures, movesAtOnce, confirmations }) => {
        worlds += 1
        const world = `world-${worlds}-${newId().slice(-6)}`
        const fails = () => failureOf[failures.next().value ?? 2] ?? null
        const open = () =>
          openMirror(chain.partsThrough(unreliable(chain.provider, fails), { movesAtOnce, confirmations }))
        let mirror = open()
        let remembered: unknown = null
        for (const happens of events) {
          if (happens.type === 'post') await post(world, happens.steps)
          if (happens.type === 'restart') mirror = open()
          if (happens.type === 'mirror')
            for (let turn = 0; turn < happens.turns; turn++) await mirror.turn().catch(() => undefined)
          if (happens.type === 'remember')
            remembered = await chain.provider.request({ method: 'evm_snapshot' })
          if (happens.type === 'reorganise' && remembered !== null) {
            await chain.provider.request({ method: 'evm_revert', params: [remembered] })
            remembered = null
          }
        }
        await catchUp()
        const { differences, nextIndex } = await verifyChain(database.reader, chain.parts.node, {
          begunBlock: null,
          now: () => new Date(),
        })
        expect(differences).toEqual([])
        const { rows } = await database.pool.query(
          `select max(leaf_index) as last from log_leaves leaf where exists (
           select from ledger_postings posting where posting.entry_id = leaf.entry_id and serials is not null)`,
        )
        expect(nextIndex).toBe((rows[0]?.last ?? -1) + 1)
        await expectSame()
      }),
      // What fails is told as it happened: to shrink it would take longer than to read it.
      { numRuns: runs, endOnFailure: true },
    )
  },
  60_000 * runs,
)
