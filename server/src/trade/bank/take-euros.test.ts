import type { OwedBack } from '@ledgerleaf/contract/payouts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { brokenRules } from '../../testing/en16931-rules.ts'
import { takeRates } from '../../testing/test-rates.ts'
import { type TestTransfers, testTransfers } from '../../testing/test-transfers.ts'
import { findOrderBreaches } from '../../views/reconciliation/order-invariants.ts'
import { refundLines } from '../orders/index.ts'

let bank: TestTransfers
beforeAll(async () => {
  bank = await testTransfers({
    QUOTES_OPEN_MAX: '20',
    ISSUER_NAME: 'Ledgerleaf GmbH',
    ISSUER_ADDRESS: 'Invalidenstraße 116; 10115 Berlin',
    ISSUER_COUNTRY: 'DE',
    ISSUER_VAT_ID: 'DE136695976',
    VAT_BASIS_POINTS: '1900',
  })
  await takeRates(bank.site.db, { usdPerEuro: 1_083_400, gbpPerEuro: 850_000, source: 'a central bank' })
})
afterAll(() => bank.close())

// Three credits at ten dollars are 27.69 euros at this rate, and 5.26 of VAT.
const due = 3295
const enterprise = (country: string) => ({
  companyName: 'Feld und Fluss GmbH',
  contactName: 'Signe Example',
  businessEmail: 'signe@example.org',
  phoneNumber: '+49 555',
  billingAddress: '1 Example Road\n10115 Berlin',
  taxId: '12345',
  country,
})
const inEuros = {
  payIn: { currency: 'eur', expectedMinor: 2769 },
  enterprise: enterprise('DE'),
  expectedVatCents: 570,
}
const invoice = (listed = 10) => bank.invoice(3, listed, inEuros)
const euros = (cents: number, reference: string) => ({ cents, reference, currency: 'EUR' })
const amount = async (account: string, asset: string): Promise<number> => {
  const { rows } = await bank.site.pool.query<{ amount: number }>(
    'select amount from ledger_balances where account = $1 and asset = $2',
    [account, asset],
  )
  return Number(rows[0]?.amount ?? 0)
}
const state = async (id: string) =>
  (await bank.site.pool.query(`select status from orders where id = $1`, [id])).rows[0]?.status
const owedFor = async (invoiceNumber: string | null): Promise<OwedBack[]> =>
  (await bank.owed())
    .filter((one: OwedBack) => one.invoiceNumber === invoiceNumber)
    // Owed at the same moment, they have no order of their own.
    .sort((one: OwedBack, other: OwedBack) => one.amountMinor - other.amountMinor)
const end = async (orderId: string) => {
  await bank.site.pool.query(`update orders set held_until = now() where id = $1`, [orderId])
  await bank.site.pool.query(`select graphile_worker.add_job('sweep-orders', '{}'::json)`)
  await bank.idle()
}

test('a quote in euros freezes amount, rate and source, and its invoice is in euros to the last line', async () => {
  const { buyer, token, orderId, invoiceNumber, reference } = await invoice()
  const quote = await bank.see(token)
  expect(quote).toMatchObject({
    currency: 'eur',
    netMinor: 2769,
    amountMinor: due,
    receivedMinor: 0,
    netCents: 3000,
    rates: { source: 'a central bank', usdPerEuro: 1_083_400 },
    lines: [{ quantity: 3, totalMinor: 2769 }],
  })
  const mail = await bank.site.mailTo('invoices@example.org', `Invoice ${invoiceNumber}`)
  expect(mail.text).toContain('€32.95 (euros')
  expect(mail.text).toContain(`/api/invoices/files/${invoiceNumber}.pdf?token=`)
  const xml = (await buyer.get(`/api/invoices/files/${invoiceNumber}.xml`)).body
  expect(brokenRules(xml)).toEqual([])
  for (const said of [
    '<ram:InvoiceCurrencyCode>EUR<',
    '<ram:ChargeAmount>9.23<',
    '<ram:TaxTotalAmount currencyID="EUR">5.26<',
    '<ram:DuePayableAmount>32.95<',
    `<ram:PaymentReference>${reference}<`,
  ])
    expect(xml).toContain(said)
  expect((await buyer.get('/api/invoices')).json().invoices[0]).toMatchObject({
    currency: 'eur',
    netMinor: 2769,
    vatMinor: 526,
  })
  await bank.take([euros(due, reference)])
  expect(await state(orderId)).toBe('settled')
  const exchange = `world/money/exchange/${orderId}`
  expect([await amount(exchange, 'eur'), await amount(exchange, 'usd')]).toEqual([due, -3570])
  expect(await amount(`money/transferred/${orderId}`, 'eur')).toBe(0)
})

test('parts in euros add up, what is too much or comes twice is owed back in euros', async () => {
  const { orderId, reference, invoiceNumber, token } = await invoice()
  await bank.take([euros(1000, reference)])
  expect(await bank.see(token)).toMatchObject({ orderStatus: 'pending', receivedMinor: 1000 })
  const mail = await bank.site.mailTo('invoices@example.org', `of invoice ${invoiceNumber} is missing`)
  expect(mail.text).toContain('€22.95')
  await bank.take([euros(2500, reference), euros(due, reference)])
  expect(await state(orderId)).toBe('settled')
  // Both came in one statement, at one moment.
  const owed = (await owedFor(invoiceNumber)).sort((a, b) => a.amountMinor - b.amountMinor)
  expect(owed).toMatchObject([
    { currency: 'eur', amountMinor: 205, why: 'over' },
    { currency: 'eur', amountMinor: due, why: 'again' },
  ])
  expect(await amount(`money/owed/${owed[0]?.id}`, 'eur')).toBe(205)
})

test('the same number in dollars, and a wrong reference, settle nothing and wait on the desk', async () => {
  const { orderId, reference, invoiceNumber } = await invoice()
  await bank.take([{ cents: due, reference }])
  await bank.take([{ cents: due, words: 'for an invoice of yours', currency: 'EUR' }])
  await bank.take([{ cents: due, reference, currency: 'CHF' }])
  expect(await state(orderId)).toBe('pending')
  const lines: { id: string; currency: string; note: string }[] = await bank.openLines()
  const by = (currency: string) => lines.find((line) => line.currency === currency)
  const [dollars, unnamed] = [by('USD'), by('EUR')]
  expect(dollars?.note).toBe('It names an invoice in EUR, and is in USD.')
  expect(by('CHF')?.note).toBe('It is in CHF, of which no accounts are kept.')
  expect(await amount(`money/unclaimed/${unnamed?.id}`, 'eur')).toBe(due)
  const assign = (id = '') =>
    bank.desk.post(`/api/operator/bank/lines/${id}/assign`, {
      body: { invoice: invoiceNumber, reason: 'the words name it' },
    })
  const refused = await assign(dollars?.id)
  expect(refused.json()).toMatchObject({ code: 'invalid_input', field: 'invoice' })
  expect((await assign(unnamed?.id)).statusCode).toBe(200)
  expect(await state(orderId)).toBe('settled')
  const body = { reason: 'not for us' }
  expect((await bank.desk.post(`/api/operator/bank/lines/${dollars?.id}/return`, { body })).statusCode).toBe(
    200,
  )
})

test('late euros take the same credits again, and the page shows the invoice that holds beside the one taken back', async () => {
  const { orderId, reference, token, invoiceNumber, buyer } = await invoice()
  await end(orderId)
  expect(await state(orderId)).toBe('cancelled')
  await bank.take([euros(due, reference)])
  await bank.idle()
  const quote = await bank.see(token)
  expect(quote).toMatchObject({ orderStatus: 'settled', takenBack: { invoiceNumber } })
  expect(quote.invoiceNumber).not.toBe(invoiceNumber)
  const numbers = [quote.invoiceNumber, quote.takenBack?.creditNote]
  for (const number of numbers) {
    const xml = (await buyer.get(`/api/invoices/files/${number}.xml`)).body
    expect(brokenRules(xml)).toEqual([])
    expect(xml).toContain('<ram:GrandTotalAmount>32.95<')
  }
})

test('refunds go back in euros by one run beside dollars, each currency for itself, and the buyer is told when they left', async () => {
  const { orderId, reference, invoiceNumber, buyer, listing } = await invoice()
  await bank.take([euros(due, reference)])
  const parts = [{ listingId: listing.id, quantity: 1 }]
  const part = { orderId, reference: 'r1', reason: 'one was too many', parts }
  await inTransaction(bank.site.db, (tx) => refundLines(tx, part, new Date()))
  await bank.idle()
  await bank.admin('refund', orderId, '--reason', 'the rest too')
  await bank.idle()
  const owed = await owedFor(invoiceNumber)
  expect(owed.map(({ currency, amountMinor, why }) => [currency, amountMinor, why])).toEqual([
    ['eur', 1098, 'refund'],
    ['eur', 2197, 'refund'],
  ])
  const notes = (await buyer.get('/api/invoices'))
    .json()
    .invoices.filter(({ kind }: { kind: string }) => kind === 'credit_note')
  const sum = (field: string) =>
    notes.reduce((all: number, note: Record<string, number>) => all + (note[field] ?? 0), 0)
  expect([sum('netMinor'), sum('vatMinor')]).toEqual([2769, 526])
  for (const { number } of notes)
    expect(brokenRules((await buyer.get(`/api/invoices/files/${number}.xml`)).body)).toEqual([])

  const ids = (await bank.owed()).map(({ id }: OwedBack) => id)
  const second = await bank.operator('second')
  const { id } = (
    await bank.desk.post('/api/operator/payouts/runs', { body: { sellerIds: [], returnIds: ids } })
  ).json()
  expect((await second.post(`/api/operator/payouts/runs/${id}/send`)).statusCode).toBe(200)
  const file = (await second.get(`/api/operator/payouts/runs/${id}/pain.001.xml`)).body
  expect(file.match(/<PmtInf>/g)).toHaveLength(2)
  expect(file).toContain('<InstdAmt Ccy="EUR">10.98<')
  const [run] = (await bank.desk.get('/api/operator/payouts')).json().runs
  expect(run.totals.map(({ currency }: { currency: string }) => currency)).toEqual(['usd', 'eur'])
  const answer = () => second.post(`/api/operator/payouts/runs/${id}/sandbox-answer`)
  expect((await answer()).json()).toMatchObject({ added: ids.length, matched: ids.length })
  expect((await answer()).json()).toMatchObject({ added: 0 })
  const mail = await bank.site.mailTo('invoices@example.org', '€10.98 has left for your account')
  expect(mail.text).toContain(owed[0]?.reference)
  expect(mail.text).toContain(`invoice ${invoiceNumber}`)
  expect(await amount(`money/owed/${owed[0]?.id}`, 'eur')).toBe(0)
  expect(await amount(`world/money/exchange/${orderId}`, 'eur')).toBe(0)
  expect(await bank.owed()).toEqual([])
})

test('no quote is made by rates that are older than a week, and what was made stays paid by its own', async () => {
  const { orderId, reference } = await invoice()
  await bank.site.pool.query(`alter table rate_sheets disable trigger user`)
  await bank.site.pool.query(`update rate_sheets set day = day - 30`)
  const buyer = await bank.company()
  const { listing } = await bank.listing(10, 1000)
  const basketId = await bank.basket(buyer, [{ listingId: listing.id, quantity: 3 }])
  const refused = await bank.ask(buyer, basketId, 3000, inEuros)
  expect(refused.json()).toMatchObject({ code: 'invalid_input', field: 'payIn' })
  await bank.take([euros(due, reference)])
  expect(await state(orderId)).toBe('settled')
  expect(await findOrderBreaches(bank.site.db)).toEqual([])
})
