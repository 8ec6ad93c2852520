import { randomUUID } from 'node:crypto'
import { countSerials } from '@ledgerleaf/contract/serials'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { openListing } from '../../supply/listings/index.ts'
import { enterprise, type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import { offerCredits } from '../../testing/test-market.ts'
import { tokenIn } from '../../testing/test-site.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(() => shop.close())

const credits = async (account: string): Promise<number> => {
  const { rows } = await shop.site.pool.query<{ amount: number }>(
    `select coalesce(sum(amount), 0)::bigint as amount from ledger_balances where account = $1 and asset <> 'usd'`,
    [account],
  )
  return rows[0]?.amount ?? 0
}

test('a signed-in buyer pays with the card on file and has the credits, a receipt and a mail', async () => {
  const buyer = await shop.person('buyer@example.org')
  const seller = await shop.person('seller@example.org')
  const { person } = (await seller.get('/api/auth/session')).json()
  const { listing } = await shop.listing(10, 1000, person.id)
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 3 }])
  const placed = await shop.order(buyer, basketId, 3000)
  expect(placed.statusCode, placed.body).toBe(200)
  expect(placed.json()).toMatchObject({ status: 'pending', totalCents: 3000, payUrl: null, token: null })
  const order = await shop.until(buyer, placed.json(), 'settled')
  expect(order.lines).toMatchObject([{ quantity: 3, pricePerCreditCents: 1000 }])
  expect(await credits(`credits/listed/${listing.id}`)).toBe(7)
  const receipt = await buyer.get(`/api/orders/${order.id}/receipt.pdf`)
  expect(receipt.headers['content-type']).toBe('application/pdf')
  expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const mail = await shop.site.mailTo('buyer@example.org', 'receipt')
  expect(mail.text).toContain('$30.00')
  expect(mail.text).toContain('no money moved')
  expect((await shop.site.mailTo('seller@example.org', 'sold')).text).toContain('$29.25 for you')
  expect((await buyer.get('/api/orders')).json()).toMatchObject({ orders: [{ id: order.id }], more: false })
})

test('a phone without digits and a tax ID of signs are refused, and an older order that has them is still shown', async () => {
  const buyer = await shop.person('signs@example.org')
  const { listing } = await shop.listing()
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 1 }])
  const send = (changes: object) =>
    buyer.post('/api/orders', {
      body: {
        basketId,
        expectedTotalCents: 1000,
        enterprise: { ...enterprise, ...changes },
        pay: 'card_on_file',
      },
    })
  expect((await send({ phoneNumber: 'abc' })).json()).toMatchObject({ field: 'enterprise/phoneNumber' })
  expect((await send({ taxId: '!!!' })).json()).toMatchObject({ field: 'enterprise/taxId' })
  const { id } = (await shop.order(buyer, basketId, 1000)).json()
  await shop.until(buyer, { id }, 'settled')
  await shop.site.pool.query(
    `update orders set enterprise = enterprise || '{"phoneNumber":"abc","taxId":"!!!"}' where id = $1`,
    [id],
  )
  expect((await buyer.get(`/api/orders/${id}`)).json()).toMatchObject({
    enterprise: { phoneNumber: 'abc', taxId: '!!!' },
  })
})

test('nobody else sees an order, nor whether it exists', async () => {
  const buyer = await shop.person('owner@example.org')
  const { listing } = await shop.listing()
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 1 }])
  const { id } = (await shop.order(buyer, basketId, 1000)).json()
  for (const stranger of [shop.guest(), await shop.person('stranger@example.org')])
    for (const path of [`/api/orders/${id}`, `/api/orders/${id}?token=x`, `/api/orders/${id}/receipt.pdf`])
      expect((await stranger.get(path)).statusCode).toBe(404)
  expect((await shop.guest().post(`/api/orders/${id}/cancel`)).statusCode).toBe(404)
  await shop.until(buyer, { id }, 'settled')
})

test('a guest pays on the provider’s page; the credits wait for the address until an account proves it', async () => {
  const guest = shop.guest()
  const { batch, listing } = await shop.listing()
  const basketId = await shop.basket(guest, [{ listingId: listing.id, quantity: 2 }])
  const session = await guest.post('/api/usersignup/create-checkout-session', { body: { id: basketId } })
  expect(session.statusCode, session.body).toBe(200)
  const url = session.json().url as string
  const page = await shop.site.app.inject(new URL(url).pathname)
  expect(page.body).toContain('No money moves')
  expect(page.body).toContain('$20.00')
  const success = new URL(await shop.payAt(url, 'pm_card_visa', 'Late.Owner@example.org'))
  expect(success.pathname).toBe('/success')
  const placed = { id: success.searchParams.get('order') ?? '', token: success.searchParams.get('token') }
  const order = await shop.until(guest, placed, 'settled')
  expect(order.escrow).toEqual({ email: 'late.owner@example.org', claimed: false })
  expect(await credits(`credits/owned/escrow/${order.id}`)).toBe(2)
  expect((await shop.site.mailTo('late.owner@example.org', 'receipt')).text).toContain('Open an account')

  const owner = await shop.person('late.owner@example.org')
  await shop.idle()
  expect((await owner.get('/api/orders')).json().orders).toEqual([])
  const token = tokenIn(await shop.site.mailTo('late.owner@example.org', 'confirm'))
  await owner.post('/api/auth/verify-email', { body: { token } })
  await shop.idle()
  expect((await owner.get('/api/orders')).json()).toMatchObject({
    orders: [{ id: order.id, escrow: { claimed: true } }],
  })
  expect(await credits(`credits/owned/escrow/${order.id}`)).toBe(0)
  const { rows } = await shop.site.pool.query(
    `select amount from ledger_balances where account like 'credits/owned/%' and asset = $1 and amount > 0`,
    [batch.id],
  )
  expect(rows).toEqual([{ amount: 2 }])
})

test('a declined card on the page leaves the order open for another; a challenge can be confirmed', async () => {
  const guest = shop.guest()
  const { listing } = await shop.listing()
  const basketId = await shop.basket(guest, [{ listingId: listing.id, quantity: 1 }])
  const placed = (await shop.order(guest, basketId, 1000, { pay: 'checkout_page' })).json()
  for (const card of ['pm_card_chargeDeclined', 'pm_card_chargeDeclinedExpiredCard']) {
    const back = await shop.payAt(placed.payUrl, card)
    expect(back).toContain('problem=')
    expect((await shop.site.app.inject(back)).body).toMatch(/role="alert">Your card/)
  }
  const challenge = await shop.payAt(placed.payUrl, 'pm_card_authenticationRequired')
  expect((await shop.site.app.inject(challenge)).body).toContain('Confirm it is you')
  await shop.idle()
  expect(await shop.find(guest, placed)).toMatchObject({ status: 'pending' })
  const answer = (choice: string) =>
    shop.site.app.inject({
      method: 'POST',
      url: challenge.split('?')[0] ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ answer: choice, email: 'guest@example.org' }).toString(),
    })
  expect((await answer('refuse')).headers.location).toContain('problem=authentication_required')
  expect((await answer('confirm')).headers.location).toContain('/success')
  await shop.until(guest, placed, 'settled')
  expect((await answer('confirm')).headers.location).toMatch(/^\/sandbox\/pay\//)
})

test('a cancelled order gives its credits back and can no longer be paid', async () => {
  const guest = shop.guest()
  const { listing } = await shop.listing()
  const basketId = await shop.basket(guest, [{ listingId: listing.id, quantity: 4 }])
  const placed = (await shop.order(guest, basketId, 4000, { pay: 'checkout_page' })).json()
  expect(await credits(`credits/listed/${listing.id}`)).toBe(6)
  const cancel = () => guest.post(`/api/orders/${placed.id}/cancel?token=${placed.token}`)
  expect((await cancel()).json()).toMatchObject({ status: 'cancelled', endReason: 'buyer' })
  expect((await cancel()).json()).toMatchObject({ status: 'cancelled' })
  expect(await credits(`credits/listed/${listing.id}`)).toBe(10)
  await shop.idle()
  expect((await shop.site.app.inject(new URL(placed.payUrl).pathname)).body).toContain('This payment is over')
})

test('a changed price, a paused listing and too many credits are refused, and nothing is held', async () => {
  const guest = shop.guest()
  const { sellerId, listing } = await shop.listing()
  const basketId = await shop.basket(guest, [{ listingId: listing.id, quantity: 2 }])
  expect((await shop.order(guest, basketId, 1999)).json()).toMatchObject({
    code: 'price_changed',
    totalCents: 2000,
  })
  const tooMany = await guest.post('/api/baskets', {
    body: { lines: [{ listingId: listing.id, quantity: 11 }] },
  })
  expect(tooMany.json()).toMatchObject({ code: 'insufficient_credits' })
  for (const quantity of [0, -1, 1.5, 2 ** 53])
    expect(
      (await guest.post('/api/baskets', { body: { lines: [{ listingId: listing.id, quantity }] } }))
        .statusCode,
    ).toBe(400)
  await shop.site.pool.query(`update listings set state = 'paused' where seller_id = $1`, [sellerId])
  const refused = await shop.order(guest, basketId, 2000)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'sold_out' })
  expect((await guest.get(`/api/baskets/${basketId}`)).json()).toMatchObject({ soldOut: true })
  expect(await credits(`credits/listed/${listing.id}`)).toBe(10)
  expect((await shop.order(guest, randomUUID(), 1)).json()).toMatchObject({ code: 'not_found' })
})

test('an order lapses by the database’s clock, and its credits are for sale again', async () => {
  const guest = shop.guest()
  const { listing } = await shop.listing()
  const basketId = await shop.basket(guest, [{ listingId: listing.id, quantity: 1 }])
  const placed = (await shop.order(guest, basketId, 1000, { pay: 'checkout_page' })).json()
  await shop.site.pool.query(`update orders set held_until = now() - interval '1 second' where id = $1`, [
    placed.id,
  ])
  expect(await shop.find(guest, placed)).toMatchObject({ status: 'cancelled', endReason: 'lapsed' })
  await shop.site.pool.query(`select graphile_worker.add_job('sweep-orders', '{}'::json)`)
  await shop.idle()
  expect(await credits(`credits/listed/${listing.id}`)).toBe(10)
  const { rows } = await shop.site.pool.query('select status from orders where id = $1', [placed.id])
  expect(rows).toEqual([{ status: 'cancelled' }])
})

test('without a provider nothing can be ordered, and with Stripe there is no sandbox', async () => {
  const none = await testCheckout({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://market.example.org',
    APP_SECRET: 'a secret of forty characters for the test',
    DEMO: '0',
  })
  const stripe = await testCheckout({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' })
  for (const { site } of [none, stripe]) {
    expect((await site.app.inject('/sandbox/pay/cs_x')).statusCode).toBe(404)
    expect((await site.app.inject({ method: 'POST', url: '/sandbox/v1/refunds' })).statusCode).toBe(404)
  }
  expect((await none.site.browser().post('/api/payments/validate')).json()).toMatchObject({
    code: 'payment_unavailable',
  })
  await none.close()
  await stripe.close()
})

test('two listings of one batch are two lines, each with serials of its own', async () => {
  const guest = shop.guest()
  const { sellerId, batch, listing } = await offerCredits(shop.site.db, {
    issued: 10,
    listed: 5,
    priceCents: 1000,
  })
  const second = await inTransaction(shop.site.db, (tx) =>
    openListing(
      tx,
      sellerId,
      {
        batchId: batch.id,
        tokenId: randomUUID(),
        quantity: Credits.parse(5),
        pricePerCreditCents: Cents.parse(1000),
      },
      new Date(),
    ),
  )
  const basketId = await shop.basket(guest, [
    { listingId: listing.id, quantity: 2 },
    { listingId: second.id, quantity: 2 },
  ])
  const placed = (await shop.order(guest, basketId, 4000)).json()
  const { lines } = await shop.until(guest, placed, 'settled')
  const serials = lines.flatMap((line) => line.serials.map(({ first, last }) => [first, last]))
  expect(lines.map((line) => countSerials(line.serials))).toEqual([2, 2])
  expect(new Set(serials.map(String)).size).toBe(serials.length)
})

test('whoever opens page after page and pays for none is told to wait, and holds no more credits', async () => {
  const guest = shop.guest()
  const { listing } = await shop.listing(100)
  const basketId = await shop.basket(guest, [{ listingId: listing.id, quantity: 5 }])
  for (let page = 0; page < 10; page++)
    expect((await shop.order(guest, basketId, 5000, { pay: 'checkout_page' })).statusCode).toBe(200)
  const refused = await shop.order(guest, basketId, 5000, { pay: 'checkout_page' })
  expect(refused.statusCode).toBe(429)
  expect(refused.json().error).toMatch(/^Too many attempts. Please wait 1\d minutes and try again.$/)
  expect(await credits(`credits/listed/${listing.id}`)).toBe(50)
  // Somebody else, and whoever pays at once, is not kept waiting by it.
  expect((await shop.order(guest, basketId, 5000)).statusCode).toBe(200)
  expect((await shop.order(shop.guest(), basketId, 5000, { pay: 'checkout_page' })).statusCode).toBe(200)
})
