import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { callerNetwork, consume, forgive, giveBack, limitKey, sweepRateLimits } from './rate-limit.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const rule = { limit: 3, windowSeconds: 60 }
const start = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const refusal = { code: 'rate_limited' }

test('allows as many uses as the limit, then says how long to wait', async () => {
  for (let count = 0; count < 3; count++) await consume(database.db, 'a', rule, after(count))
  await expect(consume(database.db, 'a', rule, after(10))).rejects.toMatchObject({
    ...refusal,
    retryAfterSeconds: 50,
  })
  await consume(database.db, 'b', rule, after(10))
})

test('starts again when the window is over', async () => {
  for (let count = 0; count < 4; count++) await consume(database.db, 'c', rule, start).catch(() => {})
  await expect(consume(database.db, 'c', rule, after(59))).rejects.toMatchObject(refusal)
  await consume(database.db, 'c', rule, after(60))
})

test('fifty uses at once: exactly the limit passes', async () => {
  const uses = Array.from({ length: 50 }, () => consume(database.db, 'race', rule, start))
  const results = await Promise.allSettled(uses)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('forgives one holder and no other', async () => {
  for (const key of ['d', 'e'])
    for (let count = 0; count < 3; count++) await consume(database.db, key, rule, start)
  await forgive(database.db, 'd')
  await consume(database.db, 'd', rule, start)
  await expect(consume(database.db, 'e', rule, start)).rejects.toMatchObject(refusal)
})

test('a use that is given back can be used again, and no other', async () => {
  for (let count = 0; count < 3; count++) await consume(database.db, 'back', rule, start)
  await giveBack(database.db, 'back')
  await consume(database.db, 'back', rule, start)
  await expect(consume(database.db, 'back', rule, start)).rejects.toMatchObject(refusal)
})

test('sweeps windows that are over and keeps the others', async () => {
  await database.pool.query('delete from rate_limits')
  await consume(database.db, 'old', rule, start)
  await consume(database.db, 'new', rule, after(30))
  await sweepRateLimits(database.db, after(60))
  const { rows } = await database.pool.query('select key from rate_limits')
  expect(rows).toEqual([{ key: 'new' }])
})

test('a key tells holders apart without naming them', () => {
  const key = limitKey('sign-in', '10.0.0.1', 'ada@example.org')
  expect(key).toMatch(/^sign-in:[\w-]{43}$/)
  expect(limitKey('sign-in', '10.0.0.1', 'bob@example.org')).not.toBe(key)
  expect(limitKey('sign-up', '10.0.0.1', 'ada@example.org')).not.toBe(key)
})

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (ip, network) => {
  expect(callerNetwork(ip)).toBe(network)
})
