import { randomUUID } from 'node:crypto'
import { ExportName } from '@ledgerleaf/contract/accounting'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { offerCredits } from '../../testing/test-market.ts'
import { type TestTransfers, testTransfers } from '../../testing/test-transfers.ts'
import { placeOrder, refundLines, refundOrder, settleOrder } from '../../trade/orders/index.ts'
import { recordPayout } from '../../trade/payouts/index.ts'

let shop: TestTransfers
let back: { reference: string; orderId: string }
const now = new Date()
const year = now.getUTCFullYear()

/** What is more than was owed goes back to the payer, in a run that the make-believe bank carries out. */
const sendBack = async () => {
  const second = await shop.operator('second')
  const { orderId, reference } = await shop.invoice(3)
  await shop.take([{ cents: 3500, words: `Invoice ${reference}`, payer: 'Fjord Paper AS' }])
  const [owed] = await shop.owed()
  const body = { sellerIds: [], returnIds: [owed.id] }
  const run = (await shop.desk.post('/api/operator/payouts/runs', { body })).json()
  await second.post(`/api/operator/payouts/runs/${run.id}/send`)
  await shop.desk.get(`/api/operator/payouts/runs/${run.id}/pain.001.xml`)
  const told = await shop.desk.post(`/api/operator/payouts/runs/${run.id}/sandbox-answer`)
  expect(told.statusCode, told.body).toBe(200)
  back = { reference: owed.reference, orderId }
}

/** Two lines at a discount, one of which goes back in part; an order that goes back whole; a payout. */
const trade = () =>
  inTransaction(shop.site.db, async (tx) => {
    const offers = [await offerCredits(shop.site.db), await offerCredits(shop.site.db)]
    const lines = offers.map(({ listing }) => ({ listingId: listing.id, quantity: Credits.parse(3) }))
    const asked = { buyerId: randomUUID(), lines, feeBasisPoints: 250 }
    const cheap = orThrow(await placeOrder(tx, { ...asked, priceCents: Cents.parse(4001) }, now))
    await settleOrder(tx, cheap, null, now)
    const parts = lines.slice(1).map(({ listingId }) => ({ listingId, quantity: 1 }))
    await refundLines(tx, { orderId: cheap.id, reference: 'one', reason: 'asked', parts }, now)
    const whole = orThrow(await placeOrder(tx, asked, now))
    await settleOrder(tx, whole, null, now)
    await refundOrder(tx, whole.id, 'asked', now)
    const sellerId = offers[0]?.sellerId ?? ''
    await recordPayout(tx, { sellerId, reference: 'LLP-BY-HAND', amountCents: 1000 }, now)
  })

beforeAll(async () => {
  shop = await testTransfers()
  await trade()
  await sendBack()
  await shop.idle()
})
afterAll(() => shop.close())

const read = async (name: string): Promise<Record<string, string>[]> => {
  const path = `/api/operator/accounting/${name}/export.csv?from=${year}-01-01&to=${year}-12-31`
  const [head = '', ...lines] = (await shop.desk.get(path)).body.trim().split('\r\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])))
}
const ask = async (text: string) => (await shop.site.pool.query(text)).rows
const cents = (rows: readonly Record<string, string>[], column: string) =>
  rows.map((row) => Math.round(Number(row[column] || 0) * 100)).sort((a, b) => a - b)
const kept = async (text: string) =>
  (await ask(text)).map(({ cents: one }) => Number(one)).sort((a, b) => a - b)

/** Every column of money of every list, and where the database keeps it. */
const columns: Record<Exclude<ExportName, 'journal'>, Record<string, string>> = {
  orders: {
    price: 'select price_per_credit_cents as cents from settled_line',
    total: 'select total_cents as cents from settled_line',
    discount: 'select total_cents - paid_cents as cents from settled_line',
    paid: 'select paid_cents as cents from settled_line',
    fee: 'select fee_cents as cents from settled_line',
    seller_share: 'select seller_cents as cents from settled_line',
    asked_price: 'select price_minor as cents from settled_line',
    order_vat: 'select case when turn = 1 then vat_cents else 0 end as cents from settled_line',
    order_amount_paid: 'select case when turn = 1 then amount_minor else 0 end as cents from settled_line',
  },
  payments: { amount: 'select amount_minor as cents from orders where settled_at is not null' },
  fees: {
    fee: `select case when to_account like 'money/fees/%' then amount else -amount end as cents from ledger_postings
      where 'money/fees/' in (left(to_account, 11), left(from_account, 11))`,
  },
  refunds: {
    amount: `select amount_minor as cents from refunds where done_at is not null
      union all select amount_minor from part_refunds where done_at is not null`,
  },
  payouts: { amount: 'select amount_cents as cents from payouts' },
  returns: {
    amount: `select amount as cents from ledger_postings
      where 'money/owed/' in (left(to_account, 11), left(from_account, 11))`,
  },
}
const settledLines = `with settled_line as (
  select line.*, orders.vat_cents as order_vat, orders.vat_cents, orders.amount_minor,
    row_number() over (partition by orders.id order by line.id) as turn
  from order_lines line join orders on orders.id = line.order_id where orders.settled_at is not null)`

test('every column of money in every list is what the database keeps, cent by cent', async () => {
  for (const name of ExportName.options) {
    if (name === 'journal') continue
    const rows = await read(name)
    expect(rows.length, name).toBeGreaterThan(0)
    for (const [column, text] of Object.entries(columns[name]))
      expect(cents(rows, column), `${name} ${column}`).toEqual(await kept(`${settledLines} ${text}`))
    const money = Object.keys(rows[0] ?? {}).filter((column) => /\.\d\d$/.test(rows[0]?.[column] ?? ''))
    expect(Object.keys(columns[name]), name).toEqual(expect.arrayContaining(money))
  }
  expect(cents(await read('orders'), 'discount').some((discount) => discount > 0)).toBe(true)
})

test('what was transferred stands with who paid, by the words of the bank', async () => {
  const [paid] = (await read('payments')).filter(({ order }) => order === back.orderId)
  expect(paid).toMatchObject({ payer: 'Fjord Paper AS', provider: 'bank transfer', amount: '30.00' })
  expect(paid?.provider_reference).toMatch(/^Invoice RF/)
})

test('money that goes back to a payer stands in a list of its own, and in the journal by the bank’s reference', async () => {
  const { reference, orderId } = back
  const own = (await read('returns')).filter((row) => row.order === orderId)
  expect(own).toMatchObject([
    { what: 'owed back', reference, why: 'over', payee: '', amount: '5.00', currency: 'USD' },
    { what: 'sent back', reference, why: 'over', payee: 'Fjord Paper AS', amount: '5.00', currency: 'USD' },
  ])
  const journal = await read('journal')
  const texts = (of: string) => new Set(journal.filter((row) => row.reference === of).map(({ text }) => text))
  expect([...texts(reference)]).toEqual(['Owed back to a payer', 'Sent back to a payer'])
  expect(
    journal.some((row) => row.text === 'Transfer received' && /^Invoice RF/.test(row.reference ?? '')),
  ).toBe(true)
})
