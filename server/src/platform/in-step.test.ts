import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import type { Tx } from './db.ts'
import { inStep, isAlone, step } from './in-step.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const makeSteps = () => {
  const done: string[] = []
  const named = (name: string) =>
    step(async (_tx, items: readonly number[]) => {
      done.push(`${name} ${items.join(' ')}`)
      return new Map(items.map((item) => [item, item * 10]))
    })
  return { done, read: named('read'), write: named('write') }
}
const together = <In, Out>(items: readonly In[], verb: (tx: Tx, item: In) => Promise<Out>) =>
  inTransaction(database.db, (tx) => inStep(tx, items, verb))

test('many verbs take each step once, and each has its own answer', async () => {
  const { done, read, write } = makeSteps()
  const outcomes = await together([1, 2, 3], async (tx, item) => {
    const found = await read(tx, item)
    return (await write(tx, found)) + 1
  })
  expect([...outcomes]).toEqual([
    [1, 101],
    [2, 201],
    [3, 301],
  ])
  expect(done).toEqual(['read 1 2 3', 'write 10 20 30'])
})

test('a verb by itself takes its steps at once, with or without company to wait for', async () => {
  const { done, read } = makeSteps()
  expect(await inTransaction(database.db, (tx) => read(tx, 4))).toBe(40)
  expect(await together([5], (tx, item) => read(tx, item))).toEqual(new Map([[5, 50]]))
  expect(done).toEqual(['read 4', 'read 5'])
})

test('one that ends early keeps nobody waiting, and the same item asked for twice is done once', async () => {
  const { done, read, write } = makeSteps()
  const outcomes = await together([1, 2, 2, 3], async (tx, item) => {
    const found = await read(tx, item)
    return item === 2 ? 0 : write(tx, found)
  })
  expect(outcomes).toEqual(
    new Map([
      [1, 100],
      [2, 0],
      [3, 300],
    ]),
  )
  expect(done).toEqual(['read 1 2 3', 'write 10 30'])
})

test('between steps verbs move one after the other: what one reads and writes by itself is never interleaved', async () => {
  const { read } = makeSteps()
  await database.pool.query('create table tally (held int)')
  await database.pool.query('insert into tally values (0)')
  await together([1, 2, 3, 4], async (tx, item) => {
    await read(tx, item)
    const { rows } = await tx.execute<{ held: number }>(sql`select held from tally`)
    await tx.execute(sql`update tally set held = ${(rows[0]?.held ?? 0) + 1}`)
  })
  expect((await database.pool.query('select held from tally')).rows).toEqual([{ held: 4 }])
})

test('a verb that throws, or a step that fails, ends all', async () => {
  const { read } = makeSteps()
  const failing = step(async (_tx, _items: readonly number[]): Promise<Map<number, number>> => {
    throw new Error('the step failed')
  })
  await expect(
    together([1, 2], async (tx, item) => {
      await read(tx, item)
      if (item === 2) throw new Error('the second failed')
    }),
  ).rejects.toThrow('the second failed')
  await expect(together([1, 2], (tx, item) => failing(tx, item))).rejects.toThrow('the step failed')
})

test('a verb knows whether it is alone', async () => {
  const ask = async (tx: Tx) => isAlone(tx)
  expect([...(await together([1, 2], ask)).values()]).toEqual([false, false])
  expect([...(await together([1], ask)).values()]).toEqual([true])
})
