import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  codeOf,
  key,
  type Member,
  newBasket,
  newCompany,
  newPerson,
  openShop,
  ordersOf,
  rulesOf,
  setLimits,
  shop,
  trailOf,
} from '../../testing/test-approvals.ts'
import { enterprise } from '../../testing/test-checkout.ts'
import { retireWords } from '../../testing/test-holder.ts'
import type { Browser } from '../../testing/test-site.ts'

beforeAll(openShop)
afterAll(() => shop.close())

/** Bought and paid by somebody who is not signed in and types whatever address they like. */
const guestBuys = async (businessEmail: string, { quantity = 5, retires = false } = {}) => {
  const guest = shop.guest()
  const basket = await newBasket(guest, quantity)
  const answer = await guest.post('/api/orders', {
    body: {
      basketId: basket.id,
      expectedTotalCents: basket.total,
      enterprise: { ...enterprise, businessEmail },
      pay: 'card_on_file',
      ...(retires ? { retire: { ...retireWords, isUnderstood: true } } : {}),
    },
    headers: key(),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const placed: { id: string; token: string } = answer.json()
  await shop.until(guest, placed, 'settled')
  await shop.idle()
  return placed
}
const takeOver = ({ browser }: { browser: Browser }, { id, token }: { id: string; token: string }) =>
  browser.post(`/api/orders/${id}/take-over?token=${token}`, { body: {} })
const signInAgain = ({ email }: Member) =>
  shop.guest().post('/api/auth/sign-in', { body: { email, password: 'a password nobody guesses' } })

test('a typed address writes nothing into the books of whoever has it, also when they sign in', async () => {
  const { id, owner, approver } = await newCompany('approver')
  await guestBuys(owner.email, { retires: true })
  await guestBuys(approver.email.toUpperCase())
  const alone = await newPerson('Alone')
  await guestBuys(alone.email)
  for (const member of [owner, approver, alone]) expect((await signInAgain(member)).statusCode).toBe(200)
  await shop.idle()
  expect(await ordersOf(id)).toEqual([])
  expect(await ordersOf(alone.id)).toEqual([])
  expect(await shop.amount(`credits/owned/${id}`)).toBe(0)
})

test('whoever has the address adds the order to the organisation they act for, once, and the trail says so', async () => {
  const { id, owner, approver } = await newCompany('approver')
  const placed = await guestBuys(approver.email)
  expect(await Promise.all([takeOver(approver, placed), takeOver(approver, placed)])).toMatchObject([
    { statusCode: 200 },
    { statusCode: 200 },
  ])
  expect(await ordersOf(id)).toEqual([{ status: 'settled' }])
  expect(await shop.amount(`credits/owned/${id}`)).toBe(5)
  expect((await trailOf(owner)).filter((line) => line.includes('bought by a guest'))).toEqual([
    expect.stringMatching(/^approver added order \S+ of \$50\.00, bought by a guest$/),
  ])
})

test('what a guest had retired counts for the organisation once it was added, and needs the duty to retire', async () => {
  const { owner, finance } = await newCompany('finance')
  const refused = await guestBuys(finance.email, { retires: true })
  expect(codeOf(await takeOver(finance, refused))).toBe('approval_needed')
  const added = await guestBuys(owner.email, { retires: true })
  expect((await owner.browser.get('/api/retirements')).json().retirements).toEqual([])
  expect((await takeOver(owner, added)).statusCode).toBe(200)
  expect((await owner.browser.get('/api/retirements')).json().retirements).toMatchObject([{ quantity: 5 }])
})

test('no limit is gone round by buying as a guest first', async () => {
  const { id, owner, approver } = await newCompany('approver', 'preparer')
  await setLimits(owner, rulesOf({ approver: { buyCents: 5000, retireTonnes: 4 } }))
  const dear = await guestBuys(approver.email, { quantity: 6 })
  expect(codeOf(await takeOver(approver, dear))).toBe('approval_needed')
  const retired = await guestBuys(approver.email, { retires: true })
  expect(codeOf(await takeOver(approver, retired))).toBe('approval_needed')
  expect(await ordersOf(id)).toEqual([])
  const small = await guestBuys(approver.email)
  expect((await takeOver(approver, small)).statusCode).toBe(200)
  expect(await ordersOf(id)).toEqual([{ status: 'settled' }])
})

test('neither another address, an unconfirmed one nor a missing link adds an order, and it is added once', async () => {
  const buyer = await newPerson('Buyer')
  const placed = await guestBuys(buyer.email)
  const other = await newPerson('Other')
  expect(codeOf(await takeOver(other, placed))).toBe('forbidden')
  expect(codeOf(await takeOver(buyer, { ...placed, token: 'none' }))).toBe('not_found')
  expect(codeOf(await takeOver({ browser: shop.guest() }, placed))).toBe('not_signed_in')
  await shop.site.pool.query('update users set email_verified = false where id = $1', [buyer.id])
  expect(codeOf(await takeOver(buyer, placed))).toBe('email_unconfirmed')
  await shop.site.pool.query('update users set email_verified = true where id = $1', [buyer.id])
  expect((await takeOver(buyer, placed)).json()).toMatchObject({ escrow: { claimed: true } })
  expect(codeOf(await takeOver(other, placed))).toBe('forbidden')
})
