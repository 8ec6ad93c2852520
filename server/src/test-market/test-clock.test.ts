import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newCompany, openShop, shop } from '../testing/test-approvals.ts'
import { newKey, type Program, programOf } from '../testing/test-keys.ts'
import { buyByKey, findListing } from '../testing/test-modes.ts'

let program: Program
let live: Program

beforeAll(async () => {
  await openShop()
  const { owner } = await newCompany()
  program = programOf((await newKey(owner, { mode: 'test' })).secret)
  live = programOf((await newKey(owner)).secret)
}, 120_000)
afterAll(() => shop.close())

const moveTo = async (to: string) => {
  const asked = await program.post('/v1/test-clock', { to })
  expect(asked.statusCode, asked.body).toBe(202)
  await vi.waitFor(
    async () => expect((await program.get('/v1/test-clock')).json()).toMatchObject({ status: 'ready' }),
    { timeout: 240_000, interval: 250 },
  )
  const { now } = (await program.get('/v1/test-clock')).json()
  expect(now.slice(0, 10)).toBe(to)
}
const inYears = (years: number, rest: string) => `${new Date().getUTCFullYear() + years}-${rest}`
const dayOf = (at: string) => at.slice(0, 10)

test('the market itself has no clock that anybody moves', async () => {
  for (const answer of [
    await live.get('/v1/test-clock'),
    await live.post('/v1/test-clock', { to: inYears(1, '01-01') }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'test_only'])
})

test('it goes only forward, and not for ever', async () => {
  for (const to of ['2020-01-01', new Date().toISOString().slice(0, 10), inYears(11, '01-01')]) {
    const answer = await program.post('/v1/test-clock', { to })
    expect([answer.statusCode, answer.json().code], to).toEqual([400, 'invalid_input'])
  }
  expect((await program.get('/v1/test-clock')).json()).toMatchObject({ status: 'ready', movesTo: null })
})

test('a forward is delivered on its days, and a subscription buys on its days, a year on', async () => {
  const forward = await findListing(program, 'forward')
  await buyByKey(program, forward.id, 6)
  const [bought] = (await program.get('/v1/forwards')).json().data
  const due = bought.milestones.map(({ dueOn }: { dueOn: string }) => dueOn)
  expect(due.length).toBe(3)
  const begun = await program.post('/v1/subscriptions', {
    quantity: { amount: 1 },
    every: 'month',
    limits: {},
    priceCap: { amount: 50_000 },
    startsOn: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  })
  expect(begun.statusCode, begun.body).toBe(201)
  const subscription = begun.json()
  await moveTo(due.at(-1))
  const after = (await program.get(`/v1/forwards/${bought.id}`)).json()
  expect(
    after.deliveries.map(({ deliveredAt }: { deliveredAt: string }) => dayOf(deliveredAt)).sort(),
  ).toEqual(due)
  expect(after).toMatchObject({ delivered: { amount: 6 }, status: 'delivered' })
  const followed = (await program.get(`/v1/subscriptions/${subscription.id}`)).json()
  const { data } = (await program.get('/v1/orders?limit=100')).json()
  const placed = new Map<string, { placedAt: string; settledAt: string }>(
    data.map((order: { id: string }) => [order.id, order]),
  )
  expect(followed.runs.length).toBeGreaterThan(11)
  for (const { dueOn, status, order } of followed.runs) {
    const { placedAt, settledAt } = placed.get(order) ?? { placedAt: '', settledAt: '' }
    expect([status, dayOf(placedAt), dayOf(settledAt)]).toEqual(['bought', dueOn, dueOn])
  }
  // Nobody else's clock has moved.
  const other = programOf((await newKey((await newCompany()).owner, { mode: 'test' })).secret)
  const { now } = (await other.get('/v1/test-clock')).json()
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000)
}, 300_000)
