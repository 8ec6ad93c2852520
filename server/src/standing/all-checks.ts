import path from 'node:path'
import type pg from 'pg'
import { backupCheck } from '../backup/backup-check.ts'
import { findMade } from '../backup/backups-made.ts'
import type { LanesOf } from '../jobs/lane-ages.ts'
import { laneChecks } from '../jobs/lane-checks.ts'
import { logCheck } from '../log/log-check.ts'
import type { Sequencer } from '../log/run-sequencer.ts'
import type { Check } from '../platform/check.ts'
import type { Config } from '../platform/config.ts'
import type { Reader } from '../platform/db.ts'
import { mailCheck } from '../platform/mail/mail-check.ts'
import { backingCheck } from '../supply/backing/index.ts'
import { clockCheck } from './clock-check.ts'
import { databaseCheck } from './database-check.ts'
import { folderCheck } from './folder-check.ts'
import { issuerCheck } from './issuer-check.ts'
import { salesCheck } from './sales-check.ts'
import type { WatchingPool } from './watching-pool.ts'

export type CheckParts = {
  config: Config
  watching: WatchingPool
  serving: pg.Pool
  server: string
  lanesOf: () => LanesOf
  sequencer: Pick<Sequencer, 'refuses' | 'trouble'>
}

const diskEveryMs = 4000
const shareEveryMs = 30_000

const backupFolderCheck = (db: Reader, folder: string): Check =>
  folderCheck({
    name: 'backup-folder',
    title: 'Folder of backups',
    noun: 'The folder of backups',
    isShared: false,
    folder,
    consequence: 'no backup can be made',
    worst: 'late',
    everyMs: shareEveryMs,
    // Before the first backup nobody knows how much room it takes: then it is full when it takes nothing more.
    fullBytes: 0,
    lastTook: {
      noun: 'the last backup',
      findBytes: () =>
        findMade(db, path.resolve(folder)).then(
          (made) => made?.bytes ?? null,
          () => null,
        ),
    },
  })

/** Work that other processes do: that it stands still is news, and no reason to turn people away from this one. */
const elsewhere = (check: Check): Check => ({
  ...check,
  read: async () => ({ ...(await check.read()), isElsewhere: true }),
})

/** Everything this server depends on, in the order in which somebody who looks for a fault would ask. */
export const allChecks = ({ config, watching, serving, server, lanesOf, sequencer }: CheckParts): Check[] => {
  const { pool, db } = watching
  const { dataDir, backupDir, checkpointCopy, databaseUrl } = config
  const byWorkers = (check: Check): Check => (config.roles.has('worker') ? check : elsewhere(check))
  return [
    databaseCheck({ watching: pool, serving, server }),
    ...laneChecks(pool, lanesOf).map(byWorkers),
    salesCheck(db),
    backingCheck(db),
    byWorkers(logCheck({ db, refusesToSign: sequencer.refuses, trouble: sequencer.trouble })),
    folderCheck({
      name: 'disk',
      title: 'Data folder',
      noun: 'The data folder',
      isShared: false,
      folder: dataDir,
      consequence: 'uploads, mails and signatures cannot be kept',
      besides:
        databaseUrl === null
          ? 'The database is in it.'
          : 'The database is elsewhere: its disk is tried by writing to it.',
      worst: 'stopping',
      everyMs: diskEveryMs,
    }),
    mailCheck(pool, config),
    issuerCheck(config),
    clockCheck(pool),
    backupCheck(db, config),
    // Where none is set, the line above says all there is to say.
    ...(backupDir === null ? [] : [backupFolderCheck(db, backupDir)]),
    folderCheck({
      name: 'checkpoint-copy',
      title: 'Copy of the checkpoint',
      noun: 'The folder of CHECKPOINT_COPY',
      isShared: false,
      folder: checkpointCopy,
      consequence: 'the log is not signed, and sales go on',
      unset: {
        says: 'No copy of the last checkpoint is kept elsewhere.',
        advice: 'Set CHECKPOINT_COPY to a folder on another machine, to know after a loss what is missing.',
      },
      worst: 'late',
      everyMs: shareEveryMs,
    }),
  ]
}
