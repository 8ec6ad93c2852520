import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { findRates } from '../../supply/rates/index.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { importRates } from './import-rates.ts'
import { rateTasks } from './rates.jobs.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const now = new Date('2026-11-16T15:00:00Z')
const sheet = { day: '2026-11-16', source: 'a central bank', usdPerEuro: 1_082_300, gbpPerEuro: 834_500 }
const take = (change: Partial<typeof sheet> = {}, at = now) =>
  inTransaction(database.db, (tx) => importRates(tx, null, { ...sheet, ...change }, at))

test('the same sheet, also at the same moment, is one; another word for the same day is refused', async () => {
  const answers = await Promise.all([take(), take(), take()])
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
  await expect(take({ usdPerEuro: 1_082_400 })).rejects.toMatchObject({ code: 'invalid_input' })
  expect(await findRates(database.db, now)).toMatchObject(sheet)
})

test('a slipped digit and a day to come are refused', async () => {
  await expect(take({ day: '2026-11-15', usdPerEuro: 10_823_000 })).rejects.toThrow('more than a fifth')
  await expect(take({ day: '2026-11-17' })).rejects.toThrow('still to come')
})

test('the newest day counts, and after a week without one nothing is charged by it', async () => {
  await take({ day: '2026-11-13', usdPerEuro: 1_100_000 })
  expect(await findRates(database.db, now)).toMatchObject({ day: '2026-11-16' })
  expect(await findRates(database.db, new Date('2026-11-23T23:59:00Z'))).toMatchObject({ day: '2026-11-16' })
  expect(await findRates(database.db, new Date('2026-11-24T00:00:00Z'))).toBeNull()
})

test('the database refuses to change what orders may point at', async () => {
  for (const change of [sql`update rate_sheets set usd_per_euro = 1`, sql`delete from rate_sheets`])
    await expect(database.db.execute(change)).rejects.toThrow()
})

test('the rates of a configured address are taken in by the clock, and what is no file of rates changes nothing', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const good = `<Envelope><Cube><Cube time="${today}"><Cube currency="USD" rate="1.09"/><Cube currency="GBP" rate="0.84"/></Cube></Cube></Envelope>`
  const answers = [
    { status: 500, text: 'later' },
    { status: 200, text: 'x'.repeat(3 * 1024 * 1024) },
    { status: 200, text: good },
    { status: 200, text: good },
  ]
  const server = createServer((_, response) => {
    const { status, text } = answers.shift() ?? { status: 404, text: '' }
    response.writeHead(status).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const ratesUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/daily.xml`
  const run = rateTasks({ db: database.db, ratesUrl, isSandbox: true, log: pino({ level: 'silent' }) })[0]
    ?.run
  const known = async () => {
    const { rows } = await database.db.execute(
      sql`select usd_per_euro from rate_sheets where source = '127.0.0.1'`,
    )
    return rows
  }
  await run?.({})
  await run?.({})
  expect(await known()).toEqual([])
  await run?.({})
  await run?.({})
  expect(await known()).toEqual([{ usd_per_euro: 1_090_000 }])
  server.close()
})
