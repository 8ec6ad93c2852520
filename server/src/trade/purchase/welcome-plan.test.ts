import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../demo/index.ts'
import { findBreaches } from '../../ledger/invariants.ts'
import { readConfig } from '../../platform/config.ts'
import { enterprise, type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import type { Browser } from '../../testing/test-site.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
  await seedDemo(shop.site.db, {
    now: new Date(),
    secret: shop.site.secret,
    publicUrl: shop.site.url,
    invoicing: readConfig({}).invoicing,
    createPerson: shop.site.identity.createPerson,
  })
})
afterAll(() => shop.close())

const newTax = () => `TAX-${randomUUID()}`
const planOf = (browser: Browser, who: Partial<typeof enterprise>, basketId = 'basketId1') =>
  shop.order(browser, basketId, 10_000, { who: { ...enterprise, taxId: newTax(), ...who } })

/** As a guest comes from the plan's card: who they are, is known when they have paid. */
const payAsGuest = async (email: string, basketId = 'basketId1') => {
  const guest = shop.guest()
  const { url } = (
    await guest.post('/api/usersignup/create-checkout-session', { body: { id: basketId } })
  ).json()
  const success = new URL(await shop.payAt(url, 'pm_card_visa', email))
  return {
    guest,
    placed: { id: success.searchParams.get('order') ?? '', token: success.searchParams.get('token') },
  }
}

test('two of one company who order the plan at the same moment: exactly one has it', async () => {
  const ann = await shop.person('ann@heron-race.com')
  const bo = await shop.person('bo@heron-race.com')
  for (const basketId of ['basketId1', 'basketId2']) {
    const answers = await Promise.all(
      [ann, bo, ann, bo].map((one) => planOf(one, { businessEmail: 'pay@heron-race.com' }, basketId)),
    )
    const won = answers.filter(({ statusCode }) => statusCode === 200)
    // The plan was had with the first basket: of the second nobody has it.
    expect(won).toHaveLength(basketId === 'basketId1' ? 1 : 0)
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(answer.json()).toMatchObject({ code: 'plan_taken' })
    const [placed] = won
    if (placed) await shop.until(answers.indexOf(placed) % 2 === 0 ? ann : bo, placed.json(), 'settled')
  }
})

test('the same tax number under another address is the same company', async () => {
  const taxId = 'DE 811 907 980'
  const first = await shop.person('one@kiln-north.com')
  const placed = await planOf(first, { businessEmail: 'one@kiln-north.com', taxId })
  await shop.until(first, placed.json(), 'settled')
  const second = await shop.person('two@kiln-south.com')
  const refused = await planOf(second, { businessEmail: 'two@kiln-south.com', taxId: 'de811907980' })
  expect(refused.json()).toMatchObject({ code: 'plan_taken' })
})

test('strangers at a public provider each have theirs', async () => {
  for (const email of ['stranger.one@gmail.com', 'stranger.two@gmail.com']) {
    const one = await shop.person(email)
    const placed = await planOf(one, { businessEmail: email })
    expect(placed.statusCode, placed.body).toBe(200)
    await shop.until(one, placed.json(), 'settled')
  }
})

test('a plan that was not paid for leaves the company free to have another', async () => {
  const page = await shop.person('page@tern-turns.com')
  const left = await shop.order(page, 'basketId2', 10_000, {
    pay: 'checkout_page',
    who: { ...enterprise, taxId: newTax(), businessEmail: 'page@tern-turns.com' },
  })
  expect(left.statusCode, left.body).toBe(200)
  const meanwhile = await planOf(page, { businessEmail: 'page@tern-turns.com' })
  expect(meanwhile.json()).toMatchObject({ code: 'plan_taken', error: expect.stringContaining('being paid') })
  await page.post(`/api/orders/${left.json().id}/cancel`)
  const again = await planOf(page, { businessEmail: 'page@tern-turns.com' }, 'basketId2')
  expect(again.statusCode, again.body).toBe(200)
  await shop.until(page, again.json(), 'settled')
})

test('two guests of one company who pay at the same moment: one has the plan, the other the money back and a mail', async () => {
  const paid = await Promise.all([
    payAsGuest('first@heron-guests.com'),
    payAsGuest('second@heron-guests.com'),
  ])
  await shop.idle()
  const orders = await Promise.all(
    paid.map(async ({ guest, placed: { id, token } }) =>
      (await guest.get(`/api/orders/${id}?token=${token}`)).json(),
    ),
  )
  expect(orders.map(({ status }) => status).sort()).toEqual(['refunded', 'settled'])
  const refunded = orders.find(({ status }) => status === 'refunded')
  expect(refunded).toMatchObject({ endReason: 'plan_taken' })
  const mail = await shop.site.mailTo(refunded.escrow.email, 'returned')
  expect(mail.text).toContain('once for a company')
  expect(await findBreaches(shop.site.db)).toEqual([])
})

test('what is no plan can be bought by anyone as often as they like', async () => {
  const one = await shop.person('often@heron-race.com')
  const { listing } = await shop.listing(20, 1000)
  for (const quantity of [1, 2]) {
    const basketId = await shop.basket(one, [{ listingId: listing.id, quantity }])
    expect((await shop.order(one, basketId, quantity * 1000)).statusCode).toBe(200)
  }
})
