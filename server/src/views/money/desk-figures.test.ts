import { randomUUID } from 'node:crypto'
import { type DeskFigure, deskFigures, filterOf, type MoneyRow } from '@ledgerleaf/contract/money-lists'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../platform/db.ts'
import { orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { buyCredits, offerCredits, promiseCredits } from '../../testing/test-market.ts'
import { type TestTransfers, testTransfers } from '../../testing/test-transfers.ts'
import { failReturn, placeOrder, refundLines, settleOrder } from '../../trade/orders/index.ts'
import { importRates } from '../../trade/rates/index.ts'

let shop: TestTransfers
const now = new Date()
const old = new Date('2026-03-01T12:00:00Z')
const names = Object.keys(deskFigures) as DeskFigure[]
const refundOne = (tx: Tx, orderId: string, listingId: string) => {
  const parts = [{ listingId, quantity: 1 }]
  return refundLines(tx, { orderId, reference: randomUUID(), reason: 'asked', parts }, now)
}
const kept = async (text: string) => (await shop.site.pool.query(text)).rows

/** Sales long ago and today, of promises, and in euros; none of them has a record of a payment. */
const sell = async () => {
  const { listing } = await offerCredits(shop.site.db)
  const { listing: promised } = await promiseCredits(shop.site.db)
  await buyCredits(shop.site.db, randomUUID(), listing.id, 3, { at: old })
  await buyCredits(shop.site.db, randomUUID(), promised.id, 4, { at: now })
  await inTransaction(shop.site.db, async (tx) => {
    const rates = { day: '2026-04-01', source: 'a bank', usdPerEuro: 1_082_300, gbpPerEuro: 834_500 }
    const { id } = await importRates(tx, null, rates, now)
    const lines = [{ listingId: listing.id, quantity: Credits.parse(3) }]
    const paysIn = { currency: 'eur', sheet: { id, ...rates } } as const
    const order = orThrow(
      await placeOrder(tx, { buyerId: randomUUID(), lines, feeBasisPoints: 250, paysIn }, now),
    )
    await settleOrder(tx, order, null, now)
  })
}

/** A refund the provider took and could not return, and one that is under way. */
const refund = async () => {
  const { listing } = await offerCredits(shop.site.db)
  const order = await buyCredits(shop.site.db, randomUUID(), listing.id, 5, { at: now })
  await inTransaction(shop.site.db, (tx) => refundOne(tx, order.id, listing.id))
  await shop.idle()
  const [{ provider_id: providerId }] = await kept('select provider_id from part_refunds')
  await inTransaction(shop.site.db, (tx) => failReturn(tx, providerId, 'lost_or_stolen_card', now))
}

const dispute = async () => {
  const buyer = await shop.person('disputing@example.org')
  const { listing } = await shop.listing(5, 1000)
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 3 }])
  const placed = (await shop.order(buyer, basketId, 3000, { pay: 'checkout_page' })).json()
  await shop.payAt(placed.payUrl, 'pm_card_createDispute')
  await shop.until(buyer, placed, 'settled')
  await shop.idle()
}

beforeAll(async () => {
  shop = await testTransfers()
  await sell()
  await refund()
  await dispute()
  const over = await shop.invoice(2)
  await shop.invoice(1)
  await shop.take([
    { cents: 2500, words: over.reference, payer: 'Fjord Paper AS' },
    { cents: 777, words: 'for nothing that we know' },
  ])
})
afterAll(() => shop.close())

const list = async (name: string, query: Record<string, string> = {}) =>
  (await shop.desk.get(`/api/operator/money/lists/${name}?${new URLSearchParams(query)}`)).json()

const rowsOf = async (name: DeskFigure): Promise<{ rows: MoneyRow[]; total: unknown }> => {
  const filter = filterOf(name, new Date())
  const first = await list(deskFigures[name].list, filter)
  const rows: MoneyRow[] = [...first.rows]
  for (let { next } = first; next; ) {
    const page = await list(deskFigures[name].list, { ...filter, after: next })
    rows.push(...page.rows)
    next = page.next
  }
  return { rows, total: first.total }
}

test('every figure of the desk is the list it leads to, row by row, in number and in sum', async () => {
  const { figures, payoutsDue } = (await shop.desk.get('/api/operator/money')).json()
  expect(Object.keys(figures).sort()).toEqual([...names].sort())
  for (const name of names) {
    const { rows, total } = await rowsOf(name)
    expect(total, name).toEqual(figures[name])
    expect(figures[name].count, name).toBe(rows.length)
    expect(figures[name].cents, name).toBe(rows.reduce((sum, row) => sum + (row.amountCents ?? 0), 0))
    for (const { currency, minor, cameMinor, leftMinor, count } of figures[name].sums) {
      const own = rows.filter((row) => row.currency === currency)
      const total = (of: (minor: number) => number) => own.reduce((sum, row) => sum + of(row.minor), 0)
      expect([count, minor], name).toEqual([own.length, total((one) => one)])
      expect([cameMinor, leftMinor], name).toEqual([
        total((one) => Math.max(one, 0)),
        total((one) => Math.max(-one, 0)),
      ])
    }
  }
  const empty = names.filter((name) => figures[name].count === 0)
  expect(empty.sort()).toEqual(['invoicesOverdue', 'refundsUnderWay'])
  const { candidates } = (await shop.desk.get('/api/operator/payouts')).json()
  const due = candidates.filter(({ blocked }: { blocked: string | null }) => blocked === null)
  expect(payoutsDue.count).toBe(due.length)
})

test('the figures are what the database keeps: paid orders whenever they were placed, fees of the ledger', async () => {
  const { figures } = (await shop.desk.get('/api/operator/money')).json()
  const [paid] =
    await kept(`select count(*)::int as count, sum(total_cents + vat_cents)::int as cents from orders
    where coalesce(paid_at, settled_at) >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'`)
  expect(figures.paidToday).toMatchObject(paid)
  const [fees] = await kept(
    `select sum(amount)::int as cents from ledger_balances where account like 'money/fees/%'`,
  )
  expect(figures.feesEarned).toMatchObject(fees)
  expect((await list('fees')).rows.every(({ orderId }: MoneyRow) => orderId !== null)).toBe(true)
})

test('a refund that failed stands on the desk with what the provider said, and goes out once more from there', async () => {
  const { rows } = await list('refunds', { state: 'return_failed' })
  expect(rows).toMatchObject([{ detail: expect.stringContaining('lost_or_stolen_card') }])
  const [{ id, orderId }] = rows
  const { failedReturns } = (await shop.desk.get(`/api/operator/money/orders/${orderId}`)).json()
  expect(failedReturns).toMatchObject([{ id, failure: 'lost_or_stolen_card' }])
  const again = () =>
    shop.desk.post(`/api/operator/money/returns/${id}/again`, {
      body: { reason: 'The buyer’s bank has issued a new card' },
    })
  expect((await again()).statusCode).toBe(200)
  await shop.idle()
  expect((await list('refunds', { state: 'return_failed' })).rows).toEqual([])
  expect((await again()).statusCode).toBe(404)
})

test('a payment nobody waits for any more is not open', async () => {
  const { orderId } = await shop.invoice(1)
  expect((await list('payments', { state: 'open', q: orderId })).rows).toHaveLength(1)
  await shop.desk.post('/api/operator/money/acts', {
    body: {
      act: { kind: 'cancel_order', orderId },
      reason: 'The buyer asked by phone for it',
      requestId: null,
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect((await list('payments', { state: 'open', q: orderId })).rows).toEqual([])
  expect((await list('payments', { q: orderId })).rows).toMatchObject([{ state: 'expired' }])
})

test('a reference of the bank, a tax number, a billing address and an amount in euros find what they name', async () => {
  const [{ reference, order_id: orderId }] = await kept('select reference, order_id from money_returns')
  const { rows: back } = await list('returns', { q: reference.toLowerCase() })
  expect(back).toMatchObject([{ orderId, who: 'Fjord Paper AS', amountCents: 500, state: 'owed' }])
  const found = async (q: string) => (await list('orders', { q })).rows.map((row: MoneyRow) => row.orderId)
  expect(await found(reference)).toEqual([orderId])
  const [{ tax }] = await kept(`select enterprise ->> 'taxId' as tax from orders where id = '${orderId}'`)
  expect(await found(tax)).toContain(orderId)
  expect(await found('invoices@example.org')).toContain(orderId)
  expect(await found('fjord paper')).toEqual([orderId])
  const [euros] = await kept(`select id, amount_minor from orders where currency = 'eur'`)
  const amount = (euros.amount_minor / 100).toFixed(2)
  expect(await found(`€${amount}`)).toEqual([euros.id])
  expect((await list('payments', { q: amount })).rows).toMatchObject([
    { currency: 'eur', minor: euros.amount_minor, detail: 'settled without a payment record' },
  ])
})

test('where a list has nothing, it says which list does', async () => {
  const { rows, elsewhere } = await list('disputes', { q: 'for nothing that we know' })
  expect({ rows, elsewhere }).toEqual({ rows: [], elsewhere: ['bank'] })
})

test('pounds that came in and pounds that went out do not cancel each other out', async () => {
  await shop.take([{ cents: 1000, words: 'somebody’s pounds', currency: 'GBP' }])
  await shop.take([{ cents: 1000, words: 'pounds that left', currency: 'GBP', side: 'DBIT' }])
  const { bankLinesOpen } = (await shop.desk.get('/api/operator/money')).json().figures
  const pounds = bankLinesOpen.sums.find(({ currency }: { currency: string }) => currency === 'gbp')
  expect(pounds).toEqual({ currency: 'gbp', minor: 0, cameMinor: 1000, leftMinor: 1000, count: 2 })
})
