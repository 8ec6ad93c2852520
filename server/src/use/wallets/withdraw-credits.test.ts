import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdings, withdrawnCredits } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { findBreaches } from '../../ledger/invariants.ts'
import { findRanges } from '../../ledger/range-queries.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { mailsTo } from '../../testing/test-mails.ts'
import { buyCredits, marketNow } from '../../testing/test-market.ts'
import { newPerson } from '../../testing/test-person.ts'
import { type TestWallets, testWallets } from '../../testing/test-wallets.ts'
import { refundOrder } from '../../trade/orders/index.ts'
import { findCardPaid } from '../../trade/payments/index.ts'
import { retireCredits } from '../retirements/index.ts'
import { bringBack } from './bring-back.ts'
import { findWaiting } from './card-waits.ts'
import { readBalances } from './read-chain.ts'
import { withdrawCredits } from './withdraw-credits.ts'

let database: TestDatabase
let chain: TestWallets
const dataDir = mkdtempSync(join(tmpdir(), 'ledgerleaf-wallets-'))
beforeAll(async () => {
  database = await testDatabase()
  chain = await testWallets(database, dataDir)
})
afterAll(async () => {
  expect(await findBreaches(database.db)).toEqual([])
  expect((await verifyLedger(database.db)).findings).toEqual([])
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const holder = async (quantity: number, registry?: string) => {
  const personId = await newPerson(database.pool)
  const { batchId, orderId } = await chain.own(quantity, registry, personId)
  const wallet = await chain.prove(personId)
  return { personId, batchId, orderId, wallet }
}
const owned = (personId: string, batchId: string) => findCredits(database.db, holdings(personId), batchId)
const retire = (personId: string, batchId: string, quantity: number) =>
  inTransaction(database.db, (tx) =>
    retireCredits(
      tx,
      personId,
      {
        batchId,
        quantity: Credits.parse(quantity),
        beneficiary: 'A Company',
        reason: 'other',
        purpose: 'Travel',
      },
      marketNow,
    ),
  )

test('withdrawn credits leave the holding at once, and the wallet has them once the mirror was there', async () => {
  const { personId, batchId, wallet } = await holder(9)
  await chain.withdraw(personId, batchId, wallet.id, 4)
  expect(await owned(personId, batchId)).toBe(5)
  expect(await findCredits(database.db, withdrawnCredits, batchId)).toBe(4)
  await chain.settle()
  const has = await readBalances(chain.reached, wallet.address as `0x${string}`, [batchId])
  expect(has.get(batchId)).toBe(4)
})

test('what is withdrawn cannot be retired here', async () => {
  const { personId, batchId, wallet } = await holder(3)
  await chain.withdraw(personId, batchId, wallet.id, 3)
  await expect(retire(personId, batchId, 1)).rejects.toMatchObject({ code: 'insufficient_credits' })
})

test('withdrawing and retiring the same credits at once: exactly one succeeds', async () => {
  const { personId, batchId, wallet } = await holder(5)
  const races = await Promise.allSettled([
    chain.withdraw(personId, batchId, wallet.id, 5),
    retire(personId, batchId, 5),
  ])
  expect(races.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await owned(personId, batchId)).toBe(0)
})

test('withdrawing the same credits twice at once: exactly one succeeds', async () => {
  const { personId, batchId, wallet } = await holder(5)
  const races = await Promise.allSettled([
    chain.withdraw(personId, batchId, wallet.id, 5),
    chain.withdraw(personId, batchId, wallet.id, 5),
  ])
  expect(races.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await findCredits(database.db, withdrawnCredits, batchId)).toBe(5)
})

test('never more than is owned, and never to a wallet of somebody else', async () => {
  const { personId, batchId, wallet } = await holder(2)
  await expect(chain.withdraw(personId, batchId, wallet.id, 3)).rejects.toMatchObject({
    code: 'insufficient_credits',
  })
  const other = await holder(2)
  await expect(chain.withdraw(personId, batchId, other.wallet.id, 1)).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(chain.withdraw(personId, randomUUID(), wallet.id, 1)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a registry that allows no tokens keeps its credits here, and the refusal tells its reason', async () => {
  const { personId, batchId, wallet } = await holder(2, 'Demo Nature Registry')
  await expect(chain.withdraw(personId, batchId, wallet.id, 1)).rejects.toMatchObject({
    code: 'tokens_not_allowed',
    message: expect.stringContaining('Demo Nature Registry allows no tokens'),
  })
})

test('what does not stand at its registry cannot become a token', async () => {
  const { personId, batchId, wallet } = await holder(2)
  await database.pool.query(`delete from backings where batch_id = $1`, [batchId])
  await expect(chain.withdraw(personId, batchId, wallet.id, 1)).rejects.toMatchObject({ code: 'not_backed' })
})

test('nothing leaves for a contract that is not watched: it could not be seen coming back', async () => {
  const { personId, batchId, wallet } = await holder(2)
  const unwatched = {
    chainId: 5,
    contract: `0x${'5'.repeat(40)}`,
    publicUrl: 'https://test.example',
    cardWaits: { hours: 0, findPaid: async () => [] },
  } as const
  await expect(
    inTransaction(database.db, (tx) =>
      withdrawCredits(
        tx,
        personId,
        { batchId, walletId: wallet.id, quantity: Credits.parse(1) },
        unwatched,
        marketNow,
      ),
    ),
  ).rejects.toMatchObject({ code: 'chain_unavailable' })
})

test('the money of withdrawn credits does not go back until they are', async () => {
  const { personId, batchId, orderId, wallet } = await holder(4)
  await chain.withdraw(personId, batchId, wallet.id, 3)
  await expect(
    inTransaction(database.db, (tx) => refundOrder(tx, orderId, 'asked', marketNow)),
  ).rejects.toMatchObject({ code: 'credits_withdrawn' })
  expect(await owned(personId, batchId)).toBe(1)
})

test('twenty withdrawals are done in a day; what is refused is not counted, and the way back stays open', async () => {
  const { personId, batchId, wallet } = await holder(30)
  const once = () => chain.withdraw(personId, batchId, wallet.id, 1)
  for (let tries = 0; tries < 25; tries += 1)
    await expect(chain.withdraw(personId, batchId, wallet.id, 31)).rejects.toMatchObject({
      code: 'insufficient_credits',
    })
  for (let done = 0; done < 20; done += 1) await once()
  await expect(once()).rejects.toMatchObject({ code: 'rate_limited' })
  expect(await owned(personId, batchId)).toBe(10)
  const back = { batchId, quantity: Credits.parse(1), data: '0x' } as const
  await expect(
    inTransaction(database.db, async (tx) => {
      await bringBack(tx, personId, wallet.id, back, new Date())
      throw new Error('taken, and not sent')
    }),
  ).rejects.toThrow('taken, and not sent')
})

test('its owner has a mail of each withdrawal', async () => {
  const { personId, batchId, wallet } = await holder(2)
  await chain.withdraw(personId, batchId, wallet.id, 2)
  expect(await mailsTo(database.pool, personId)).toContain('2 credits withdrawn to your wallet')
})

/** Says how an order was paid, and that it was settled so many hours ago. */
const payOrder = async (orderId: string, pay: 'checkout_page' | 'transfer', hoursAgo: number) => {
  await database.pool.query(
    `insert into payments (order_id, provider, pay, amount_cents, currency, state, created_at)
     values ($1, $2, $3, 1000, 'usd', 'succeeded', now())`,
    [orderId, pay === 'transfer' ? 'bank' : 'stripe', pay],
  )
  await database.pool.query(
    `update orders set settled_at = now() - make_interval(hours => $2) where id = $1`,
    [orderId, hoursAgo],
  )
}

test('what was paid by card leaves after its time, what was paid by transfer at once, and retiring waits for neither', async () => {
  const { personId, batchId, orderId, wallet } = await holder(4)
  await payOrder(orderId, 'checkout_page', 71)
  const leave = (quantity: number) => chain.withdraw(personId, batchId, wallet.id, quantity, 72)
  await expect(leave(1)).rejects.toMatchObject({ code: 'credits_waiting', field: 'quantity' })
  const rule = { hours: 72, findPaid: findCardPaid }
  expect(await findWaiting(database.db, personId, rule, new Date())).toMatchObject([{ batchId, quantity: 4 }])
  const words = { beneficiary: 'B', purpose: 'P', reason: 'other' as const }
  await inTransaction(database.db, (tx) =>
    retireCredits(tx, personId, { batchId, quantity: Credits.parse(1), ...words }, new Date()),
  )
  // The same batch, paid by transfer: those leave, and not one serial of the others.
  const { rows } = await database.pool.query('select listing_id from order_lines where order_id = $1', [
    orderId,
  ])
  const other = await buyCredits(database.db, personId, rows[0].listing_id, 2)
  await payOrder(other.id, 'transfer', 0)
  await expect(leave(3)).rejects.toMatchObject({ message: expect.stringContaining('2 can be withdrawn now') })
  const race = await Promise.allSettled([leave(2), leave(2)])
  expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await findRanges(database.db, withdrawnCredits, batchId)).toEqual([{ first: 5, last: 6 }])
  await database.pool.query(`update orders set settled_at = now() - interval '73 hours' where id = $1`, [
    orderId,
  ])
  await leave(3)
  expect(await owned(personId, batchId)).toBe(0)
})
