import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAct } from '../../people/audit/index.ts'
import { newId } from '../../platform/id.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { actsAtOnce, findTrail } from './trail-queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('the trail is read page by page to its first act, none twice, also where several happened at one moment', async () => {
  const count = 2 * actsAtOnce + 7
  await inTransaction(database.db, async (tx) => {
    for (let turn = 0; turn < count; turn++) {
      const at = new Date(Date.UTC(2026, 0, 1, 0, Math.floor(turn / 3)))
      const act = { act: 'refund', subjectKind: 'order', subjectId: newId(), reason: `${turn}` } as const
      await recordAct(tx, { ...act, operatorId: null }, at)
    }
  })
  const read: string[] = []
  const sizes: number[] = []
  let before: string | undefined
  for (;;) {
    const { entries, more } = await findTrail(database.db, before)
    read.push(...entries.map(({ id }) => id))
    sizes.push(entries.length)
    before = entries.at(-1)?.id
    if (!more) break
  }
  expect(sizes).toEqual([actsAtOnce, actsAtOnce, 7])
  expect(new Set(read).size).toBe(count)
  expect((await findTrail(database.db, newId())).entries).toEqual([])
})
