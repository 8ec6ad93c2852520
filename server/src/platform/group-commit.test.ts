import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCollector } from '../testing/test-collector.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { readConfig } from './config.ts'
import { DomainError } from './domain-error.ts'
import { groupCommit } from './group-commit.ts'
import { done, refused } from './outcome.ts'
import { inSpan } from './tracing/active-span.ts'
import { openTracer } from './tracing/tracer.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query('create table notes (id int primary key, batch bigint)')
})
afterAll(() => database.drop())

const noted = async (): Promise<number[]> =>
  (await database.pool.query<{ id: number }>('select id from notes order by id')).rows.map(({ id }) => id)
const clear = () => database.pool.query('truncate notes')

const keepNotes = () =>
  groupCommit(database.db, async (tx, { id }: { id: number }) => {
    if (id <= 0) return refused(new DomainError('sold_out'))
    await tx.execute(sql`insert into notes values (${id}, txid_current())`)
    return done(id)
  })

test('what is asked for at once is one transaction, and a refused member leaves the others committed', async () => {
  await clear()
  const keep = keepNotes()
  const outcomes = await Promise.allSettled([
    keep({ id: 1 }),
    keep({ id: -1 }),
    keep({ id: 2 }),
    keep({ id: 3 }),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  const { rows } = await database.pool.query('select count(distinct batch)::int as batches from notes')
  expect(rows).toEqual([{ batches: 1 }])
})

test('a statement that fails for one member takes nobody else down', async () => {
  await clear()
  const keep = keepNotes()
  const outcomes = await Promise.allSettled([
    keep({ id: 1 }),
    keep({ id: 2 }),
    keep({ id: 2 }),
    keep({ id: 3 }),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await noted()).toEqual([1, 2, 3])
})

test('where everybody is refused nothing is written', async () => {
  await clear()
  const refuse = groupCommit(database.db, async (tx, id: number) => {
    await tx.execute(sql`insert into notes values (${id}, 0)`)
    return refused(new DomainError('sold_out'))
  })
  const outcomes = await Promise.allSettled([refuse(1), refuse(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await noted()).toEqual([])
})

test('a connection that is lost on the way is nobody’s answer and is not tried again', async () => {
  await clear()
  let runs = 0
  const keep = groupCommit(database.db, async (tx, id: number) => {
    runs += 1
    await tx.execute(sql`insert into notes values (${id}, 0)`)
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    return done(id)
  })
  const outcomes = await Promise.allSettled([keep(1), keep(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(runs).toBe(1)
  expect(await noted()).toEqual([])
})

test('what is done in one transaction is told to each in their own trace, and what all share in one of them', async () => {
  await clear()
  const collector = await testCollector()
  const { tracing } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const tracer = openTracer(tracing, pino({ level: 'silent' }))
  const keep = keepNotes()
  const roots = await Promise.all(
    [1, 2].map(async (id) => {
      const root = tracer?.begin(`root ${id}`, 'server')
      await inSpan(root, () => keep({ id }))
      return root?.context.traceId
    }),
  )
  await tracer?.close()
  const tracesOf = (name: string) =>
    collector
      .spans()
      .filter((span) => span.name === name)
      .map(({ traceId }) => traceId)
  expect(tracesOf('insert notes')).toEqual(roots)
  expect(tracesOf('commit')).toEqual([roots[0]])
  expect(tracesOf('group commit').toSorted()).toEqual(roots.toSorted())
  await collector.close()
})
