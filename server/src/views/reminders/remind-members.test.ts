import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findNotices } from '../../people/notices/notice-queries.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { addDeadline } from '../../reading/deadlines/keep-deadlines.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { newPerson } from '../../testing/test-person.ts'
import { remindMembers } from './remind-members.ts'

const { db, pool, drop } = await testDatabase()
afterAll(drop)

const dayMs = 86_400_000
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

let company: string
let viewer: string
beforeEach(async () => {
  company = await newPerson(pool)
  viewer = await newPerson(pool)
  await join(viewer, 'viewer')
})
const join = (id: string, role: string, endsOn: string | null = null) =>
  pool.query('insert into memberships (organisation_id, person_id, role, ends_on) values ($1, $2, $3, $4)', [
    company,
    id,
    role,
    endsOn,
  ])
const remind = (today = dayFromNow(0)) => inTransaction(db, (tx) => remindMembers(tx, today, new Date()))
const titlesOf = async (personId = company) =>
  (await findNotices(db, { personId, organisationId: company }, {})).notices.map(({ title }) => title)
const write = (dueOn: string, isYearly: boolean) =>
  inTransaction(db, (tx) =>
    addDeadline(
      tx,
      { organisationId: company, personId: company },
      { name: 'Report', dueOn, isYearly, remindDays: 14 },
      new Date(),
    ),
  )

test('a deadline is told once when it is near and once on its day, to who prepares, by however many processes', async () => {
  await write(dayFromNow(20), false)
  await remind()
  expect(await titlesOf()).toEqual([])
  await Promise.all([1, 2, 3].map(() => remind(dayFromNow(6))))
  await remind(dayFromNow(10))
  expect(await titlesOf()).toEqual([expect.stringMatching(/^Report: due on /)])
  await remind(dayFromNow(20))
  await remind(dayFromNow(21))
  expect(await titlesOf()).toHaveLength(2)
  expect(await titlesOf()).toContain('Report: due today')
  expect(await titlesOf(viewer)).toEqual([])
})

test('a yearly one comes again, and that of Feb 29 is on the 28th in other years', async () => {
  await write('2024-02-29', true)
  await remind('2027-02-20')
  await remind('2028-02-29')
  expect((await titlesOf()).sort()).toEqual(['Report: due on Feb 28, 2027', 'Report: due today'])
})

test('one that is over and comes once is refused, and says so', async () => {
  await expect(write(dayFromNow(-1), false)).rejects.toThrow('This day is over')
})

test('an auditor and who manages hear of a last day a week before', async () => {
  const auditor = await newPerson(pool)
  await join(auditor, 'auditor', dayFromNow(7))
  await remind(dayFromNow(-1))
  expect(await titlesOf(auditor)).toEqual([])
  await remind()
  await remind(dayFromNow(1))
  expect(await titlesOf(auditor)).toEqual([expect.stringMatching(/^Your last day here is /)])
  expect(await titlesOf()).toEqual([expect.stringMatching(/^The last day of Ada is /)])
})

test('a subscription that runs within three days is told, a paused one is not', async () => {
  const subscribe = (state: string) =>
    pool.query(
      `insert into subscriptions (id, buyer_id, tonnes, every, limits, price_cap_cents, starts_on, next_run_on, state, created_at)
       values ($1, $2, 5, 'month', '{}', 1000, $3, $3, $4, now())`,
      [randomUUID(), company, dayFromNow(3), state],
    )
  await subscribe('active')
  await subscribe('paused')
  await remind(dayFromNow(-1))
  expect(await titlesOf()).toEqual([])
  await remind()
  expect(await titlesOf()).toEqual([expect.stringMatching(/^A subscription runs on /)])
})

test('what is held and offsets nothing is told in December, once a year', async () => {
  const { listing } = await offerCredits(db)
  await buyCredits(db, company, listing.id, 3)
  await remind('2026-11-30')
  expect(await titlesOf()).toEqual([])
  await remind('2026-12-01')
  await remind('2026-12-20')
  expect(await titlesOf()).toEqual(['You hold 3 t that offset nothing yet'])
  await remind('2027-12-01')
  expect(await titlesOf()).toHaveLength(2)
})

test('a forward delivery is told two weeks before, on its day and when it is late, to both sides', async () => {
  const { listing } = await offerCredits(db)
  await buyCredits(db, company, listing.id, 3)
  const { rows } = await pool.query<{ id: string; seller_id: string }>(
    `select line.id, line.seller_id from order_lines line join orders placed on placed.id = line.order_id
     where placed.buyer_id = $1`,
    [company],
  )
  const [line] = rows
  if (!line) return expect(line, 'buying makes a line').toBeDefined()
  await pool.query('insert into users (id, name, email) values ($1, $2, $3)', [
    line.seller_id,
    'Sol',
    `${line.seller_id}@example.com`,
  ])
  await pool.query(
    `insert into order_milestones (id, line_id, position, agreed_on, due_on, quantity, seller_cents, fee_cents, shortfall, state)
     values ($1, $2, 1, '2026-06-15', '2026-06-15', 3, 0, 0, 'wait', 'open')`,
    [randomUUID(), line.id],
  )
  const told = async () => {
    const own = { personId: line.seller_id, organisationId: line.seller_id }
    const sellers = (await findNotices(db, own, {})).notices.map(({ title }) => title)
    expect(sellers).toEqual(await titlesOf())
    return sellers
  }
  await remind('2026-05-31')
  expect(await told()).toEqual([])
  await remind('2026-06-01')
  await remind('2026-06-02')
  expect(await told()).toEqual(['A delivery is due on Jun 15, 2026'])
  await remind('2026-06-15')
  await remind('2026-06-16')
  await remind('2026-06-17')
  expect(await told()).toHaveLength(3)
})
