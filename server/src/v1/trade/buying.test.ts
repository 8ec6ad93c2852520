import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  approve,
  look,
  type Member,
  newCompany,
  newHoldings,
  openShop,
  ordersOf,
  pay,
  retirementsOf,
  rulesOf,
  setLimits,
  shop,
  trailOf,
} from '../../testing/test-approvals.ts'
import { enterprise } from '../../testing/test-checkout.ts'
import { retireWords } from '../../testing/test-holder.ts'
import { newKey, type Program, programOf } from '../../testing/test-keys.ts'

beforeAll(openShop)
afterAll(() => shop.close())

const programFor = async (by: Member, wanted: Parameters<typeof newKey>[1] = {}) =>
  programOf((await newKey(by, wanted)).secret)

const fill = async (program: Program, quantity = 5, priceCents = 1000) => {
  const { listing } = await shop.listing(50, priceCents)
  const made = await program.post('/v1/baskets', {
    lines: [{ listing: listing.id, quantity: { amount: quantity } }],
  })
  expect(made.statusCode, made.body).toBe(201)
  return made.json()
}
const wish = (basket: { id: string; total: { amount: number } }, more: object = {}) => ({
  basket: basket.id,
  expectedTotal: { amount: basket.total.amount },
  company: enterprise,
  ...more,
})
const until = async (program: Program, id: string, status: string) => {
  await vi.waitFor(
    async () => expect((await program.get(`/v1/orders/${id}`)).json()).toMatchObject({ status }),
    { timeout: 20_000, interval: 50 },
  )
  return (await program.get(`/v1/orders/${id}`)).json()
}

test('a program finds a listing, fills a basket, orders it and has its certificate', async () => {
  const { owner } = await newCompany()
  const program = await programFor(owner)
  const { listing, project } = await shop.listing(50, 1000)
  await shop.idle()
  const listings = (await program.get(`/v1/listings?project=${project.id}`)).json()
  expect(listings).toMatchObject({
    data: [
      {
        object: 'listing',
        id: listing.id,
        price: { amount: 1000, currency: 'usd', unit: 'cent' },
        available: { amount: 50, unit: 'tCO2e' },
      },
    ],
    nextCursor: null,
  })
  const whole = (await program.get(`/v1/projects/${project.id}?expand=listings`)).json()
  expect(whole).toMatchObject({
    id: project.id,
    listings: [{ id: listing.id }],
    credits: { issued: { amount: 50 } },
  })
  const basket = await fill(program)
  expect(basket).toMatchObject({ total: { amount: 5000 }, quantity: { amount: 5 }, canBeBought: true })
  const placed = await program.post('/v1/orders', wish(basket))
  expect(placed.statusCode, placed.body).toBe(201)
  expect(placed.json()).toMatchObject({ object: 'order', status: 'pending', total: { amount: 5000 } })
  const order = await until(program, placed.json().id, 'settled')
  expect(order.lines[0]).toMatchObject({ quantity: { amount: 5 }, serials: [{ first: 1, last: 5 }] })
  const { data: holdings } = (await program.get('/v1/holdings')).json()
  expect(holdings).toMatchObject([{ object: 'holding', quantity: { amount: 5 } }])
  const retired = await program.post('/v1/retirements', {
    ...retireWords,
    lines: [{ batch: holdings[0].id, quantity: { amount: 2 } }],
  })
  expect(retired.statusCode, retired.body).toBe(201)
  const [made] = retired.json().retirements
  expect((await program.get(`/v1/retirements/${made.id}`)).json()).toMatchObject({ quantity: { amount: 2 } })
  expect((await program.get(`/v1/certificates/${made.id}`)).json()).toMatchObject({
    object: 'certificate',
    quantity: { amount: 2, unit: 'tCO2e' },
  })
  const trail = await trailOf(owner)
  expect(trail.some((line) => line.startsWith(`The key “Shop” placed order ${order.id}: $50.00`))).toBe(true)
  expect(trail.some((line) => line.startsWith('The key “Shop” bought 5 t'))).toBe(true)
  expect(trail.some((line) => line.startsWith('The key “Shop” retired 2 t'))).toBe(true)
})

test('the same call under the same key is done once, and answered twice with the same bytes and status', async () => {
  const { id, owner } = await newCompany()
  const program = await programFor(owner)
  const basket = await fill(program)
  const key = randomUUID()
  const first = await program.post('/v1/orders', wish(basket), { key })
  const second = await program.post('/v1/orders', wish(basket), { key })
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.body).toBe(first.body)
  expect(second.headers['idempotency-hit']).toBe('1')
  expect(await ordersOf(id)).toHaveLength(1)
  const other = await program.post('/v1/orders', wish(basket, { expectedTotal: { amount: 1 } }), { key })
  expect(other.json()).toMatchObject({ code: 'idempotency_mismatch' })
  const without = await program.send('POST', '/v1/orders', { body: wish(basket) })
  expect(without.json()).toMatchObject({ code: 'idempotency_missing' })
})

test('what is more than the key does alone waits for a person, and nothing is charged until they approve and pay', async () => {
  const { id, owner, approver } = await newCompany('approver')
  const program = await programFor(owner, { tradeCents: 5000, retireTonnes: 2 })
  const small = await program.post('/v1/orders', wish(await fill(program, 3)))
  expect(small.statusCode, small.body).toBe(201)
  await until(program, small.json().id, 'settled')
  // Three were bought already: what is left of the amount is less than this.
  const basket = await fill(program, 3)
  const key = randomUUID()
  const asked = await program.post('/v1/orders', wish(basket), { key })
  expect(asked.statusCode, asked.body).toBe(202)
  const waiting = asked.json()
  expect(waiting).toMatchObject({ object: 'approval', status: 'waiting' })
  expect((await program.post('/v1/orders', wish(basket), { key })).statusCode).toBe(202)
  expect(await ordersOf(id)).toHaveLength(1)
  expect(await look(approver, waiting.id)).toMatchObject({
    askedBy: 'The key “Shop” of Olga',
    mayDecide: true,
    amountCents: 3000,
  })
  expect((await program.get(`/v1/approvals/${waiting.id}`)).json()).toMatchObject({
    status: 'waiting',
    result: null,
  })
  expect((await approve(approver, waiting.id)).json()).toMatchObject({ state: 'approved' })
  const { orderId } = (await pay(approver, waiting.id)).json()
  await until(program, orderId, 'settled')
  expect((await program.get(`/v1/approvals/${waiting.id}`)).json()).toMatchObject({
    status: 'done',
    result: { object: 'order', id: orderId },
  })
  const left = (await program.get('/v1/key')).json()
  expect(left.trade.left).toMatchObject({ amount: 2000 })
})

test('whoever answers for a key may approve what it asks, where nothing limits them; else a colleague does', async () => {
  const alone = await newCompany()
  const batch = await newHoldings(alone.id, 10)
  const program = await programFor(alone.owner, { retireTonnes: 2 })
  const retire = (by: Program, of: string, amount: number) =>
    by.post('/v1/retirements', { ...retireWords, lines: [{ batch: of, quantity: { amount } }] })
  expect((await retire(program, batch, 2)).statusCode).toBe(201)
  const asked = await retire(program, batch, 1)
  expect(asked.statusCode, asked.body).toBe(202)
  expect(await retirementsOf(alone.id)).toBe(1)
  expect((await approve(alone.owner, asked.json().id)).json()).toMatchObject({ state: 'done' })
  expect(await retirementsOf(alone.id)).toBe(2)
  const limited = await newCompany('approver')
  await setLimits(limited.owner, rulesOf({ owner: { buyCents: 0, retireTonnes: 0 } }))
  const theirs = await newHoldings(limited.id, 10)
  const other = await programFor(limited.owner, { retireTonnes: 2 })
  // The key’s amount is no more than its member’s: it waits though it is below the key’s own.
  const small = await retire(other, theirs, 1)
  expect(small.statusCode, small.body).toBe(202)
  expect((await approve(limited.owner, small.json().id)).json()).toMatchObject({ code: 'approval_own' })
  expect((await approve(limited.approver, small.json().id)).json()).toMatchObject({ state: 'done' })
})

test('a quote is made, accepted and declined by a program; above its amount accepting waits', async () => {
  const { owner, finance } = await newCompany('finance')
  const program = await programFor(owner, { tradeCents: 4000 })
  const billing = { billingEmail: 'bills@example.org', poNumber: 'PO 7' }
  const quoteFor = async (quantity: number) => {
    const made = await program.post('/v1/quotes', wish(await fill(program, quantity), billing))
    expect(made.statusCode, made.body).toBe(201)
    return made.json()
  }
  const quote = await quoteFor(3)
  expect(quote).toMatchObject({ object: 'quote', status: 'open', total: { amount: 3000 }, poNumber: 'PO 7' })
  const accepted = await program.post(`/v1/quotes/${quote.id}/accept`, {})
  expect(accepted.statusCode, accepted.body).toBe(200)
  expect(accepted.json()).toMatchObject({ status: 'accepted', reference: expect.stringMatching(/^RF/) })
  const large = await quoteFor(4)
  const waiting = await program.post(`/v1/quotes/${large.id}/accept`, {})
  expect(waiting.statusCode, waiting.body).toBe(202)
  expect((await program.get(`/v1/quotes/${large.id}`)).json()).toMatchObject({ status: 'open' })
  expect((await approve(finance, waiting.json().id)).json()).toMatchObject({ state: 'done' })
  expect((await program.get(`/v1/quotes/${large.id}`)).json()).toMatchObject({ status: 'accepted' })
  const third = await quoteFor(1)
  expect((await program.post(`/v1/quotes/${third.id}/decline`)).json()).toMatchObject({ status: 'declined' })
  const first = (await program.get('/v1/quotes?limit=2')).json()
  expect(first.data.map(({ id }: { id: string }) => id)).toEqual([third.id, large.id])
  const rest = (await program.get(`/v1/quotes?limit=2&cursor=${first.nextCursor}`)).json()
  expect(rest).toMatchObject({ data: [{ id: quote.id }], nextCursor: null })
})

test('what is of another organisation is nowhere, and what is not paid can be given up', async () => {
  const [one, other] = [await newCompany(), await newCompany()]
  const [mine, theirs] = [await programFor(one.owner), await programFor(other.owner)]
  const made = await mine.post('/v1/quotes', wish(await fill(mine), { billingEmail: 'bills@example.org' }))
  const { id } = made.json()
  for (const url of [`/v1/quotes/${id}`, `/v1/orders/${id}`])
    expect((await theirs.get(url)).json()).toMatchObject({ code: 'not_found', status: 404 })
  for (const url of [`/v1/quotes/${id}/accept`, `/v1/quotes/${id}/decline`, `/v1/orders/${id}/cancel`])
    expect((await theirs.post(url, url.endsWith('accept') ? {} : undefined)).statusCode, url).toBe(404)
  expect((await theirs.get('/v1/orders')).json()).toEqual({ data: [], nextCursor: null })
  // Behind one's own last there is nothing; behind what is not one's own nobody may be told that this was the end.
  expect((await mine.get(`/v1/orders?cursor=${id}`)).json()).toEqual({ data: [], nextCursor: null })
  for (const url of [`/v1/orders?cursor=${id}`, `/v1/retirements?cursor=${id}`])
    expect((await theirs.get(url)).json()).toMatchObject({ code: 'invalid_input', field: 'cursor' })
  const unpaid = { paid: { amount: 0 }, returned: { amount: 0 } }
  expect((await mine.get(`/v1/orders/${id}`)).json()).toMatchObject({
    status: 'pending',
    number: expect.stringMatching(/^\d{3}-\d{3}-\d{4}$/),
    ...unpaid,
  })
  const cancelled = (await mine.post(`/v1/orders/${id}/cancel`)).json()
  expect(cancelled).toMatchObject({ status: 'cancelled', ...unpaid })
})

test('a field that nobody reads is refused before anything is bought, wherever it stands', async () => {
  const { owner } = await newCompany()
  const program = await programFor(owner)
  const basket = await fill(program)
  for (const [more, field] of [
    [{ retires: { beneficiary: 'Acme' } }, 'retires'],
    [{ expectedTotal: { amount: 5000, curency: 'usd' } }, 'expectedTotal.curency'],
  ] as const) {
    const answer = (await program.post('/v1/orders', wish(basket, more))).json()
    expect(answer).toMatchObject({ code: 'invalid_input', field })
  }
  expect((await program.get('/v1/orders')).json()).toEqual({ data: [], nextCursor: null })
})

test('a price that has changed is refused with the new one, as a problem', async () => {
  const { owner } = await newCompany()
  const program = await programFor(owner)
  const answer = await program.post(
    '/v1/orders',
    wish(await fill(program), { expectedTotal: { amount: 4999 } }),
  )
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.json()).toMatchObject({
    type: '/v1/problems/price_changed',
    status: 409,
    code: 'price_changed',
    total: { amount: 5000, currency: 'usd', unit: 'cent' },
    requestId: answer.headers['x-request-id'],
  })
  expect((await program.get('/v1/problems/price_changed')).json()).toMatchObject({ status: 409 })
})
