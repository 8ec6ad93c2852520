import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { askedOf, handInUse, withTransactionInHand } from './auth-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** Something to wait for, and whoever makes it happen. */
const moment = () => {
  let come = () => {}
  const awaited = new Promise<void>((resolve) => {
    come = resolve
  })
  return { come, awaited }
}

test('a call that ends takes nothing from one that is still under way, and each has its own transaction in hand', async () => {
  const [begun, ended] = [moment(), moment()]
  const long = inTransaction(database.db, (tx) =>
    withTransactionInHand(tx, async (hand) => {
      begun.come()
      await ended.awaited
      expect(handInUse()).toBe(hand)
    }),
  )
  await begun.awaited
  await inTransaction(database.db, (tx) =>
    withTransactionInHand(tx, async (hand) => {
      await tx.execute('select 1')
      expect(handInUse()).toBe(hand)
    }),
  )
  expect(handInUse()).toBeUndefined()
  ended.come()
  await long
  expect(handInUse()).toBeUndefined()
})

test('what is asked of the library within a call is part of it, and leaves it as it was', async () => {
  const library = askedOf({ version: 1, who: async () => handInUse() })
  expect(library.version).toBe(1)
  await inTransaction(database.db, (tx) =>
    withTransactionInHand(tx, async (hand) => {
      expect(await library.who()).toBe(hand)
      expect(handInUse()).toBe(hand)
    }),
  )
  expect(await library.who()).toBeUndefined()
})
