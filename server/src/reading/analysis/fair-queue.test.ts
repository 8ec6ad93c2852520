import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJobs } from '../../jobs/run-jobs.ts'
import { does } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { analyseReportTask } from './analysis.tasks.ts'
import { storeReport } from './store-report.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** Sends a report and answers its number in the database. */
const send = async (visitorHash: string, size = 0): Promise<string> => {
  const bytes = Buffer.from(`Scope 1,${randomUUID()}`.padEnd(size, ' '))
  const upload = {
    content: { read: () => Readable.from([bytes]) },
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytesCount: bytes.length,
    extension: '.csv',
    companyName: 'Northwind',
    fileName: 'report.csv',
  }
  const id = await inTransaction(database.db, (tx) => storeReport(tx, { visitorHash }, upload, new Date()))
  const { rows } = await database.pool.query('select report_id from analyses where id = $1', [id])
  return rows[0].report_id
}

const readAll = async (count: number): Promise<string[]> => {
  const order: string[] = []
  let onLast = () => {}
  const last = new Promise<void>((resolve) => {
    onLast = resolve
  })
  const reading = does(analyseReportTask, async ({ reportId }) => {
    order.push(reportId)
    if (order.length === count) onLast()
  })
  const jobs = await runJobs({ pool: database.pool, handlers: [reading], log: pino({ level: 'silent' }) })
  await last
  await jobs.stop()
  return order
}

test('a small report does not stand behind the large ones of others', async () => {
  const large: string[] = []
  for (const owner of ['a', 'b', 'c', 'd', 'e', 'f']) large.push(await send(owner, 3 * 1024 * 1024))
  const small = await send('small')
  const order = await readAll(large.length + 1)
  expect(order.indexOf(small)).toBeLessThan(2)
  expect(order.toSorted()).toEqual([...large, small].toSorted())
})

test('whoever sends twenty reports makes nobody wait for all of them', async () => {
  const many: string[] = []
  for (let count = 0; count < 20; count++) many.push(await send('one'))
  const other = await send('other')
  const order = await readAll(many.length + 1)
  // Two are read at a time: the other's is begun with the first or right behind it.
  expect(order.indexOf(other)).toBeLessThan(3)
  const rest = order.filter((id) => id !== other)
  expect(new Set(rest)).toEqual(new Set(many))
  expect(many.indexOf(rest[0] ?? '')).toBeLessThan(2)
})
