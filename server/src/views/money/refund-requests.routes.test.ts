import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDesk, testDesk } from '../../testing/test-desk.ts'
import type { Browser } from '../../testing/test-site.ts'
import { retireCredits } from '../../use/retirements/index.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await testDesk({ FOUR_EYES_CENTS: '10000' })
})
afterAll(() => desk.close())

type Bought = Awaited<ReturnType<TestDesk['buy']>>
const words = 'We bought the wrong vintage for our report'
const at = ({ id, placed }: Bought) =>
  `/api/orders/${id}/refund-request${placed.token ? `?token=${placed.token}` : ''}`
const ask = (bought: Bought, parts: unknown = null, by: Browser = bought.buyer) =>
  by.post(at(bought), { body: { parts, words } })
const requestOf = async (bought: Bought) => (await bought.buyer.get(at(bought))).json()
const openOnDesk = async ({ id }: Bought) =>
  (await desk.overview()).requests.find(({ orderId }: { orderId: string }) => orderId === id)

test('a buyer asks, an operator grants it by the same act, and the buyer sees it and is told', async () => {
  const bought = await desk.buy(4)
  const parts = [{ listingId: bought.listing.id, quantity: 3 }]
  expect(await requestOf(bought)).toMatchObject({ wholeCents: 4000, lines: [{ free: 4 }], request: null })
  expect((await ask(bought, parts)).json().request).toMatchObject({ state: 'open', amountCents: 3000, words })
  expect((await ask(bought)).json().code).toBe('request_open')
  const waiting = await openOnDesk(bought)
  expect(waiting).toMatchObject({ parts, words, amountCents: 3000, isProposed: false })
  const granted = await desk.refund(bought.id, parts, { requestId: waiting.id })
  expect(granted.json()).toMatchObject({ state: 'done', amountCents: 3000 })
  await desk.idle()
  expect((await requestOf(bought)).request).toMatchObject({ state: 'granted' })
  expect(await openOnDesk(bought)).toBeUndefined()
  const told = (await desk.mails()).filter(({ order_id }) => order_id === bought.id)
  expect(told.map(({ audience, subject }) => `${audience}: ${subject}`)).toEqual(
    expect.arrayContaining([
      'buyer: You asked for a refund',
      'buyer: Your refund is granted',
      'buyer: Part of your payment is returned',
      'seller: A sale of yours was refunded',
    ]),
  )
})

test('an operator declines in words, and the buyer may ask again', async () => {
  const bought = await desk.buy(2)
  await ask(bought)
  const { id } = await openOnDesk(bought)
  const decline = (reason: string) =>
    desk.first.post(`/api/operator/money/requests/${id}/decline`, { body: { reason } })
  expect((await decline('no')).statusCode).toBe(400)
  const reason = 'The credits were delivered as described'
  expect((await decline(reason)).statusCode).toBe(200)
  expect((await decline(reason)).json().code).toBe('money_changed')
  expect((await requestOf(bought)).request).toMatchObject({ state: 'declined', answer: reason })
  expect((await ask(bought)).statusCode).toBe(200)
})

test('a guest asks with the token of the order, and nobody without it', async () => {
  const bought = await desk.buy(2, { isGuest: true })
  expect((await ask(bought, null, desk.guest())).json().request).toMatchObject({ state: 'open' })
  const other = await desk.person('nosy@desk.example.org')
  const plain = `/api/orders/${bought.id}/refund-request`
  expect((await other.get(plain)).statusCode).toBe(404)
  expect((await other.post(plain, { body: { parts: null, words } })).statusCode).toBe(404)
  expect((await other.post(`${plain}/withdraw`)).statusCode).toBe(404)
  expect((await desk.refund(bought.id)).json().state).toBe('done')
  // A refund of the whole order answers whatever was asked of it.
  expect((await requestOf(bought)).request).toMatchObject({ state: 'granted' })
})

test('a request ends when its credits have gone back by refunds that do not name it, and until then says what went back', async () => {
  const bought = await desk.buy(7)
  const some = (quantity: number) => [{ listingId: bought.listing.id, quantity }]
  await ask(bought, some(3))
  await desk.refund(bought.id, some(2))
  expect(await openOnDesk(bought)).toMatchObject({ amountCents: 3000, returnedSinceCents: 2000 })
  await desk.refund(bought.id, some(1))
  expect(await openOnDesk(bought)).toBeUndefined()
  expect((await requestOf(bought)).request).toMatchObject({ state: 'granted' })
  await ask(bought, some(1))
  await desk.idle()
  await desk.admin('refund-part', bought.id, 'by-hand', `${bought.listing.tokenId}=1`)
  expect((await requestOf(bought)).request).toMatchObject({ state: 'granted' })
})

test('what is retired cannot be asked for; what is left can', async () => {
  const bought = await desk.buy(4)
  const asked = { beneficiary: 'B', reason: 'other', purpose: 'Travel' } as const
  await inTransaction(desk.site.db, (tx) =>
    retireCredits(
      tx,
      bought.buyerId,
      { batchId: bought.batch.id, quantity: Credits.parse(3), ...asked },
      new Date(),
    ),
  )
  expect(await requestOf(bought)).toMatchObject({ wholeCents: null, lines: [{ free: 1 }] })
  expect((await ask(bought)).json().code).toBe('money_changed')
  const some = (quantity: number) => ask(bought, [{ listingId: bought.listing.id, quantity }])
  expect((await some(2)).json().code).toBe('invalid_input')
  expect((await some(1)).json().request).toMatchObject({ amountCents: 1000 })
})

test('a request whose refund waits for a second operator is neither declined nor taken back', async () => {
  const bought = await desk.buy(11)
  await ask(bought)
  const { id } = await openOnDesk(bought)
  const proposed = (await desk.refund(bought.id, null, { requestId: id })).json()
  expect(proposed.state).toBe('proposed')
  expect((await openOnDesk(bought)).isProposed).toBe(true)
  const decline = () =>
    desk.second.post(`/api/operator/money/requests/${id}/decline`, {
      body: { reason: 'This cannot be granted' },
    })
  expect((await decline()).json().code).toBe('proposal_waits')
  expect((await bought.buyer.post(`/api/orders/${bought.id}/refund-request/withdraw`)).json().code).toBe(
    'proposal_waits',
  )
  await desk.second.post(`/api/operator/money/proposals/${proposed.id}/confirm`)
  expect((await requestOf(bought)).request.state).toBe('granted')
})

test('a request is taken back by whoever asked, twice as once', async () => {
  const bought = await desk.buy(2)
  await ask(bought)
  const withdraw = () => bought.buyer.post(`/api/orders/${bought.id}/refund-request/withdraw`)
  for (const answer of [await withdraw(), await withdraw()])
    expect(answer.json().request).toMatchObject({ state: 'withdrawn' })
  expect(await openOnDesk(bought)).toBeUndefined()
})

test('whoever closes an account is told where to ask for the money of an order', async () => {
  const bought = await desk.buy(2)
  const close = () =>
    bought.buyer.post('/api/account/close', { body: { password: 'a password nobody guesses' } })
  expect((await close()).json().error).toContain('ask for a refund on the page of their order')
  await ask(bought)
  expect((await close()).json().error).toContain('asked for and not answered')
})
