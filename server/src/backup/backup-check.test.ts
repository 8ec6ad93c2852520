import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { backupCheck } from './backup-check.ts'
import { backupName } from './backup-folder.ts'
import { recordMade } from './backups-made.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-backup-check-'))
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})
const checkOf = (backupDir: string | null, startedAt?: Date) =>
  backupCheck(database.db, { backupDir, dataDir: path.join(folder, 'data') }, startedAt)

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('the age of the newest backup is told; by the second night that was missed it is late', async () => {
  expect(await checkOf(null).read()).toMatchObject({ state: 'unset', says: 'No backup is made.' })
  expect(await checkOf(folder).read()).toMatchObject({ state: 'good' })
  expect(await checkOf(folder, hoursAgo(2)).read()).toMatchObject({
    state: 'late',
    says: 'The first backup has not been made yet.',
  })
  writeFileSync(path.join(folder, backupName(hoursAgo(60))), '')
  expect(await checkOf(folder).read()).toMatchObject({
    state: 'late',
    says: 'The newest backup is 3 days old.',
    limit: 172_800,
  })
  writeFileSync(path.join(folder, backupName(hoursAgo(10))), '')
  expect(await checkOf(folder).read()).toMatchObject({
    state: 'good',
    says: 'The newest backup is 10 hours old.',
  })
})

test('a folder that cannot be read holds no backup anybody could rely on', async () => {
  const file = path.join(folder, 'a-file')
  writeFileSync(file, '')
  for (const wrong of [file, path.join(folder, 'not-mounted')])
    expect(await checkOf(wrong).read()).toMatchObject({
      state: 'late',
      says: 'The folder of backups is not there.',
      advice: expect.stringContaining(wrong),
    })
  const below = path.join(folder, 'data', 'backups')
  expect(await checkOf(below).read()).toMatchObject({ state: 'good' })
})

test('a disk that was unmounted is no folder without a first backup: those that were made are gone', async () => {
  const mountPoint = mkdtempSync(path.join(folder, 'mount-'))
  const madeAt = new Date(Math.floor(hoursAgo(5).getTime() / 1000) * 1000)
  const backup = path.join(mountPoint, backupName(madeAt))
  writeFileSync(backup, '')
  await recordMade(database.pool, mountPoint, { madeAt, bytes: 10 })
  const check = checkOf(mountPoint)
  expect(await check.read()).toMatchObject({ state: 'good' })
  rmSync(backup)
  expect(await check.read()).toMatchObject({
    state: 'late',
    says: 'The backups that were here are gone.',
    advice: expect.stringContaining(mountPoint),
  })
  writeFileSync(path.join(mountPoint, backupName(hoursAgo(30))), '')
  expect(await check.read()).toMatchObject({
    state: 'late',
    says: 'The newest backup that was made is gone from its folder.',
  })
})
