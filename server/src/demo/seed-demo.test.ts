import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBreaches } from '../ledger/invariants.ts'
import { readConfig } from '../platform/config.ts'
import { findMisissuedBatches } from '../supply/projects/index.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { findStatement } from '../views/statements/index.ts'
import { type CreatePerson, seedDemo } from './seed-demo.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

// What may be bought is told by the clock of the database, so the demo is planted at its time.
const now = new Date()
const settings = {
  secret: 'a secret of the test',
  publicUrl: 'https://leaf.example.org:3000',
  invoicing: readConfig({}).invoicing,
}

/** Accounts belong to identity; here only that they exist matters. */
const rememberPeople = () => {
  const ids = new Map<string, string>()
  const createPerson: CreatePerson = async ({ email }) => {
    const known = ids.get(email)
    if (known) return known
    const id = randomUUID()
    ids.set(email, id)
    await database.pool.query('insert into users (id, name, email) values ($1, $2, $2)', [id, email])
    return id
  }
  return { ids, createPerson }
}

const count = async (table: string): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*) from ${table}`)
  return rows[0]?.count ?? 0
}

test('leaves nothing planted when it fails half-way, and can be tried again', async () => {
  const createPerson = async () => Promise.reject(new Error('no more people'))
  await expect(seedDemo(database.db, { now, ...settings, createPerson })).rejects.toThrow('no more people')
  expect(await count('demo_seeds')).toBe(0)
  expect(await count('projects')).toBe(0)
})

test('a second start waits for the first for as long as that plants', async () => {
  const hasty = new pg.Pool({ connectionString: database.url, statement_timeout: 100 })
  const first = await database.pool.connect()
  try {
    await first.query('begin')
    await first.query("insert into demo_seeds (name, planted_at) values ('first', now())")
    const { createPerson } = rememberPeople()
    const second = seedDemo(drizzle({ client: hasty, casing: 'snake_case' }), {
      now,
      ...settings,
      createPerson,
    })
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and clock_timestamp() - query_start > interval '300 ms'`
    await vi.waitFor(async () => expect((await database.pool.query(waits)).rowCount).toBe(1), 20_000)
    await first.query('commit')
    expect(await second).toEqual({ planted: false })
  } finally {
    first.release()
    await hasty.end()
    await database.pool.query('delete from demo_seeds')
  }
})

test('plants the demo once, also when two processes start together', async () => {
  const { ids, createPerson } = rememberPeople()
  const starts = [1, 2, 3].map(() => seedDemo(database.db, { now, ...settings, createPerson }))
  const planted = (await Promise.all(starts)).filter((start) => start.planted)
  expect(planted).toHaveLength(1)
  expect(await seedDemo(database.db, { now, ...settings, createPerson })).toEqual({
    planted: false,
  })
  expect([...ids.keys()]).toEqual(
    expect.arrayContaining(['buyer@example.com', 'seller@example.com', 'operator@example.com']),
  )
  expect(await count('projects')).toBe(14)
  expect(await count('orders')).toBe(7)
  expect(await count('retirements')).toBe(2)
})

test('every vintage with a file has a score, and one project waits for review', async () => {
  const { rows } = await database.pool.query<{ unrated: number }>(
    `select count(*) filter (where value is null) as unrated from (
       select distinct on (project_id, vintage, is_approved) value from scores order by project_id, vintage, is_approved, position desc) current`,
  )
  expect(rows).toEqual([{ unrated: 0 }])
  const { rows: waiting } = await database.pool.query(
    `select project.name from project_files file join projects project on project.id = file.project_id
     where file.review_state = 'submitted'`,
  )
  expect(waiting).toEqual([{ name: 'Pinewick Orchard Biochar' }])
})

test('the planted demo keeps every invariant', async () => {
  expect(await findBreaches(database.db)).toEqual([])
  expect(await findMisissuedBatches(database.db)).toEqual([])
})

test('what happened in the demo stands in the order of its days: on statements and under the numbers of invoices', async () => {
  const { rows: sellers } = await database.pool.query<{ id: string }>('select distinct seller_id as id from order_lines')
  for (const { id } of sellers) {
    const days = (await findStatement(database.db, id)).rows.map(({ at }) => at)
    expect(days).toEqual(days.toSorted().reverse())
  }
  const { rows: invoiced } = await database.pool.query(
    `select invoice.kind, invoice.issued_at = orders.settled_at as "isOfItsDay",
       invoice.place = rank() over (partition by invoice.series, invoice.year order by invoice.issued_at, invoice.place) as "isInTurn"
     from invoices invoice left join orders on orders.id = invoice.order_id`,
  )
  expect(invoiced.filter(({ kind }) => kind === 'invoice')).toEqual(
    Array(7).fill({ kind: 'invoice', isOfItsDay: true, isInTurn: true }),
  )
  expect(invoiced.filter(({ kind }) => kind === 'fee_invoice').length).toBeGreaterThan(2)
})

test('the planted demo covers the five categories at prices from about $7 to about $540', async () => {
  const { rows } = await database.pool.query(
    `select (select count(distinct category) from projects) as categories,
       min(price_per_credit_cents) as cheapest, max(price_per_credit_cents) as dearest from listings`,
  )
  expect(rows[0]).toEqual({ categories: 5, cheapest: 720, dearest: 54_000 })
})

test('mail of the demo leads to the address people use', async () => {
  const { rows } = await database.pool.query<{ link: string }>(
    `select substring(payload::text from 'https?://[^"\\\\[:space:]]+') as link
    from graphile_worker._private_jobs where payload::text like '%/seller/projects/%'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { link } of rows) expect(link).toMatch(/^https:\/\/leaf\.example\.org:3000\/seller\/projects\//)
})
