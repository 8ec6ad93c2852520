import { randomUUID } from 'node:crypto'
import { groupReference } from '@ledgerleaf/contract/creditor-reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestTransfers, testTransfers } from '../../testing/test-transfers.ts'
import { writeCamt } from '../../testing/write-camt.ts'

let bank: TestTransfers
beforeAll(async () => {
  bank = await testTransfers({ QUOTES_OPEN_MAX: '20' })
})
afterAll(() => bank.close())

const state = async (id: string) =>
  (await bank.site.pool.query(`select status from orders where id = $1`, [id])).rows[0]?.status
const owedFor = async (invoiceNumber: string | null) =>
  (await bank.owed()).filter((one: { invoiceNumber: string }) => one.invoiceNumber === invoiceNumber)
const end = async (orderId: string) => {
  await bank.site.pool.query(`update orders set held_until = now() where id = $1`, [orderId])
  await bank.site.pool.query(`select graphile_worker.add_job('sweep-orders', '{}'::json)`)
  await bank.idle()
  expect(await state(orderId)).toBe('cancelled')
}

test('the exact amount under the reference settles the order like a card, in any spelling', async () => {
  for (const spell of [
    (reference: string) => ({ reference }),
    (reference: string) => ({ words: `Invoice ${groupReference(reference).toLowerCase()} thanks` }),
    (reference: string) => ({ words: reference.split('').join(' ') }),
  ]) {
    const { buyer, orderId, reference } = await bank.invoice(3)
    const taken = await bank.take([{ cents: 3000, ...spell(reference) }])
    expect(taken.json(), taken.body).toMatchObject({ added: 1, matched: 1 })
    const order = await bank.until(buyer, { id: orderId }, 'settled')
    expect(order).toMatchObject({ isByTransfer: true, sandbox: true })
    expect(await bank.amount(`money/transferred/${orderId}`)).toBe(0)
    expect(order.lines[0]?.serials).toHaveLength(1)
  }
})

test('parts add up: the first is told and kept with the order, the last settles it', async () => {
  const { orderId, reference, token, invoiceNumber } = await bank.invoice(3)
  await bank.take([{ cents: 1000, reference }])
  expect(await bank.see(token)).toMatchObject({
    orderStatus: 'pending',
    receivedMinor: 1000,
    amountMinor: 3000,
  })
  expect(await bank.amount(`money/transferred/${orderId}`)).toBe(1000)
  const mail = await bank.site.mailTo('invoices@example.org', `of invoice ${invoiceNumber} is missing`)
  expect(mail.text).toContain('$20.00')
  await bank.take([
    { cents: 500, reference },
    { cents: 1500, reference },
  ])
  expect(await state(orderId)).toBe('settled')
  expect(await owedFor(invoiceNumber)).toEqual([])
})

test('what is too much settles the order, and the rest is owed to the account it came from', async () => {
  const { orderId, reference, invoiceNumber } = await bank.invoice(3)
  await bank.take([{ cents: 3750, reference }])
  expect(await state(orderId)).toBe('settled')
  expect(await owedFor(invoiceNumber)).toMatchObject([
    { amountMinor: 750, why: 'over', payeeName: 'Field and Fjord AS', payeeEnding: '1717' },
  ])
})

test('an invoice that is paid twice owes the second payment back', async () => {
  const { orderId, reference, invoiceNumber } = await bank.invoice(2)
  await bank.take([
    { cents: 2000, reference },
    { cents: 2000, reference },
  ])
  expect(await state(orderId)).toBe('settled')
  expect(await owedFor(invoiceNumber)).toMatchObject([{ amountMinor: 2000, why: 'again' }])
})

test('late money takes the same credits again, or is owed back where they are sold', async () => {
  const there = await bank.invoice(3)
  await end(there.orderId)
  await bank.take([{ cents: 3000, reference: there.reference }])
  expect(await state(there.orderId)).toBe('settled')
  await bank.idle()
  // The first invoice was credited when its time was over: what is paid now has one that stands.
  const { rows } = await bank.site.pool.query(
    `select kind from invoices where order_id = $1 order by issued_at, number`,
    [there.orderId],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'invoice'])

  const gone = await bank.invoice(4, 4)
  await end(gone.orderId)
  const other = await bank.company()
  const basketId = await bank.basket(other, [{ listingId: gone.listing.id, quantity: 4 }])
  await bank.until(other, (await bank.order(other, basketId, 4000)).json(), 'settled')
  await bank.take([{ cents: 4000, reference: gone.reference }])
  expect(await state(gone.orderId)).toBe('cancelled')
  expect(await owedFor(gone.invoiceNumber)).toMatchObject([{ amountMinor: 4000, why: 'late' }])
})

test('money for an invoice that its buyer or an operator has ended goes back, whatever its amount', async () => {
  const byBuyer = await bank.invoice(3)
  await bank.take([{ cents: 1000, reference: byBuyer.reference }])
  const ended = await byBuyer.buyer.post(`/api/orders/${byBuyer.orderId}/cancel`)
  expect(ended.statusCode, ended.body).toBe(200)
  await bank.idle()
  await bank.take([{ cents: 3000, reference: byBuyer.reference }])
  const byOperator = await bank.invoice(3)
  const act = await bank.desk.post('/api/operator/money/acts', {
    body: {
      act: { kind: 'cancel_order', orderId: byOperator.orderId },
      reason: 'we will not sell to this buyer',
      requestId: null,
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(act.statusCode, act.body).toBe(200)
  await bank.take([{ cents: 3000, reference: byOperator.reference }])
  for (const { orderId } of [byBuyer, byOperator]) expect(await state(orderId)).toBe('cancelled')
  expect(await owedFor(byBuyer.invoiceNumber)).toMatchObject([
    { amountMinor: 1000, why: 'ended' },
    { amountMinor: 3000, why: 'ended' },
  ])
  expect(await owedFor(byOperator.invoiceNumber)).toMatchObject([{ amountMinor: 3000, why: 'ended' }])
  const mail = await bank.site.mailTo('invoices@example.org', '$30.00 goes back to you')
  expect(mail.text).toContain('nothing to pay any more')
})

test('an invoice that is over is no option on the old price: paid after the price rose, its money goes back', async () => {
  const { orderId, reference, invoiceNumber, listing } = await bank.invoice(3)
  await end(orderId)
  await bank.site.pool.query(
    `update listings set price_per_credit_cents = 10000, price_minor = 10000 where id = $1`,
    [listing.id],
  )
  await bank.take([{ cents: 3000, reference }])
  expect(await state(orderId)).toBe('cancelled')
  expect(await owedFor(invoiceNumber)).toMatchObject([{ amountMinor: 3000, why: 'late' }])
})

test('an order that ends with a part of its money owes that part back', async () => {
  const { orderId, reference, invoiceNumber, token } = await bank.invoice(3)
  await bank.take([{ cents: 1200, reference }])
  await end(orderId)
  expect(await owedFor(invoiceNumber)).toMatchObject([{ amountMinor: 1200, why: 'ended' }])
  expect(await bank.see(token)).toMatchObject({ state: 'expired', heldUntil: null })
})

test('the same line in two files, and the same file twice at once, is taken in once', async () => {
  const { orderId, reference, invoiceNumber } = await bank.invoice(3)
  const line = { cents: 1000, reference, name: 'one' }
  const file = writeCamt([line])
  const answers = await Promise.all([bank.take(file), bank.take(file), bank.take([line])])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(answers.reduce((sum, answer) => sum + answer.json().added, 0)).toBe(1)
  expect(await bank.amount(`money/transferred/${orderId}`)).toBe(1000)
  await Promise.all([bank.take([{ cents: 2000, reference }]), bank.take([{ cents: 2000, reference }])])
  expect(await state(orderId)).toBe('settled')
  expect(await owedFor(invoiceNumber)).toMatchObject([{ amountMinor: 2000, why: 'again' }])
})

test('money without a reference waits on the desk, is suggested an invoice, and is assigned with a reason', async () => {
  const { orderId, invoiceNumber } = await bank.invoice(7)
  await bank.take([{ cents: 7000, words: `for ${invoiceNumber} of ours` }])
  const [line] = await bank.openLines()
  expect(line).toMatchObject({
    note: 'It carries the reference of no invoice.',
    likely: [{ number: invoiceNumber }],
  })
  expect(await bank.amount(`money/unclaimed/${line.id}`)).toBe(7000)
  const assign = (body: object) => bank.desk.post(`/api/operator/bank/lines/${line.id}/assign`, { body })
  expect((await assign({ invoice: 'NO-SUCH', reason: 'a guess' })).statusCode).toBe(404)
  expect((await assign({ invoice: invoiceNumber, reason: 'the words name it' })).statusCode).toBe(200)
  expect(await state(orderId)).toBe('settled')
  expect((await assign({ invoice: invoiceNumber, reason: 'once more' })).json()).toMatchObject({
    code: 'line_not_open',
  })
})

test('what is nobody’s goes back with a run, and the bank’s line ends it; a closed account makes it owed again', async () => {
  const second = await bank.operator('second')
  await bank.take([{ cents: 4242, words: 'rent' }])
  const [line] = await bank.openLines()
  await bank.desk.post(`/api/operator/bank/lines/${line.id}/return`, { body: { reason: 'not for us' } })
  await bank.take([{ cents: 5151, words: 'unnamed', iban: null }])
  const [unnamed] = await bank.openLines()
  await bank.desk.post(`/api/operator/bank/lines/${unnamed.id}/return`, { body: { reason: 'not for us' } })
  const mine = (await bank.owed()).filter(({ why }: { why: string }) => why === 'unclaimed')
  expect(mine).toMatchObject([
    { amountMinor: 4242, payeeEnding: '1717' },
    { amountMinor: 5151, payeeName: null },
  ])
  const run = (returnIds: string[]) =>
    bank.desk.post('/api/operator/payouts/runs', { body: { sellerIds: [], returnIds } })
  expect((await run(mine.map(({ id }: { id: string }) => id))).json()).toMatchObject({
    code: 'payout_changed',
  })
  const closed = {
    kind: 'iban',
    holder: 'Somebody',
    bank: 'A bank',
    iban: 'DE36000000000000000000',
    bic: 'SANDDEFF',
  }
  const named = await bank.desk.post(`/api/operator/returns/${mine[1].id}/account`, {
    body: { account: closed, reason: 'they wrote to us' },
  })
  expect(named.statusCode, named.body).toBe(200)
  const { id } = (await run(mine.map((one: { id: string }) => one.id))).json()
  expect((await bank.desk.post(`/api/operator/payouts/runs/${id}/send`)).json()).toMatchObject({
    code: 'forbidden',
  })
  expect((await second.post(`/api/operator/payouts/runs/${id}/send`)).statusCode).toBe(200)
  const file = () => second.get(`/api/operator/payouts/runs/${id}/pain.001.xml`)
  const before = (await file()).body
  expect(before).toContain('<IBAN>DE43000000000000001717</IBAN>')
  expect(before).toContain('returned payment LLB-')
  const answer = await second.post(`/api/operator/payouts/runs/${id}/sandbox-answer`)
  expect(answer.json()).toMatchObject({ added: 3, matched: 3 })
  expect((await file()).body).toBe(before)
  const left = (await bank.owed()).filter(({ why }: { why: string }) => why === 'unclaimed')
  expect(left).toMatchObject([{ amountMinor: 5151, payeeName: null, returnReason: 'AC04 Closed account' }])
  expect(await bank.amount(`money/owed/${mine[0].id}`)).toBe(0)
  expect(await bank.amount(`money/owed/${left[0].id}`)).toBe(5151)
})

test('another currency, and a wrong reference, settle nothing', async () => {
  const { orderId, reference } = await bank.invoice(3)
  await bank.take([{ cents: 3000, reference, currency: 'EUR' }])
  const wrong = `${reference.slice(0, -1)}${reference.endsWith('9') ? '8' : '9'}`
  await bank.take([{ cents: 3000, reference: wrong }])
  expect(await state(orderId)).toBe('pending')
  const lines = await bank.openLines()
  expect(lines.some(({ note }: { note: string }) => note.includes('EUR'))).toBe(true)
  const [dollars] = lines.filter(({ currency }: { currency: string }) => currency === 'USD')
  const aside = await bank.desk.post(`/api/operator/bank/lines/${dollars.id}/set-aside`, {
    body: { reason: 'interest of the bank' },
  })
  expect(aside.statusCode).toBe(200)
  expect(await bank.amount(`money/unclaimed/${dollars.id}`)).toBe(0)
})

test('a refund of an order that was paid by transfer is owed to its payer', async () => {
  const { orderId, reference, invoiceNumber } = await bank.invoice(3)
  await bank.take([{ cents: 3000, reference }])
  expect(await state(orderId)).toBe('settled')
  await bank.admin('refund', orderId, '--reason', 'the buyer asked')
  await bank.idle()
  expect(await owedFor(invoiceNumber)).toMatchObject([
    { amountMinor: 3000, why: 'refund', payeeEnding: '1717' },
  ])
})
