import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runAdmin } from '../cli/run-admin.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { StartError } from '../platform/start-error.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { offerCredits } from '../testing/test-market.ts'
import { mailCheckpoint } from './mail-checkpoint.ts'
import { checkBackup } from './read-backup.ts'
import { backUpNightly, runSafekeeping } from './run-safekeeping.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-nightly-'))
const backupDir = path.join(folder, 'backups')
const key = 'ab'.repeat(32)
const log = pino({ level: 'silent' })
let database: TestDatabase
let config: Config
beforeAll(async () => {
  database = await testDatabase()
  config = readConfig({
    DATA_DIR: folder,
    BACKUP_DIR: backupDir,
    BACKUP_KEY: key,
    CHECKPOINT_MAIL: 'op@example.org',
  })
  await offerCredits(database.db, { issued: 5, listed: 5, priceCents: 100 })
  const secret = 'a secret of forty characters for the test'
  const parts = { db: database.db, dataDir: folder, publicUrl: 'https://credits.example', secret }
  await (await openSequencer(parts)).sequence()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const partsOf = () => ({ db: database.db, pool: database.pool, log, config })
const nightly = (moment: string) => backUpNightly(partsOf(), backupDir, new Date(moment))

test('one backup is made each night, however many servers look for it and how often', async () => {
  await Promise.all([nightly('2026-03-01T12:00:00Z'), nightly('2026-03-01T12:00:00Z')])
  await nightly('2026-03-01T12:00:00Z')
  expect(readdirSync(backupDir)).toEqual(['ledgerleaf-20260301T120000Z.backup'])
  await nightly('2026-03-02T01:59:00Z')
  expect(readdirSync(backupDir)).toHaveLength(1)
  await nightly('2026-03-02T02:01:00Z')
  expect(readdirSync(backupDir)).toEqual([
    'ledgerleaf-20260301T120000Z.backup',
    'ledgerleaf-20260302T020100Z.backup',
  ])
  const { manifest } = await checkBackup(path.join(backupDir, 'ledgerleaf-20260302T020100Z.backup'), key)
  expect(manifest.log?.checkpoint?.size).toBe(2)
})

test('what has served its time goes, and what is not ours stays', async () => {
  writeFileSync(path.join(backupDir, 'notes.txt'), 'mine')
  await nightly('2026-05-01T02:01:00Z')
  expect(readdirSync(backupDir)).toEqual(['ledgerleaf-20260501T020100Z.backup', 'notes.txt'])
})

test('into a folder whose backups are gone none is made, until an operator makes one', async () => {
  const mountPoint = path.join(folder, 'mounted')
  const mounted = (moment: string) => backUpNightly(partsOf(), mountPoint, new Date(moment))
  await mounted('2026-03-01T12:00:00Z')
  for (const name of readdirSync(mountPoint)) rmSync(path.join(mountPoint, name))
  await expect(mounted('2026-03-02T12:00:00Z')).rejects.toThrow('are gone')
  expect(readdirSync(mountPoint)).toEqual([])
  const here = { ...config, databaseUrl: database.url, backupDir: mountPoint }
  expect(await runAdmin(here, log, ['backup'])).toContain('It was read back')
  await mounted(new Date(Date.now() + 48 * 3_600_000).toISOString())
  expect(readdirSync(mountPoint)).toHaveLength(2)
})

test('a backup that cannot be put where it should is refused in a sentence', async () => {
  const here = {
    ...config,
    databaseUrl: database.url,
    backupDir: path.join(tmpdir(), 'ledgerleaf-not-mounted'),
  }
  await expect(runAdmin(here, log, ['backup'])).rejects.toThrow(
    'ledgerleaf-not-mounted for backups is not there',
  )
  const taken = path.join(folder, 'taken.backup')
  writeFileSync(taken, 'mine')
  await expect(runAdmin(here, log, ['backup', taken])).rejects.toThrow(StartError)
  expect(readFileSync(taken, 'utf8')).toBe('mine')
  // A file system that takes no files.
  if (existsSync('/proc/self/mountinfo'))
    await expect(runAdmin(here, log, ['backup', '/proc/one.backup'])).rejects.toThrow(
      'No backup was made: the folder /proc',
    )
})

test('a disk that is full or can only be read is named in a sentence, and nothing is left on it', async (context) => {
  const disk = path.join(folder, 'disk')
  mkdirSync(disk)
  const mount = (...options: string[]) => execFileSync('mount', [...options, disk], { stdio: 'ignore' })
  try {
    mount('-t', 'tmpfs', '-o', 'size=4k', 'tmpfs')
  } catch {
    // It takes an account that may mount one.
    return context.skip()
  }
  const here = { ...config, databaseUrl: database.url, backupDir: disk }
  try {
    await expect(runAdmin(here, log, ['backup'])).rejects.toThrow(
      new StartError(`No backup was made: the folder ${disk} is full.`),
    )
    expect(readdirSync(disk)).toEqual([])
    mount('-o', 'remount,ro')
    await expect(runAdmin(here, log, ['backup'])).rejects.toThrow(`the folder ${disk} can only be read.`)
  } finally {
    execFileSync('umount', ['-l', disk], { stdio: 'ignore' })
  }
})

test('a running server makes one at once where there is none, and shows its age', async () => {
  const fresh = path.join(folder, 'fresh')
  const running = runSafekeeping({ ...partsOf(), config: { ...config, backupDir: fresh } })
  const age = () => running.gauges[0]?.read()
  await vi.waitFor(async () => expect(await age()).toBeGreaterThanOrEqual(0), {
    timeout: 20_000,
    interval: 50,
  })
  await running.stop()
  const none = runSafekeeping({ ...partsOf(), config: { ...config, backupDir: null, checkpointMail: null } })
  expect(await none.gauges[0]?.read()).toBe(-1)
  await none.stop()
})

test('the signed checkpoint leaves by mail once a day', async () => {
  await database.pool.query('delete from log_checkpoint_mails; delete from graphile_worker._private_jobs')
  const mail = (moment: string) =>
    inTransaction(database.db, (tx) => mailCheckpoint(tx, config, new Date(moment)))
  expect(await mail('2026-03-01T00:00:00Z')).toBe(true)
  expect(await mail('2026-03-01T23:00:00Z')).toBe(false)
  expect(await mail('2026-03-02T00:00:00Z')).toBe(true)
  const { rows } = await database.pool.query('select payload from graphile_worker._private_jobs')
  expect(rows).toHaveLength(2)
  expect(rows[0].payload).toMatchObject({ to: 'op@example.org', subject: 'Checkpoint of the log: 2 entries' })
  expect(rows[0].payload.content.body).toContainEqual({
    verbatim: expect.stringMatching(/credits\.example\/log\n2\n\S+\n\n— credits\.example\/log /),
  })
})
