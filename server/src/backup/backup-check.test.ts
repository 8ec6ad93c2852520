import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backupCheck } from './backup-check.ts'
import { backupName } from './backup-folder.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-backup-check-'))
afterAll(() => rmSync(folder, { recursive: true }))

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('the age of the newest backup is told; by the second night that was missed it is late', async () => {
  expect(await backupCheck(null).read()).toMatchObject({ state: 'unset', says: 'No backup is made.' })
  expect(await backupCheck(folder).read()).toMatchObject({ state: 'good' })
  expect(await backupCheck(folder, hoursAgo(2)).read()).toMatchObject({
    state: 'late',
    says: 'The first backup has not been made yet.',
  })
  writeFileSync(path.join(folder, backupName(hoursAgo(60))), '')
  expect(await backupCheck(folder).read()).toMatchObject({
    state: 'late',
    says: 'The newest backup is 3 days old.',
    limit: 172_800,
  })
  writeFileSync(path.join(folder, backupName(hoursAgo(10))), '')
  expect(await backupCheck(folder).read()).toMatchObject({
    state: 'good',
    says: 'The newest backup is 10 hours old.',
  })
})

test('a folder that cannot be read holds no backup anybody could rely on', async () => {
  const file = path.join(folder, 'a-file')
  writeFileSync(file, '')
  expect(await backupCheck(file).read()).toMatchObject({
    state: 'late',
    says: 'The folder of backups cannot be read.',
  })
})
