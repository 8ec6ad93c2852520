import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCell } from '@ledgerleaf/contract/report-cells'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdings, withdrawnCredits } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { findBreaches } from '../../ledger/invariants.ts'
import { findRanges } from '../../ledger/range-queries.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { newPerson } from '../../testing/test-person.ts'
import { type TestWallets, testWallets, tokenRegistry } from '../../testing/test-wallets.ts'
import { refundOrder } from '../../trade/orders/index.ts'
import { removeWallet } from '../../use/wallets/prove-wallet.ts'
import { findWallets } from '../../use/wallets/wallet-queries.ts'
import { findCreditTotals } from '../market/credit-totals.ts'
import { readReportData } from '../reports/report-data.ts'
import { writeReport } from '../reports/write-report.ts'
import { buyerQueries } from './buyer-queries.ts'

let database: TestDatabase
let chain: TestWallets
const dataDir = mkdtempSync(join(tmpdir(), 'ledgerleaf-withdrawn-'))
beforeAll(async () => {
  database = await testDatabase()
  chain = await testWallets(database, dataDir)
})
afterAll(async () => {
  expect(await findBreaches(database.db)).toEqual([])
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const given = {
  company: 'A Company',
  period: { from: '2026-01-01', to: '2026-12-31' },
  footprint: null,
  verification: null,
  publicUrl: 'https://test.example',
  isSandbox: false,
  now: marketNow,
}

/** What of a person's is withdrawn and not back, as each screen and paper tells it. */
const tellings = async (personId: string) => {
  const { withdrawn } = await findWallets(database.db, personId, async () => [])
  const report = writeReport('auditor', await readReportData(database.db, personId, given))
  const rows = report.sections.find(({ name }) => name === 'Withdrawn')?.rows ?? []
  return {
    holdings: withdrawn.reduce((sum, { quantity }) => sum + quantity, 0),
    dashboard: (await buyerQueries(database.db).findCredits(personId)).withdrawnCredits,
    statement: rows.reduce((sum, { cells }) => sum + Number(cells.slice(-1).map(writeCell)), 0),
    leftOut: report.made.leftOut.find(({ what }) => what.startsWith('Withdrawn'))?.credits ?? 0,
  }
}
const all = (count: number) => ({ holdings: count, dashboard: count, statement: count, leftOut: count })

/** Ann and Carl take all they bought of one batch to wallets; then Ann hands hers, key and all, to Bea. */
const tell = async () => {
  const { batch, listing, project } = await offerCredits(database.db, { registry: tokenRegistry })
  const buyer = async (quantity: number) => {
    const personId = await newPerson(database.pool)
    const order = await buyCredits(database.db, personId, listing.id, quantity)
    const serials = await findRanges(database.db, holdings(personId), batch.id)
    const wallet = await chain.prove(personId)
    await chain.withdraw(personId, batch.id, wallet.id, quantity)
    return { personId, order, serials, wallet }
  }
  const ann = await buyer(6)
  const carl = await buyer(4)
  await chain.settle()
  await inTransaction(database.db, (tx) => removeWallet(tx, ann.personId, ann.wallet.id, new Date()))
  const beaId = await newPerson(database.pool)
  const bea = { personId: beaId, wallet: await chain.prove(beaId, ann.wallet.account) }
  const outside = () => findCredits(database.db, withdrawnCredits, batch.id)
  const onPage = async () => (await findCreditTotals(database.db, project.id)).withdrawn
  return { batchId: batch.id, ann, bea, carl, outside, onPage }
}

test('tokens that come back to another account end the withdrawals of their serials, and every figure says so', async () => {
  const { batchId, ann, bea, carl, outside, onPage } = await tell()
  expect(await tellings(ann.personId)).toEqual(all(6))
  await chain.comeBack(bea.personId, batchId, bea.wallet, 4)
  expect(await tellings(ann.personId)).toEqual(all(2))
  expect(await tellings(bea.personId)).toEqual(all(0))
  expect(await tellings(carl.personId)).toEqual(all(4))
  expect([await outside(), await onPage()]).toEqual([6, 6])
  // What was Ann's once is Bea's when it leaves again.
  await chain.withdraw(bea.personId, batchId, bea.wallet.id, 3)
  expect(await tellings(ann.personId)).toEqual(all(2))
  expect(await tellings(bea.personId)).toEqual(all(3))
  expect([await outside(), await onPage()]).toEqual([9, 9])
})

test('whoever brings tokens back gets the serials they withdrew, before any that are lower', async () => {
  const { batchId, carl, bea, ann } = await tell()
  await chain.comeBack(carl.personId, batchId, carl.wallet, 4)
  expect(await findRanges(database.db, holdings(carl.personId), batchId)).toEqual(carl.serials)
  // Of those that Bea took out again, none is Ann's any more.
  await chain.comeBack(bea.personId, batchId, bea.wallet, 6)
  expect(await findRanges(database.db, holdings(bea.personId), batchId)).toEqual(ann.serials)
  await chain.withdraw(bea.personId, batchId, bea.wallet.id, 6)
  expect(await tellings(ann.personId)).toEqual(all(0))
})

test('whoever brings tokens back from a wallet they were handed gets the serials that left for it, not the lowest of another', async () => {
  const { batchId, ann, carl } = await tell()
  await inTransaction(database.db, (tx) => removeWallet(tx, carl.personId, carl.wallet.id, new Date()))
  const danId = await newPerson(database.pool)
  const wallet = await chain.prove(danId, carl.wallet.account)
  await chain.comeBack(danId, batchId, wallet, 3)
  expect(await findRanges(database.db, holdings(danId), batchId)).toEqual([
    { first: carl.serials[0]?.first ?? 0, last: (carl.serials[0]?.first ?? 0) + 2 },
  ])
  expect(await tellings(ann.personId)).toEqual(all(6))
  expect(await tellings(carl.personId)).toEqual(all(1))
})

test('what left for a wallet and came back stands among the recent transactions of whoever did it', async () => {
  const { batchId, ann, bea } = await tell()
  await chain.comeBack(bea.personId, batchId, bea.wallet, 4)
  const told = async (personId: string) =>
    (await buyerQueries(database.db).findTransactions(personId)).map(({ status, credits }) => [
      status,
      credits,
    ])
  expect(await told(ann.personId)).toEqual([
    ['withdrawn', 6],
    ['settled', 6],
  ])
  expect(await told(bea.personId)).toEqual([['brought_back', 4]])
})

test('money does not go back for credits that another has brought back', async () => {
  const { batchId, ann, bea, outside } = await tell()
  await chain.comeBack(bea.personId, batchId, bea.wallet, 6)
  expect(await outside()).toBe(4)
  await expect(
    inTransaction(database.db, (tx) => refundOrder(tx, ann.order.id, 'asked', marketNow)),
  ).rejects.toMatchObject({ code: 'credits_withdrawn' })
})
