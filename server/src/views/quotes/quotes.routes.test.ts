import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { readPaper } from '../../testing/read-paper.ts'
import { enterprise } from '../../testing/test-checkout.ts'
import { accepting, type TestTransfers, testTransfers } from '../../testing/test-transfers.ts'
import { findUnreminded, remindPayer } from '../../trade/transfers/remind-payers.ts'

let bank: TestTransfers
beforeAll(async () => {
  bank = await testTransfers({ QUOTES_OPEN_MAX: '2', QUOTE_CREDITS_MAX: '9' })
})
afterAll(() => bank.close())

const daysFrom = (iso: string | null): number =>
  Math.round((new Date(iso ?? 0).getTime() - Date.now()) / (24 * 3600 * 1000))

test('a quote holds its credits for a week, is open to whoever has its address, and becomes an invoice', async () => {
  const buyer = await bank.company()
  const { token, orderId, listing } = await bank.quote(buyer, 3)
  expect(await bank.amount(`credits/listed/${listing.id}`)).toBe(7)
  const seen = await bank.see(token)
  expect(seen).toMatchObject({
    state: 'open',
    isOwn: false,
    poNumber: 'PO 4711',
    amountMinor: 3000,
    reference: null,
    lines: [{ quantity: 3, totalMinor: 3000 }],
  })
  expect(daysFrom(seen.validUntil)).toBe(7)
  expect(JSON.stringify(seen)).not.toContain('@')
  const paper = await bank.guest().get(`/api/quotes/${token}/quote.pdf`)
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  await bank.site.mailTo('invoices@example.org', `Quote ${seen.number}`)

  const nameless = await bank.guest().post(`/api/quotes/${token}/accept`, { body: {} })
  expect(nameless.statusCode).toBe(400)
  expect((await bank.see(token)).state).toBe('open')
  const answers = await Promise.all([1, 2, 3].map(() => bank.accept(token)))
  const numbers = new Set(answers.map(({ invoiceNumber }) => invoiceNumber))
  expect(numbers.size).toBe(1)
  const [accepted] = answers
  expect(accepted).toMatchObject({
    state: 'accepted',
    orderStatus: 'pending',
    receivedMinor: 0,
    acceptedName: 'Ada Colleague',
  })
  expect(accepted?.reference).toMatch(/^RF\d\d/)
  expect(daysFrom(accepted?.dueAt ?? null)).toBe(14)
  expect(daysFrom(accepted?.heldUntil ?? null)).toBe(21)
  const mail = await bank.site.mailTo('invoices@example.org', `Invoice ${accepted?.invoiceNumber}`)
  expect(mail.text).toContain('DE59 0000 0000 0000 0042 42')
  expect(mail.text).toContain('accepted by Ada Colleague (ada@example.org)')
  const own = await buyer.get(`/api/orders/${orderId}/quote`)
  expect(own.json()).toMatchObject({ isOwn: true, token })
  expect((await bank.guest().get(`/api/orders/${orderId}/quote`)).statusCode).toBe(401)
})

test('a token that nobody made opens nothing', async () => {
  const { token } = await bank.quote(await bank.company(), 1)
  const wrong = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  for (const one of [wrong, 'x', `${token}AA`, token.slice(0, 20)])
    expect((await bank.guest().get(`/api/quotes/${one}`)).statusCode).toBe(404)
})

test('declined, its credits are for sale again at once, and it can be accepted no more', async () => {
  const { token, listing } = await bank.quote(await bank.company(), 3)
  const colleague = bank.guest()
  expect((await colleague.post(`/api/quotes/${token}/decline`)).json()).toMatchObject({ state: 'declined' })
  expect((await colleague.post(`/api/quotes/${token}/decline`)).statusCode).toBe(200)
  expect(await bank.amount(`credits/listed/${listing.id}`)).toBe(10)
  const late = await colleague.post(`/api/quotes/${token}/accept`, { body: accepting })
  expect(late.json()).toMatchObject({ code: 'quote_not_open' })
})

test('accepting while it runs out ends in one of the two, and the credits with it', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { token, orderId, listing } = await bank.quote(await bank.company(), 3)
    await bank.site.pool.query(
      `update orders set held_until = clock_timestamp() + make_interval(secs => $2) where id = $1`,
      [orderId, turn * 0.05],
    )
    const [answer] = await Promise.all([
      bank.guest().post(`/api/quotes/${token}/accept`, { body: accepting }),
      bank.site.pool.query(`select graphile_worker.add_job('sweep-orders', '{}'::json)`),
    ])
    await bank.idle()
    // Whoever came between the end and the sweep was refused, and the next sweep ends it.
    if (answer.statusCode === 409) {
      await bank.site.pool.query(`select graphile_worker.add_job('sweep-orders', '{}'::json)`)
      await bank.idle()
    }
    const isHeld = (await bank.amount(`credits/listed/${listing.id}`)) === 7
    expect(answer.statusCode).toBe(isHeld ? 200 : 409)
    if (!isHeld) expect((await bank.see(token)).state).toBe('expired')
  }
})

test('who holds too much by quotes is told the bound, and who has not confirmed an address, or is nobody, is refused', async () => {
  const buyer = await bank.company()
  await bank.quote(buyer, 1)
  const { listing } = await bank.listing(100, 1000)
  const basketOf = (quantity: number) => bank.basket(buyer, [{ listingId: listing.id, quantity }])
  expect((await bank.ask(buyer, await basketOf(9), 9000)).json()).toMatchObject({
    code: 'quote_refused',
    error: expect.stringContaining('9 credits together'),
  })
  const [first, second] = [await basketOf(2), await basketOf(3)]
  const both = await Promise.all([bank.ask(buyer, first, 2000), bank.ask(buyer, second, 3000)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    error: expect.stringContaining('2 quotes and unpaid invoices'),
  })
  const unconfirmed = await bank.person('unconfirmed@example.org')
  expect((await bank.ask(unconfirmed, first, 2000)).json()).toMatchObject({ code: 'email_unconfirmed' })
  expect((await bank.ask(bank.guest(), first, 2000)).statusCode).toBe(401)
})

test('an invoice that its buyer cancels is credited, and its quote withdrawn', async () => {
  const { buyer, orderId, token, invoiceNumber, listing } = await bank.invoice(2)
  expect((await buyer.post(`/api/orders/${orderId}/cancel`)).statusCode).toBe(200)
  await bank.idle()
  expect(await bank.see(token)).toMatchObject({ state: 'withdrawn', orderStatus: 'cancelled' })
  expect(await bank.amount(`credits/listed/${listing.id}`)).toBe(10)
  const { rows } = await bank.site.pool.query(
    'select kind from invoices where order_id = $1 order by issued_at',
    [orderId],
  )
  expect(rows).toEqual([{ kind: 'invoice' }, { kind: 'credit_note' }])
  const mail = await bank.site.mailTo('invoices@example.org', `Invoice ${invoiceNumber} is over`)
  expect(mail.text).toContain('ended because its buyer cancelled the order')
  const over = await bank.guest().get(`/api/quotes/${token}/quote.pdf`)
  expect((await readPaper(over.rawPayload)).flat().join(' ')).not.toContain('IBAN')
  const [note] = /\S+\/CN-\S+[.]pdf\S+/.exec(mail.text) ?? []
  const { pathname, search } = new URL(note ?? '')
  expect((await bank.guest().get(pathname + search)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the make-believe bank pays an invoice by a statement: half, then the rest, and too much', async () => {
  const { buyer, orderId, token } = await bank.invoice(3)
  const pay = async (how: string) =>
    (await bank.guest().post(`/api/quotes/${token}/sandbox-pay`, { body: { how } })).json()
  expect(await pay('half')).toMatchObject({ receivedMinor: 1500, orderStatus: 'pending' })
  expect(await pay('unnamed')).toMatchObject({ receivedMinor: 1500 })
  const [line] = await bank.openLines()
  expect(line.likely[0]).toMatchObject({
    currency: 'usd',
    missingMinor: 1500,
    because: 'the same amount, the same name',
  })
  expect(await pay('over')).toMatchObject({ orderStatus: 'settled', receivedMinor: 3000 })
  await bank.until(buyer, { id: orderId }, 'settled')
})

test('one reminder comes before the day it is due and one after it', async () => {
  const { orderId, invoiceNumber } = await bank.invoice(2)
  const sender = { publicUrl: 'http://localhost', secret: 'x'.repeat(32) }
  const account = {
    holder: 'Ledgerleaf (sandbox)',
    iban: 'DE59000000000000004242',
    bic: 'SANDDEFF',
    isSandbox: true,
  }
  const remind = async (isOverdue: boolean): Promise<number> => {
    const due = (await findUnreminded(bank.site.db, isOverdue)).filter((id) => id === orderId)
    for (const id of due)
      await inTransaction(bank.site.db, (tx) =>
        remindPayer(tx, id, isOverdue, { sender, bank: account, now: new Date() }),
      )
    return due.length
  }
  expect(await remind(false)).toBe(0)
  const dueIn = (days: number) =>
    bank.site.pool.query('update quotes set due_at = now() + make_interval(days => $2) where order_id = $1', [
      orderId,
      days,
    ])
  await dueIn(2)
  expect([await remind(false), await remind(false), await remind(true)]).toEqual([1, 0, 0])
  await bank.site.mailTo('invoices@example.org', `Invoice ${invoiceNumber} is due soon`)
  await dueIn(-1)
  expect([await remind(true), await remind(true)]).toEqual([1, 0])
  await bank.site.mailTo('invoices@example.org', `Invoice ${invoiceNumber} is overdue`)
})

test('a quote is taxed for the country its buyer chose, and refused where they saw another VAT', async () => {
  const taxed = await testTransfers({
    ISSUER_NAME: 'Ledgerleaf GmbH',
    ISSUER_ADDRESS: 'Invalidenstraße 116; 10115 Berlin',
    ISSUER_COUNTRY: 'DE',
    ISSUER_VAT_ID: 'DE136695976',
    VAT_BASIS_POINTS: '1900',
  })
  try {
    const buyer = await taxed.company()
    const { listing } = await taxed.listing(10, 1000)
    const ask = async (country: string, expectedVatCents: number) => {
      const basketId = await taxed.basket(buyer, [{ listingId: listing.id, quantity: 2 }])
      return taxed.ask(buyer, basketId, 2000, { enterprise: { ...enterprise, country }, expectedVatCents })
    }
    expect((await ask('NO', 380)).json()).toMatchObject({ code: 'price_changed', totalCents: 2000 })
    for (const [country, vatCents, says] of [
      ['DE', 380, 'VAT19%'],
      ['NO', 0, 'NotsubjecttoVAT'],
    ] as const) {
      const made = await ask(country, vatCents)
      expect(made.statusCode, made.body).toBe(200)
      const { token } = made.json()
      expect(await taxed.see(token)).toMatchObject({
        netCents: 2000,
        amountMinor: 2000 + vatCents,
        supplier: { name: 'Ledgerleaf GmbH', vatId: 'DE136695976' },
        billedTo: { country, taxId: enterprise.taxId },
      })
      const paper = await taxed.guest().get(`/api/quotes/${token}/quote.pdf`)
      const words = (await readPaper(paper.rawPayload)).flat().join('').replaceAll(' ', '')
      for (const word of [
        'LedgerleafGmbH',
        'VATIDDE136695976',
        enterprise.billingAddress.replaceAll(' ', ''),
        says,
      ])
        expect(words).toContain(word)
    }
  } finally {
    await taxed.close()
  }
})
