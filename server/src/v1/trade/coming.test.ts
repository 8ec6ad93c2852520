import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approve, newCompany, openShop, shop, trailOf } from '../../testing/test-approvals.ts'
import { newKey, programOf } from '../../testing/test-keys.ts'
import { buyCredits, promiseCredits } from '../../testing/test-market.ts'

beforeAll(openShop)
afterAll(() => shop.close())

const wish = {
  quantity: { amount: 2 },
  every: 'month',
  limits: {},
  priceCap: { amount: 5000 },
  startsOn: '2999-01-01',
}

test('a program subscribes, pauses, goes on and ends it; above its amount it waits for a person', async () => {
  const { owner } = await newCompany()
  const program = programOf((await newKey(owner, { tradeCents: 20_000 })).secret)
  const key = randomUUID()
  const made = await program.post('/v1/subscriptions', wish, { key })
  expect(made.statusCode, made.body).toBe(201)
  const again = await program.post('/v1/subscriptions', wish, { key })
  expect([again.statusCode, again.body]).toEqual([201, made.body])
  const { id } = made.json()
  expect(made.json()).toMatchObject({
    object: 'subscription',
    status: 'active',
    quantity: { amount: 2, unit: 'tCO2e' },
    priceCap: { amount: 5000, currency: 'usd' },
    nextRunOn: '2999-01-01',
    runs: [],
  })
  for (const [act, status] of [
    ['pause', 'paused'],
    ['resume', 'active'],
    ['cancel', 'cancelled'],
  ])
    expect((await program.post(`/v1/subscriptions/${id}/${act}`)).json()).toMatchObject({ id, status })
  expect((await program.post(`/v1/subscriptions/${id}/pause`)).json()).toMatchObject({
    code: 'subscription_over',
  })
  const dear = await program.post('/v1/subscriptions', { ...wish, priceCap: { amount: 50_000 } })
  expect([dear.statusCode, dear.json().object]).toEqual([202, 'approval'])
  expect((await approve(owner, dear.json().id)).json()).toMatchObject({ state: 'done' })
  const { data } = (await program.get('/v1/subscriptions')).json()
  expect(data.map(({ status }: { status: string }) => status)).toEqual(['active', 'cancelled'])
  const found = (await program.get(`/v1/approvals/${dear.json().id}`)).json()
  expect(found.result).toEqual({ object: 'subscription', id: data[0].id })
  expect(await trailOf(owner)).toContain('The key “Shop” subscribed to 2 t every month')
})

test('one that retires what it buys needs the scope for that too', async () => {
  const { owner } = await newCompany()
  const program = programOf((await newKey(owner, { scopes: ['trade'] })).secret)
  const retiring = { ...wish, retire: { beneficiary: 'Acme', purpose: 'Flights' } }
  const answer = await program.post('/v1/subscriptions', retiring)
  expect(answer.json()).toMatchObject({ code: 'scope_missing' })
})

test('one is resumed by whoever may spend and retire as much, and counts for them from then on', async () => {
  const { owner } = await newCompany()
  const full = programOf((await newKey(owner)).secret)
  const retire = { beneficiary: 'Acme', purpose: 'Flights' }
  const { id } = (await full.post('/v1/subscriptions', { ...wish, retire })).json()
  const resume = async (wanted: Parameters<typeof newKey>[1]) => {
    await full.post(`/v1/subscriptions/${id}/pause`)
    const program = programOf((await newKey(owner, wanted)).secret)
    return { program, answer: (await program.post(`/v1/subscriptions/${id}/resume`)).json() }
  }
  for (const wanted of [{ tradeCents: 0 }, { tradeCents: 9_999 }, { retireTonnes: 1 }])
    expect((await resume(wanted)).answer, JSON.stringify(wanted)).toMatchObject({ code: 'approval_needed' })
  expect((await resume({ scopes: ['trade'] })).answer).toMatchObject({ code: 'scope_missing' })
  expect((await full.get(`/v1/subscriptions/${id}`)).json()).toMatchObject({ status: 'paused' })
  const { program, answer } = await resume({ tradeCents: 10_000 })
  expect(answer).toMatchObject({ status: 'active' })
  const { trade } = (await program.get('/v1/key')).json()
  expect(trade).toMatchObject({ left: { amount: 0 } })
  // It counts once, however often they go on with it.
  await program.post(`/v1/subscriptions/${id}/pause`)
  expect((await program.post(`/v1/subscriptions/${id}/resume`)).json()).toMatchObject({ status: 'active' })
})

test('what was bought forward is told with its dates, to whoever bought it alone', async () => {
  const { id, owner } = await newCompany()
  const program = programOf((await newKey(owner)).secret)
  const stranger = programOf((await newKey((await newCompany()).owner)).secret)
  const { listing } = await promiseCredits(shop.site.db, {})
  await buyCredits(shop.site.db, id, listing.id, 10, { at: new Date() })
  const { data } = (await program.get('/v1/forwards')).json()
  expect(data).toMatchObject([
    { object: 'forward', status: 'future', quantity: { amount: 10 }, delivered: { amount: 0 } },
  ])
  const due = data[0].milestones.map(({ quantity }: { quantity: { amount: number } }) => quantity.amount)
  expect(due.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(10)
  expect((await program.get(`/v1/forwards/${data[0].id}`)).json()).toEqual(data[0])
  expect((await stranger.get(`/v1/forwards/${data[0].id}`)).statusCode).toBe(404)
  expect((await stranger.get('/v1/forwards')).json()).toEqual({ data: [], nextCursor: null })
})
