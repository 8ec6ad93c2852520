import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBreaches } from '../ledger/invariants.ts'
import { publishTerms, readFiles } from '../people/terms/index.ts'
import { readConfig } from '../platform/config.ts'
import { inTransaction } from '../platform/transaction.ts'
import { findMisissuedBatches } from '../supply/projects/index.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { findStatement } from '../views/statements/index.ts'
import { type CreatePerson, openedAt, seedDemo } from './seed-demo.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const since = await openedAt(database.db, now)
  await inTransaction(database.db, (tx) => publishTerms(tx, readFiles(readConfig({})), since))
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
  const createPerson: CreatePerson = async ({ email, since }) => {
    const known = ids.get(email)
    if (known) return known
    const id = randomUUID()
    ids.set(email, id)
    await database.pool.query('insert into users (id, name, email, created_at) values ($1, $2, $2, $3)', [
      id,
      email,
      since,
    ])
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

test('each order of the demo was placed under terms that were in force on its day', async () => {
  expect(await count('orders')).not.toBe('0')
  const { rows } = await database.pool.query(`select id from orders where not exists (
    select 1 from terms_texts text where text.fingerprint = buyer_terms and text.in_force_since <= placed_at)`)
  expect(rows).toEqual([])
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
  const { rows: sellers } = await database.pool.query<{ id: string }>(
    'select distinct seller_id as id from order_lines',
  )
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

test('both sides of a purchase find the same payment of it, and are told of it by its project', async () => {
  const { rows: unpaid } = await database.pool.query(
    `select orders.id from orders left join payments payment on payment.order_id = orders.id
     where payment.state is distinct from 'succeeded' or payment.amount_cents <> orders.amount_minor
       or payment.checked_at <> orders.settled_at`,
  )
  expect(unpaid).toEqual([])
  const { rows: untold } = await database.pool.query(
    `select line.id from order_lines line join orders on orders.id = line.order_id
     join batches batch on batch.id = line.batch_id join projects project on project.id = batch.project_id
     where not exists (select from notices where person_id = orders.buyer_id and key = 'order-paid:' || orders.id
         and title ~ '^You bought .* t of ')
       or not exists (select from notices where person_id = line.seller_id and key = 'sold:' || orders.id
         and title ~ ('^You sold .* t of (' || project.name || '|\\d+ projects: .*)'))`,
  )
  expect(untold).toEqual([])
  const { rows: told } = await database.pool.query<{ kind: string }>(
    `select distinct notice.kind from notices notice join users on users.id = notice.person_id
     where users.email in ('buyer@example.com', 'seller@example.com') order by kind`,
  )
  expect(told.map(({ kind }) => kind)).toEqual(['analyses', 'deliveries', 'orders', 'retirements', 'selling'])
})

test('whatever was bought lately was looked at and put into a basket on its day', async () => {
  const { rows } = await database.pool.query(
    `select listing.token_id from order_lines line join orders on orders.id = line.order_id
     join listings listing on listing.id = line.listing_id
     where orders.settled_at > now() - interval '29 days' and listing.sale_type = 'spot' and not (
       exists (select from project_views where project_id = listing.project_id and day = orders.settled_at::date)
       and exists (select from basket_additions where listing_id = listing.id and day = orders.settled_at::date))`,
  )
  expect(rows).toEqual([])
})

/** What cannot have been: each finds whatever happened before that which it rests on. */
const impossible = [
  [
    'a project began before its seller had an account',
    `
    select project.name from projects project join users on users.id = project.seller_id
    where project.created_at < users.created_at`,
  ],
  [
    'an identity was handed in before its seller had an account, or checked before it was handed in',
    `
    select checked.seller_id::text as name from seller_identities checked join users on users.id = checked.seller_id
    where checked.submitted_at < users.created_at or checked.checked_at <= checked.submitted_at`,
  ],
  [
    'a project was approved before its file was begun, or before its seller was checked',
    `
    select project.name from projects project join project_files file on file.project_id = project.id
    left join seller_identities checked on checked.seller_id = project.seller_id
    where project.approved_at <= project.created_at or project.approved_at <= file.created_at
      or checked.checked_at is null or project.approved_at < checked.checked_at`,
  ],
  [
    'credits were issued or promised before the project was approved, or while it was not',
    `
    select project.name from batches batch join projects project on project.id = batch.project_id
    where batch.issued_at < coalesce((select min(approval.acted_at) from audit_entries approval
      where approval.act = 'approve' and approval.subject_id = project.id), 'infinity')`,
  ],
  [
    'credits were issued before their vintage was over, or before the registry had published them',
    `
    select project.name from batches batch join projects project on project.id = batch.project_id
    where not batch.is_promise and (batch.issued_at::date <= batch.vintage_ends_on
      or not exists (select from registry_units unit join registry_files published on published.id = unit.first_file_id
        where unit.registry = batch.registry and unit.prefix = batch.serial_prefix
          and batch.serial_start between unit.first_serial and unit.last_serial
          and published.imported_at <= batch.issued_at))`,
  ],
  [
    'a registry published units of a vintage that was not over',
    `
    select unit.prefix as name from registry_units unit join registry_files published on published.id = unit.first_file_id
    where unit.vintage_ends_on >= published.as_of`,
  ],
  [
    'a listing opened before its credits were issued or promised',
    `
    select listing.token_id as name from listings listing join batches batch on batch.id = listing.batch_id
    where listing.opened_at < batch.issued_at`,
  ],
  [
    'a price was asked before the listing opened',
    `
    select listing.token_id as name from listing_prices price join listings listing on listing.id = price.listing_id
    where price.asked_at < listing.opened_at`,
  ],
  [
    'something was bought before it was listed, or by nobody yet',
    `
    select listing.token_id as name from order_lines line join orders on orders.id = line.order_id
    join listings listing on listing.id = line.listing_id join users on users.id = orders.buyer_id
    where orders.placed_at <= listing.opened_at or orders.settled_at < orders.placed_at
      or orders.placed_at < users.created_at`,
  ],
  [
    'something was delivered before it was promised, or before its vintage was over',
    `
    select delivery.id::text as name from forward_deliveries delivery
    join order_milestones milestone on milestone.id = delivery.milestone_id
    join order_lines line on line.id = milestone.line_id join orders on orders.id = line.order_id
    join batches batch on batch.id = delivery.batch_id
    where delivery.delivered_at <= orders.settled_at or delivery.delivered_at::date <= batch.vintage_ends_on`,
  ],
  [
    'more was retired by a day than was bought by it',
    `
    select retirement.id::text as name from retirements retirement
    where retirement.quantity > (select coalesce(sum(line.quantity), 0) from order_lines line
      join orders on orders.id = line.order_id
      where line.batch_id = retirement.batch_id and orders.settled_at < retirement.retired_at)`,
  ],
  [
    'the ledger was written out of the order of its days',
    `
    select key as name from (select key, posted_at, lag(posted_at) over (order by position) as before
      from (select key, posted_at, (select min(position) from ledger_postings where entry_id = entry.id) as position
        from ledger_entries entry) entries) entries where posted_at < before`,
  ],
  [
    'anything happened after today',
    `
    select key as name from ledger_entries where posted_at > now() + interval '1 minute'`,
  ],
] as const

test.each(impossible)('the demo is a history that can have been: never %s', async (_, finds) => {
  expect((await database.pool.query(finds)).rows).toEqual([])
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
