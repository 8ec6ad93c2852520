import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../platform/db.ts'
import { launchPostgres } from '../platform/embedded-postgres/launch-postgres.ts'
import { databaseCheck } from './database-check.ts'
import { folderCheck } from './folder-check.ts'
import { openWatchingPool } from './watching-pool.ts'

const log = pino({ level: 'silent' })
const root = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-full-'))
chmodSync(root, 0o755)
const disk = path.join(root, 'disk')
mkdirSync(disk)

/** A disk of our own that can be filled; it takes an account that may mount one. */
const mount = (): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const isMounted = mount()
const ballast = path.join(disk, 'ballast')

const fill = () => {
  const opened = openSync(ballast, 'w')
  for (let length = 1 << 20; length > 0; )
    try {
      writeSync(opened, Buffer.alloc(length))
    } catch {
      length = Math.floor(length / 2)
    }
  closeSync(opened)
}
const free = () => rmSync(ballast, { force: true })

let postgres: Awaited<ReturnType<typeof launchPostgres>> | undefined
beforeAll(async () => {
  if (isMounted)
    postgres = await launchPostgres(path.join(disk, 'postgres'), { settings: { min_wal_size: '32MB' } })
})
afterAll(async () => {
  free()
  await postgres?.stop()
  if (isMounted) execFileSync('umount', ['-l', disk], { stdio: 'ignore' })
  rmSync(root, { recursive: true })
})

const dataFolder = (folder: string) =>
  folderCheck({
    name: 'disk',
    title: 'Data folder',
    noun: 'The data folder',
    isShared: false,
    folder,
    consequence: 'nothing can be kept',
    worst: 'stopping',
    lateBytes: 2 ** 20,
    fullBytes: 2 ** 16,
  })

test.skipIf(!isMounted)(
  'a full disk is noticed in the data folder and in the database, also while small changes still fit, and is over when there is room',
  async () => {
    const database = openDatabase(postgres?.url ?? '', log, 2)
    const watching = openWatchingPool(database.pool, log)
    await database.pool.query('create table schema_migrations (version int)')
    await database.pool.query(
      'create table standing_beats (server text primary key, beat_at timestamptz not null)',
    )
    const ofDatabase = databaseCheck({ watching: watching.pool, serving: database.pool, server: 'one' })
    const ofFolder = dataFolder(disk)
    const read = async () => [await ofDatabase.read(), await ofFolder.read()]
    expect(await read()).toMatchObject([{ state: 'good' }, { state: 'good' }])
    fill()
    expect(await read()).toMatchObject([
      { state: 'stopping', says: 'The disk of the database is full: it takes no more changes.' },
      { state: 'stopping', says: 'The data folder is full: nothing can be kept.' },
    ])
    // PostgreSQL has room in what it allocated before: a small change alone would have told nothing.
    await database.pool.query("insert into standing_beats values ('two', now())")
    free()
    expect(await read()).toMatchObject([{ state: 'good' }, { state: 'good' }])
    await watching.close()
    await database.close()
  },
)

test('a folder that is gone, or that nobody may write to, is told apart from a full one', async () => {
  expect(await dataFolder(path.join(root, 'gone')).read()).toMatchObject({
    state: 'stopping',
    says: 'The data folder is not there: nothing can be kept.',
    advice: expect.stringContaining(`nothing is at ${path.join(root, 'gone')}`),
  })
  const kernel = process.platform === 'linux' ? '/sys' : '/dev'
  expect(await dataFolder(kernel).read()).toMatchObject({
    state: 'stopping',
    says: expect.stringMatching(/cannot be written to|can only be read/),
  })
})

test('whether a folder is full for backups goes by what the last one took', async () => {
  const folderOf = (took: number) =>
    folderCheck({
      name: 'backup-folder',
      title: 'Folder of backups',
      noun: 'The folder of backups',
      isShared: false,
      folder: root,
      consequence: 'no backup can be made',
      worst: 'late',
      lateBytes: 2 ** 60,
      lastTook: { noun: 'the last backup', findBytes: async () => took },
    })
  expect(await folderOf(570_000).read()).toMatchObject({
    state: 'late',
    says: expect.stringMatching(/^The folder of backups has .* left, and the last backup took 557 KiB\.$/),
  })
  expect((await folderOf(2 ** 59).read()).says).toMatch(/took .*: no backup can be made\.$/)
})
