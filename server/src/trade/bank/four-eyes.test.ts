import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeRates } from '../../testing/test-rates.ts'
import type { Browser } from '../../testing/test-site.ts'
import { type TestTransfers, testTransfers } from '../../testing/test-transfers.ts'
import { writeCamt } from '../../testing/write-camt.ts'

let bank: TestTransfers
let second: Browser
beforeAll(async () => {
  bank = await testTransfers({ QUOTES_OPEN_MAX: '20', FOUR_EYES_CENTS: '5000' })
  second = await bank.operator('second')
})
afterAll(() => bank.close())

const state = async (id: string) =>
  (await bank.site.pool.query(`select status from orders where id = $1`, [id])).rows[0]?.status
const lineOf = async (words: string) =>
  (await bank.openLines()).find(({ remittance }: { remittance: string }) => remittance.includes(words))
const line = (id: string, act: string, body: object, by = bank.desk) =>
  by.post(`/api/operator/bank/lines/${id}/${act}`, { body })
const unnamed = async (cents: number) => {
  const words = `from nobody ${randomUUID()}`
  await bank.take([{ cents, words }])
  return lineOf(words)
}
const account = {
  kind: 'iban',
  holder: 'Somebody Else',
  bank: 'A bank',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFF',
}

test('a large line is assigned by two: one proposes, another confirms, and nothing else is done to it meanwhile', async () => {
  const { orderId, invoiceNumber } = await bank.invoice(6)
  const { id } = await unnamed(6000)
  const assigned = await line(id, 'assign', { invoice: invoiceNumber, reason: 'the amount fits' })
  expect(assigned.json(), assigned.body).toEqual({ state: 'proposed' })
  expect(await state(orderId)).toBe('pending')
  const { proposal } = (await bank.openLines()).find((one: { id: string }) => one.id === id)
  expect(proposal).toMatchObject({ act: 'assign', invoice: invoiceNumber, isOwn: true })
  const proposalId = proposal.id
  expect((await line(id, 'return', { reason: 'no, back' }, second)).json().code).toBe('proposal_waits')
  expect((await line(id, 'confirm', { proposalId })).json().code).toBe('forbidden')
  expect((await line(id, 'confirm', { proposalId: randomUUID() }, second)).statusCode).toBe(404)
  const confirmed = await line(id, 'confirm', { proposalId }, second)
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  expect(await state(orderId)).toBe('settled')
})

test('the amount is in dollars: euros and pounds count by their rates, and what has none by two', async () => {
  const aside = async (cents: number, currency: string) => {
    const words = `odd ${randomUUID()}`
    await bank.take([{ cents, words, currency }])
    const { id } = await lineOf(words)
    return (await line(id, 'set-aside', { reason: 'interest of the bank' })).json().state
  }
  expect(await aside(100, 'EUR')).toBe('proposed')
  await takeRates(bank.site.db, { usdPerEuro: 1_250_000, gbpPerEuro: 800_000 })
  expect(await aside(4000, 'EUR')).toBe('done')
  expect(await aside(4001, 'EUR')).toBe('proposed')
  expect(await aside(3200, 'GBP')).toBe('done')
  expect(await aside(3201, 'GBP')).toBe('proposed')
  expect(await aside(5000, 'USD')).toBe('done')
  expect(await aside(100, 'SEK')).toBe('proposed')

  const euros = async (cents: number) => {
    const buyer = await bank.company()
    const { listing } = await bank.listing(10, 1000)
    const basketId = await bank.basket(buyer, [{ listingId: listing.id, quantity: 5 }])
    const made = await bank.ask(buyer, basketId, 5000, { payIn: { currency: 'eur', expectedMinor: 4000 } })
    expect(made.statusCode, made.body).toBe(200)
    const { invoiceNumber } = await bank.accept(made.json().token)
    const words = `euros ${randomUUID()}`
    await bank.take([{ cents, words, currency: 'EUR' }])
    const { id } = await lineOf(words)
    return (await line(id, 'assign', { invoice: invoiceNumber, reason: 'the amount fits' })).json().state
  }
  expect(await euros(4000)).toBe('done')
  expect(await euros(4001)).toBe('proposed')
})

test('small lines for one invoice do not pass one by one, and a refused proposal leaves the line open', async () => {
  const { invoiceNumber } = await bank.invoice(9)
  const [first, next] = [await unnamed(4000), await unnamed(4100)]
  const body = { invoice: invoiceNumber, reason: 'a part of it' }
  expect((await line(first.id, 'assign', body)).json()).toEqual({ state: 'done' })
  expect((await line(next.id, 'assign', body)).json()).toEqual({ state: 'proposed' })
  const { proposal } = (await bank.openLines()).find((one: { id: string }) => one.id === next.id)
  expect((await line(next.id, 'refuse', { proposalId: proposal.id }, second)).statusCode).toBe(200)
  expect((await line(next.id, 'confirm', { proposalId: proposal.id }, second)).json().code).toBe(
    'money_changed',
  )
  expect((await line(next.id, 'return', { reason: 'not for us' })).statusCode).toBe(200)
})

test('a large sum becomes the platform’s own only by two', async () => {
  const { id } = await unnamed(5001)
  expect((await line(id, 'set-aside', { reason: 'interest' })).json()).toEqual({ state: 'proposed' })
  expect(await bank.amount(`money/unclaimed/${id}`)).toBe(5001)
  const { proposal } = (await bank.openLines()).find((one: { id: string }) => one.id === id)
  expect((await line(id, 'confirm', { proposalId: proposal.id }, second)).statusCode).toBe(200)
  expect(await bank.amount(`money/unclaimed/${id}`)).toBe(0)
})

test('a line that names a transfer of ours pays no invoice, by itself or by hand, in any writing', async () => {
  const { orderId, reference, invoiceNumber } = await bank.invoice(2)
  await bank.take([{ cents: 2000, reference, words: 'llb-0123456789ab back' }])
  const { id, note } = await lineOf('llb-0123456789ab')
  expect(note).toBe('It names a transfer back that was never sent.')
  expect((await line(id, 'assign', { invoice: invoiceNumber, reason: 'all the same' })).json().code).toBe(
    'line_not_open',
  )
  expect(await state(orderId)).toBe('pending')
})

test('money goes back to the account the bank named, and no operator says another', async () => {
  const { reference, invoiceNumber } = await bank.invoice(2)
  await bank.take([{ cents: 2500, reference }])
  const [owed] = (await bank.owed()).filter(
    (one: { invoiceNumber: string }) => one.invoiceNumber === invoiceNumber,
  )
  const named = await bank.desk.post(`/api/operator/returns/${owed.id}/account`, {
    body: { account, reason: 'they asked for it' },
  })
  expect(named.json().error, named.body).toBe(
    'The bank named the account it came from: it goes back there, and nowhere else.',
  )
})

test('where the bank sent it back another account may be named, is marked, and whoever named it does not send it', async () => {
  const { reference, invoiceNumber } = await bank.invoice(2)
  await bank.take([{ cents: 2600, reference, payer: 'Closed AG', iban: 'DE36000000000000000000' }])
  const mine = async () =>
    (await bank.owed()).filter((one: { invoiceNumber: string }) => one.invoiceNumber === invoiceNumber)
  const run = async (by: Browser, returnIds: string[]): Promise<string> =>
    (await by.post('/api/operator/payouts/runs', { body: { sellerIds: [], returnIds } })).json().id
  const sent = (by: Browser, id: string) => by.post(`/api/operator/payouts/runs/${id}/send`)
  const first = await run(bank.desk, [(await mine())[0].id])
  await sent(second, first)
  await second.post(`/api/operator/payouts/runs/${first}/sandbox-answer`)
  const [back] = await mine()
  expect(back).toMatchObject({ payeeName: null, before: { name: 'Closed AG', ending: '0000' }, named: null })
  const own = { ...account, iban: 'DE59000000000000004242' }
  const name = (chosen: object) =>
    bank.desk.post(`/api/operator/returns/${back.id}/account`, {
      body: { account: chosen, reason: 'they wrote to us' },
    })
  expect((await name(own)).json().error).toBe('This is the account money is sent from: name the payer’s own.')
  expect((await name(account)).statusCode).toBe(200)
  expect((await mine())[0]).toMatchObject({
    payeeName: 'Somebody Else',
    named: { isYou: true },
    before: { name: 'Closed AG', ending: '0000' },
  })
  // Proposed by another, it is not for whoever named the account to send.
  const again = await run(second, [back.id])
  expect((await sent(bank.desk, again)).json().error).toBe(
    'You said to which account some of it goes: another operator has to send it.',
  )
  expect((await sent(second, again)).json().code).toBe('forbidden')
  const third = await bank.operator('third')
  expect((await sent(third, again)).statusCode).toBe(200)
})

test('a statement that does not begin where the last one ended says so, and the make-believe bank has a name', async () => {
  const statements = async () => (await bank.desk.get('/api/operator/bank')).json().statements
  await bank.take(writeCamt([{ cents: 100, words: 'begins' }], 5000))
  const [last] = await statements()
  await bank.take(writeCamt([{ cents: 100, words: 'goes on' }], last.closingCents))
  expect((await statements())[0].expectedOpeningCents).toBeNull()
  await bank.take(writeCamt([{ cents: 100, words: 'a gap' }], 123_456))
  expect((await statements())[0].expectedOpeningCents).toBe(last.closingCents + 100)
  const { token } = await bank.invoice(1)
  await bank.guest().post(`/api/quotes/${token}/sandbox-pay`, { body: { how: 'exact' } })
  expect((await statements())[0]).toMatchObject({
    importedBy: 'the make-believe bank',
    openingCents: 123_556,
    expectedOpeningCents: null,
  })
})
