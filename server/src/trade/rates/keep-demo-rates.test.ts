import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { findSheet } from '../../supply/rates/index.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { importRates } from './import-rates.ts'
import { demoRates } from './keep-demo-rates.ts'
import { rateTasks } from './rates.jobs.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const today = new Date().toISOString().slice(0, 10)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const take = (sheet: typeof demoRates, day: string) =>
  inTransaction(database.db, (tx) => importRates(tx, null, { ...sheet, day }, new Date()))
const tick = (isSandbox: boolean) =>
  rateTasks({ db: database.db, ratesUrl: null, isSandbox, log: pino({ level: 'silent' }) })[0]?.run({})

test('the demo has a sheet of its own each day, by its name, and never beside real rates', async () => {
  await tick(true)
  expect(await findSheet(database.db)).toBeNull()
  await take(demoRates, daysAgo(9))
  await tick(false)
  expect(await findSheet(database.db)).toMatchObject({ day: daysAgo(9) })
  await tick(true)
  await tick(true)
  expect(await findSheet(database.db)).toMatchObject({ ...demoRates, day: today })
  await take({ ...demoRates, source: 'a central bank', usdPerEuro: 1_090_000 }, today)
  await tick(true)
  expect(await findSheet(database.db)).toMatchObject({ source: 'a central bank' })
})
