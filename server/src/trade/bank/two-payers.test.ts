import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestTransfers, testTransfers } from '../../testing/test-transfers.ts'

let bank: TestTransfers
beforeAll(async () => {
  bank = await testTransfers({ QUOTES_OPEN_MAX: '20' })
})
afterAll(() => bank.close())

const payerA = { payer: 'Payer A', iban: 'GB82WEST12345698765432' }
const payerB = { payer: 'Payer B', iban: 'FR1420041010050500013M02606' }

type Owed = {
  invoiceNumber: string
  payeeName: string | null
  amountMinor: number
  why: string
  currency: string
}

/** What is owed for an invoice to whom, the least first. */
const owedFor = async (invoiceNumber: string | null) =>
  ((await bank.owed()) as Owed[])
    .filter((one) => one.invoiceNumber === invoiceNumber)
    .map(({ payeeName, amountMinor, why }) => ({ payeeName, amountMinor, why }))
    .sort((one, other) => one.amountMinor - other.amountMinor)

test('a refund of an order that two paid goes to the last first, and to nobody more than came from them', async () => {
  const { orderId, reference, invoiceNumber, listing } = await bank.invoice(10)
  await bank.take([{ cents: 9100, reference, ...payerA }])
  await bank.take([{ cents: 900, reference, ...payerB }])
  const said = await bank.admin('refund-part', orderId, 'two', `${listing.tokenId}=2`)
  expect(said).toContain('owed back to whoever transferred it')
  await bank.idle()
  expect(await owedFor(invoiceNumber)).toEqual([
    { payeeName: 'Payer B', amountMinor: 900, why: 'refund' },
    { payeeName: 'Payer A', amountMinor: 1100, why: 'refund' },
  ])
  await bank.admin('refund', orderId, '--reason', 'and the rest')
  await bank.idle()
  expect(await owedFor(invoiceNumber)).toEqual([
    { payeeName: 'Payer B', amountMinor: 900, why: 'refund' },
    { payeeName: 'Payer A', amountMinor: 1100, why: 'refund' },
    { payeeName: 'Payer A', amountMinor: 8000, why: 'refund' },
  ])
})

test('what is too much goes to whoever sent it, also where the other paid last before', async () => {
  const { orderId, reference, invoiceNumber } = await bank.invoice(3)
  await bank.take([{ cents: 1000, reference, ...payerB }])
  await bank.take([{ cents: 2500, reference, ...payerA, iban: 'gb82 WEST 1234 5698 7654 32' }])
  await bank.take([{ cents: 400, reference, ...payerB }])
  expect(await owedFor(invoiceNumber)).toEqual([
    { payeeName: 'Payer B', amountMinor: 400, why: 'again' },
    { payeeName: 'Payer A', amountMinor: 500, why: 'over' },
  ])
  await bank.admin('refund', orderId, '--reason', 'all of it')
  await bank.idle()
  const refunded = (await owedFor(invoiceNumber)).filter(({ why }) => why === 'refund')
  expect(refunded).toEqual([
    { payeeName: 'Payer B', amountMinor: 1000, why: 'refund' },
    { payeeName: 'Payer A', amountMinor: 2000, why: 'refund' },
  ])
})

test('what came without a name goes back to nobody until somebody says where to, and to no other payer', async () => {
  const { orderId, reference, invoiceNumber } = await bank.invoice(3)
  await bank.take([{ cents: 1000, reference, ...payerA }])
  await bank.take([{ cents: 2000, reference, payer: null, iban: null }])
  await bank.admin('refund', orderId, '--reason', 'all of it')
  await bank.idle()
  expect(await owedFor(invoiceNumber)).toEqual([
    { payeeName: 'Payer A', amountMinor: 1000, why: 'refund' },
    { payeeName: null, amountMinor: 2000, why: 'refund' },
  ])
})

test('a refund of a transfer is told as owed until the bank has booked it, on the order, in the mail and on the quote', async () => {
  const { buyer, orderId, token, reference, invoiceNumber } = await bank.invoice(2)
  await bank.take([{ cents: 2700, reference, ...payerA }])
  await bank.admin('refund', orderId, '--reason', 'all of it')
  await bank.idle()
  const shown = async () => (await buyer.get(`/api/orders/${orderId}`)).json()
  expect(await shown()).toMatchObject({ isByTransfer: true, returns: [{ isPaid: false }] })
  const mail = await bank.site.mailTo('company4@example.org', 'Your payment is returned')
  expect(mail.text).toContain('goes back by bank transfer')
  const states = async () =>
    (await bank.see(token)).transfers.map(({ state, why, amountMinor }) => ({ state, why, amountMinor }))
  expect(await states()).toEqual([
    { state: 'received', why: null, amountMinor: 2700 },
    { state: 'owed', why: 'refund', amountMinor: 2000 },
    { state: 'owed', why: 'over', amountMinor: 700 },
  ])
  const returnIds = (await bank.owed())
    .filter((one: { invoiceNumber: string }) => one.invoiceNumber === invoiceNumber)
    .map(({ id }: { id: string }) => id)
  const run = await bank.desk.post('/api/operator/payouts/runs', { body: { sellerIds: [], returnIds } })
  const second = await bank.operator('second')
  await second.post(`/api/operator/payouts/runs/${run.json().id}/send`)
  expect((await shown()).returns).toMatchObject([{ isPaid: false }])
  await second.post(`/api/operator/payouts/runs/${run.json().id}/sandbox-answer`)
  expect((await shown()).returns).toMatchObject([{ isPaid: true }])
  expect((await states()).slice(1)).toEqual([
    { state: 'booked', why: 'refund', amountMinor: 2000 },
    { state: 'booked', why: 'over', amountMinor: 700 },
  ])
})
