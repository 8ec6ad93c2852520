import type { Schedule } from '@ledgerleaf/contract/scheduled-retirements'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approve,
  ask,
  codeOf,
  key,
  type Member,
  newCompany,
  newHoldings,
  openShop,
  retirementsOf,
  rulesOf,
  setLimits,
  shop,
} from '../../testing/test-approvals.ts'
import { retireWords } from '../../testing/test-holder.ts'
import { scheduledRetirementTasks } from './index.ts'

beforeAll(openShop)
afterAll(() => shop.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const at = '/api/scheduled-retirements'

/** The job as the clock runs it. */
const runDue = async () => {
  const [task] = scheduledRetirementTasks({ db: shop.site.db, log: pino({ enabled: false }) })
  await task?.run({})
}
const ofBatch = (batchId: string, quantity: number, more: object = {}) => ({
  kind: 'lines',
  retirement: { ...retireWords, lines: [{ batchId, quantity }], ...more },
})
const schedule = (by: Member, wish: object, on = inDays(40)) =>
  by.browser.post(at, { body: { on, wish }, headers: key() })
const scheduled = async (by: Member, wish: object, on?: string): Promise<string> => {
  const answer = await schedule(by, wish, on)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().id
}
const look = async (by: Member, id: string): Promise<Schedule> =>
  (await by.browser.get(at)).json().schedules.find((one: Schedule) => one.id === id)
/** As if the days had gone by. */
const passDays = (id: string, days: number) =>
  shop.site.pool.query(
    'update scheduled_retirements set due_on = due_on - $2::int, scheduled_at = scheduled_at - make_interval(days => $2) where id = $1',
    [id, days],
  )
const noticesOf = async (by: Member): Promise<{ title: string; href: string }[]> =>
  (await by.browser.get('/api/notices')).json().notices
const heldBy = async (by: Member): Promise<number> =>
  (await by.browser.get('/api/holdings'))
    .json()
    .holdings.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0)

test('what is scheduled holds nothing, is told a week before, and is retired on its day once', async () => {
  const { id: company, owner } = await newCompany('approver')
  const batchId = await newHoldings(company, 20)
  const shares = [
    { kind: 'product', name: 'Field Boots', quantity: 3 },
    { kind: 'other', name: 'A Customer SA', quantity: 5 },
  ]
  const id = await scheduled(owner, ofBatch(batchId, 8, { shares }))
  await runDue()
  expect(await retirementsOf(company)).toBe(0)
  expect(await heldBy(owner)).toBe(20)
  expect(await noticesOf(owner)).toEqual([])
  await passDays(id, 33)
  await Promise.all([runDue(), runDue()])
  expect((await noticesOf(owner)).map(({ title }) => title)).toEqual([
    expect.stringMatching(/^To be retired on .*: 8 t$/),
  ])
  await passDays(id, 7)
  // Two processes may look at the same moment.
  await Promise.all([runDue(), runDue(), runDue()])
  expect(await retirementsOf(company)).toBe(2)
  const { state, certificateId } = await look(owner, id)
  expect(state).toBe('done')
  expect((await owner.browser.get(`/api/certificates/shared/${certificateId}`)).json()).toMatchObject({
    quantity: 8,
    shares: [{ name: 'Field Boots' }, { name: 'A Customer SA' }],
  })
  expect((await noticesOf(owner))[0]).toMatchObject({
    title: '8 t were retired and shared among 2',
    href: `/certificates/${certificateId}`,
  })
  expect(codeOf(await owner.browser.delete(`${at}/${id}`))).toBe('schedule_over')
  expect(codeOf(await owner.browser.post(`${at}/${id}/perform`, {}))).toBe('schedule_over')
})

test('a process that dies before the end leaves it as it was, and the next look retires it', async () => {
  const { id: company, owner } = await newCompany('approver')
  const batchId = await newHoldings(company, 5)
  const id = await scheduled(owner, ofBatch(batchId, 5))
  await passDays(id, 40)
  // The connection breaks as the retirement is written: everything of it goes.
  await shop.site.pool.query(
    `create function die() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$`,
  )
  await shop.site.pool.query(
    `create trigger die before update on scheduled_retirements for each row when (new.state = 'done') execute function die()`,
  )
  await runDue()
  expect(await retirementsOf(company)).toBe(0)
  expect(await look(owner, id)).toMatchObject({ state: 'waiting', reason: null })
  await shop.site.pool.query('drop trigger die on scheduled_retirements')
  await runDue()
  expect(await retirementsOf(company)).toBe(1)
})

test('too few credits on the day: nothing is retired, the reason is said, and a person can try again', async () => {
  const { id: company, owner } = await newCompany('approver')
  const batchId = await newHoldings(company, 10)
  expect(codeOf(await schedule(owner, ofBatch(batchId, 11)))).toBe('insufficient_credits')
  const id = await scheduled(owner, ofBatch(batchId, 10))
  const early = { ...retireWords, batchId, quantity: 4 }
  expect((await owner.browser.post('/api/retirements', { body: early, headers: key() })).statusCode).toBe(200)
  await passDays(id, 40)
  await runDue()
  await runDue()
  expect(await look(owner, id)).toMatchObject({
    state: 'failed',
    reason: 'Fewer credits were held on that day than were to be retired.',
  })
  expect(await retirementsOf(company)).toBe(1)
  expect((await noticesOf(owner)).filter(({ title }) => title.startsWith('Not retired on'))).toHaveLength(1)
  expect(codeOf(await owner.browser.post(`${at}/${id}/perform`, {}))).toBe('insufficient_credits')
  // Another day is another try, and taking it back ends it.
  const moved = await owner.browser.post(`${at}/${id}/move`, { body: { on: inDays(3) } })
  expect(moved.statusCode, moved.body).toBe(200)
  expect(await look(owner, id)).toMatchObject({ state: 'waiting', on: inDays(3), reason: null })
  expect((await owner.browser.delete(`${at}/${id}`)).statusCode).toBe(200)
  expect(await look(owner, id)).toBeUndefined()
})

test('what is held on the day is retired up to the stated tonnes', async () => {
  const { id: company, owner } = await newCompany('approver')
  await newHoldings(company, 4)
  const id = await scheduled(owner, { kind: 'held', upTo: 10, words: retireWords })
  await newHoldings(company, 9)
  await passDays(id, 40)
  await runDue()
  expect(await look(owner, id)).toMatchObject({ state: 'done', tonnes: 10, isHeld: true })
  expect(await heldBy(owner)).toBe(3)
})

test('limits hold when it is scheduled; above them it is approved with its day', async () => {
  const { id: company, owner, approver, preparer } = await newCompany('approver', 'preparer')
  const batchId = await newHoldings(company, 20)
  await setLimits(owner, rulesOf({ approver: { buyCents: null, retireTonnes: 3 } }))
  expect(codeOf(await schedule(approver, ofBatch(batchId, 4)))).toBe('approval_needed')
  expect(codeOf(await schedule(preparer, ofBatch(batchId, 1)))).toBe('approval_needed')
  const { retirement } = ofBatch(batchId, 4)
  const asked = (await ask(preparer, { kind: 'retirement', retirement, on: inDays(40) })).json().id
  const approved = await approve(owner, asked)
  expect(approved.statusCode, approved.body).toBe(200)
  const id = approved.json().actId
  expect(await look(owner, id)).toMatchObject({ state: 'waiting', tonnes: 4 })
  expect(await retirementsOf(company)).toBe(0)
  await passDays(id, 40)
  await runDue()
  expect(await retirementsOf(company)).toBe(1)
  // Another company's members see and change nothing of it.
  const { owner: stranger } = await newCompany('approver')
  expect((await stranger.browser.get(at)).json()).toEqual({ schedules: [] })
  expect(codeOf(await stranger.browser.delete(`${at}/${id}`))).toBe('not_found')
})

test('whoever scheduled it has left by then: it waits for somebody who may retire to confirm it', async () => {
  const { id: company, owner, approver } = await newCompany('approver')
  const batchId = await newHoldings(company, 6)
  const id = await scheduled(approver, ofBatch(batchId, 6))
  await shop.site.pool.query('delete from memberships where organisation_id = $1 and role = $2', [
    company,
    'approver',
  ])
  await passDays(id, 40)
  await runDue()
  const waiting = await look(owner, id)
  expect(waiting).toMatchObject({ state: 'unconfirmed' })
  expect(waiting.reason).toContain('waits for somebody who may')
  expect(await retirementsOf(company)).toBe(0)
  const { certificateId } = (await owner.browser.post(`${at}/${id}/perform`, {})).json()
  expect((await owner.browser.get(`/api/certificates/${certificateId}`)).statusCode).toBe(200)
  expect(await look(owner, id)).toMatchObject({ state: 'done', certificateId })
})

test('a day is from tomorrow on and within five years', async () => {
  const { id: company, owner } = await newCompany('approver')
  const batchId = await newHoldings(company, 6)
  for (const on of [inDays(0), inDays(-1), inDays(365 * 6)])
    expect(codeOf(await schedule(owner, ofBatch(batchId, 1), on))).toBe('invalid_input')
})
