import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAct } from '../people/audit/index.ts'
import { newId } from '../platform/id.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { logCheck } from './log-check.ts'
import { openSequencer } from './run-sequencer.ts'

let database: TestDatabase
const dataDir = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-log-check-'))
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const addEntry = () =>
  inTransaction(database.db, (tx) =>
    recordAct(
      tx,
      { operatorId: null, act: 'reject', subjectKind: 'project', subjectId: newId(), reason: 'A test' },
      new Date(),
    ),
  )
const open = (checkpointCopy: string | null = null) => {
  const secret = 'a secret of forty characters for the test'
  return openSequencer({
    db: database.db,
    dataDir,
    checkpointCopy,
    publicUrl: 'https://credits.example',
    secret,
  })
}

test('entries that nobody places stop people after ten seconds; a line that moves does not, however long', async () => {
  let nowMs = 0
  const check = logCheck({
    db: database.db,
    refusesToSign: () => false,
    trouble: () => null,
    nowMs: () => nowMs,
  })
  expect(await check.read()).toMatchObject({
    state: 'good',
    says: expect.stringContaining('Nothing was signed yet'),
  })
  await addEntry()
  expect(await check.read()).toMatchObject({ state: 'good' })
  nowMs = 11_000
  expect(await check.read()).toMatchObject({
    state: 'stopping',
    says: '1 entry has had no place in the log for 11 seconds: certificates cannot be proven.',
  })
  await (await open()).sequence()
  expect(await check.read()).toMatchObject({ state: 'good', figure: 0 })
  await addEntry()
  nowMs = 20_000
  expect(await check.read()).toMatchObject({ state: 'good' })
  await (await open()).sequence()
  await addEntry()
  nowMs = 25_000
  expect(await check.read()).toMatchObject({ state: 'good' })
})

test('a folder of CHECKPOINT_COPY that is not mounted stops signing and not people, and the check says why', async () => {
  const sequencer = await open(path.join(dataDir, 'not-mounted'))
  await addEntry()
  const failure = await sequencer.sequence().catch((error: Error) => error.message)
  let nowMs = 0
  const check = logCheck({
    db: database.db,
    refusesToSign: () => false,
    trouble: () => String(failure),
    nowMs: () => nowMs,
  })
  expect(await check.read()).toMatchObject({
    state: 'late',
    says: 'Entries are not signed.',
    cause: expect.stringContaining('not-mounted of CHECKPOINT_COPY is not there'),
  })
  nowMs = 600_000
  expect(await check.read()).toMatchObject({ state: 'late' })
  await (await open()).sequence()
  expect(await check.read()).toMatchObject({ state: 'good' })
})
