import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAdmin } from '../cli/run-admin.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { readConfig } from '../platform/config.ts'
import { openLog } from '../platform/log.ts'
import { doTask } from '../testing/do-task.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { buyCredits, offerCredits } from '../testing/test-market.ts'
import { verifyDomains } from '../verify-domains.ts'
import { checkLedgerTask } from './ledger.tasks.ts'
import { findSalesStop } from './sales-stop.ts'
import { watchLedger } from './watch-ledger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('a ledger that does not add up stops sales with an alarm, until an operator has it verified and lifts the stop', async () => {
  const lines: Record<string, unknown>[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const log = openLog('warn', sink)
  const { tasks } = watchLedger({
    db: database.db,
    log,
    refusesToSign: () => false,
    verifyDomains,
  })
  const admin = (...words: string[]) => runAdmin(readConfig({ DATABASE_URL: database.url }), log, words)
  const bend = (cents: number) =>
    database.pool.query(
      `update ledger_balances set amount = amount + $1 where account like 'credits/available/%'`,
      [cents],
    )
  await offerCredits(database.db)
  await doTask(tasks, checkLedgerTask, {})
  expect(await findSalesStop(database.db)).toBeNull()
  expect(await admin('sales')).toBe('Sales are open.')

  await bend(1)
  await doTask(tasks, checkLedgerTask, {})
  await doTask(tasks, checkLedgerTask, {})
  expect(await findSalesStop(database.db)).toMatchObject({
    reason: expect.stringContaining('does not add up'),
  })
  expect(lines.filter(({ level }) => level === 'fatal')).toHaveLength(2)
  expect(lines.filter(({ security }) => security === 'sales.stopped')).toHaveLength(1)
  expect(await admin('sales')).toContain('Sales are stopped since')
  await expect(admin('resume-sales')).rejects.toThrow('does not verify')

  await bend(-1)
  expect(await admin('resume-sales')).toContain('Sales are open again.')
  expect(await findSalesStop(database.db)).toBeNull()
  expect(await admin('resume-sales')).toContain('nothing was changed')
  await expect(admin('stop-sales')).rejects.toThrow('Say why')
  expect(await admin('stop-sales', 'a', 'drill')).toContain(': a drill.')
  // The second time nothing was resumed.
  expect(lines.filter(({ security }) => security === 'sales.resumed')).toHaveLength(1)
  const acts = await database.pool.query('select act, reason from audit_entries order by acted_at, id')
  expect(acts.rows).toEqual([
    { act: 'resume_sales', reason: 'On the command line' },
    { act: 'stop_sales', reason: 'a drill' },
  ])
})

test('an order that tells another story than the ledger stops sales too', async () => {
  const log = openLog('silent')
  const admin = (...words: string[]) => runAdmin(readConfig({ DATABASE_URL: database.url }), log, words)
  await admin('resume-sales')
  const { listing } = await offerCredits(database.db)
  const { id } = await buyCredits(database.db, randomUUID(), listing.id, 3)
  const { tasks } = watchLedger({ db: database.db, log, refusesToSign: () => false, verifyDomains })
  await doTask(tasks, checkLedgerTask, {})
  expect(await findSalesStop(database.db)).toBeNull()
  await database.pool.query('update orders set discount_cents = discount_cents + 1 where id = $1', [id])
  await doTask(tasks, checkLedgerTask, {})
  expect(await findSalesStop(database.db)).not.toBeNull()
  await expect(admin('resume-sales')).rejects.toThrow('buyer’s cents and discount')
  await database.pool.query('update orders set discount_cents = discount_cents - 1 where id = $1', [id])
  expect(await admin('resume-sales')).toContain('Sales are open again.')
})

test('a market that shows a project otherwise than it can be bought stops sales too', async () => {
  const log = openLog('silent')
  const { listing } = await offerCredits(database.db)
  const { tasks } = watchLedger({ db: database.db, log, refusesToSign: () => false, verifyDomains })
  await doTask(tasks, checkLedgerTask, {})
  expect(await findSalesStop(database.db)).toBeNull()
  const move = (cents: number) =>
    database.pool.query(
      `update market_projects set price_min_cents = price_min_cents + $2 where project_id =
         (select batches.project_id from batches join listings on listings.batch_id = batches.id where listings.id = $1)`,
      [listing.id, cents],
    )
  await move(1)
  await doTask(tasks, checkLedgerTask, {})
  expect(await findSalesStop(database.db)).not.toBeNull()
  await move(-1)
  const admin = (...words: string[]) => runAdmin(readConfig({ DATABASE_URL: database.url }), log, words)
  expect(await admin('resume-sales')).toContain('Sales are open again.')
})

test('a long ledger is not verified as a whole by a server that has just started, and nobody waits for one that ends', async () => {
  await offerCredits(database.db)
  let verified = 0
  const parts = {
    ...{ db: database.db, log: openLog('silent'), refusesToSign: () => false },
    verifyDomains: async () => {
      verified += 1
      return { findings: [] }
    },
  }
  const long = watchLedger({ ...parts, longEntries: 1 })
  await doTask(long.tasks, checkLedgerTask, {})
  expect(verified).toBe(0)
  const short = watchLedger(parts)
  await doTask(short.tasks, checkLedgerTask, {})
  expect(verified).toBe(1)
  await short.stop()
  await doTask(short.tasks, checkLedgerTask, {})
  expect(verified).toBe(1)
})

test('entries wait until a signed checkpoint covers them, also when they have their place in the log', async () => {
  const fresh = await testDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-waiting-'))
  const { gauges } = watchLedger({
    db: fresh.db,
    log: openLog('silent'),
    refusesToSign: () => false,
    verifyDomains,
  })
  const waiting = () => gauges.find(({ name }) => name === 'log_leaves_waiting')?.read()
  const sequence = async (checkpointCopy: string | null) => {
    const secret = 'a secret of forty characters for the test'
    const publicUrl = 'https://credits.example'
    return (await openSequencer({ db: fresh.db, dataDir, publicUrl, secret, checkpointCopy })).sequence()
  }
  await offerCredits(fresh.db)
  expect(await waiting()).toBe(2)
  await expect(sequence(path.join(dataDir, 'not-mounted'))).rejects.toThrow('is not there')
  const { rows } = await fresh.pool.query('select from log_leaves where leaf_index is null')
  expect(rows).toHaveLength(0)
  expect(await waiting()).toBe(2)
  await sequence(null)
  expect(await waiting()).toBe(0)
  await fresh.drop()
  rmSync(dataDir, { recursive: true })
})
