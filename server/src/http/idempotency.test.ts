import { randomUUID } from 'node:crypto'
import { NewWithdrawal, walletsApi } from '@ledgerleaf/contract/wallets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterprise, type TestCheckout, testCheckout } from '../testing/test-checkout.ts'
import { hashInput } from './idempotency.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(() => shop.close())

const orderCount = async () => (await shop.site.pool.query('select from orders')).rowCount

test('the same call under the same key is answered byte for byte and done once', async () => {
  const guest = shop.guest()
  const { listing } = await shop.listing()
  const basketId = await shop.basket(guest, [{ listingId: listing.id, quantity: 1 }])
  const before = (await orderCount()) ?? 0
  const key = randomUUID()
  const first = await shop.order(guest, basketId, 1000, { key, pay: 'checkout_page' })
  expect(first.headers['idempotency-hit']).toBeUndefined()
  for (let again = 0; again < 3; again++) {
    const reply = await shop.order(guest, basketId, 1000, { key, pay: 'checkout_page' })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toBe(first.body)
    expect(reply.headers['idempotency-hit']).toBe('1')
  }
  expect(await orderCount()).toBe(before + 1)
})

test('another input under the same key is refused; no key at all too', async () => {
  const guest = shop.guest()
  const { listing } = await shop.listing()
  const one = await shop.basket(guest, [{ listingId: listing.id, quantity: 1 }])
  const two = await shop.basket(guest, [{ listingId: listing.id, quantity: 2 }])
  const key = randomUUID()
  expect((await shop.order(guest, one, 1000, { key })).statusCode).toBe(200)
  const other = await shop.order(guest, two, 2000, { key })
  expect(other.statusCode).toBe(422)
  expect(other.json()).toMatchObject({ code: 'idempotency_mismatch' })
  const none = await guest.post('/api/orders', {
    body: { basketId: one, expectedTotalCents: 1000, enterprise, pay: 'card_on_file' },
  })
  expect(none.statusCode).toBe(400)
  expect(none.json()).toMatchObject({ code: 'idempotency_missing' })
})

test('what is kept of a call tells nothing of the password that came with it', () => {
  const wish = { batchId: randomUUID(), walletId: randomUUID(), quantity: 1, isUnderstood: true }
  const hashOf = (body: object) =>
    hashInput(walletsApi.withdraw, { body: NewWithdrawal.parse(body), params: undefined })
  const kept = hashOf({ ...wish, password: 'one' })
  expect(hashOf({ ...wish, password: 'another' })).toBe(kept)
  expect(hashOf({ ...wish, password: 'one', quantity: 2 })).not.toBe(kept)
})

test('a key belongs to its holder: another visitor may use the same', async () => {
  const [ann, ben] = [shop.guest(), shop.guest()]
  const { listing } = await shop.listing()
  const key = randomUUID()
  const ids = []
  for (const visitor of [ann, ben]) {
    const basketId = await shop.basket(visitor, [{ listingId: listing.id, quantity: 1 }])
    ids.push((await shop.order(visitor, basketId, 1000, { key })).json().id)
  }
  expect(new Set(ids).size).toBe(2)
})

test('a refusal leaves no key behind: the same key works once the reason is gone', async () => {
  const guest = shop.guest()
  const { listing } = await shop.listing(2)
  const basketId = await shop.basket(guest, [{ listingId: listing.id, quantity: 2 }])
  const key = randomUUID()
  await shop.site.pool.query(`update listings set state = 'paused' where id = $1`, [listing.id])
  expect((await shop.order(guest, basketId, 2000, { key })).statusCode).toBe(409)
  await shop.site.pool.query(`update listings set state = 'open' where id = $1`, [listing.id])
  expect((await shop.order(guest, basketId, 2000, { key })).statusCode).toBe(200)
})

test('ten at once under one key make one order; who comes too early is told to wait', async () => {
  const guest = shop.guest()
  const { listing } = await shop.listing()
  const basketId = await shop.basket(guest, [{ listingId: listing.id, quantity: 1 }])
  const before = (await orderCount()) ?? 0
  const key = randomUUID()
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => shop.order(guest, basketId, 1000, { key, pay: 'checkout_page' })),
  )
  expect(await orderCount()).toBe(before + 1)
  const answered = replies.filter(({ statusCode }) => statusCode === 200)
  expect(new Set(answered.map(({ body }) => body)).size).toBe(1)
  for (const { statusCode, body } of replies)
    if (statusCode !== 200) expect(JSON.parse(body)).toMatchObject({ code: 'idempotency_in_flight' })
})
