import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { guestReportDays } from '@ledgerleaf/contract/uploads'
import { and, eq, isNull, lt, notExists } from 'drizzle-orm'
import type { Writer } from '../../platform/db.ts'
import { analyses, reports } from './analysis.tables.ts'
import { sweepQuarantine } from './quarantine.ts'
import { spoolFolder } from './spool-upload.ts'

const dayMs = 86_400_000
// A reader is done long before; what is older was left by a process that was killed.
const spooledMsMax = 60 * 60 * 1000

const sweepSpool = async (dataDir: string, now: Date): Promise<void> => {
  const names = await readdir(spoolFolder(dataDir)).catch(() => [])
  for (const name of names) {
    const file = path.join(spoolFolder(dataDir), name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }))
    if (now.getTime() - mtimeMs > spooledMsMax) await rm(file, { force: true })
  }
}

/** Reports that no account holds go after their time, and documents nobody has an analysis of go at once. */
export const sweepReports = async (db: Writer, dataDir: string, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - guestReportDays * dayMs)
  await db.delete(reports).where(and(isNull(reports.personId), lt(reports.storedAt, before)))
  await db
    .delete(reports)
    .where(notExists(db.select().from(analyses).where(eq(analyses.reportId, reports.id))))
  await sweepSpool(dataDir, now)
  await sweepQuarantine(dataDir, now)
}
