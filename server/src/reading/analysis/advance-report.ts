import { type ProgressEvent, progressEvents } from '@ledgerleaf/contract/events'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { notify } from '../../people/notices/index.ts'
import { publish } from '../../people/webhooks/index.ts'
import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { analyses, reports } from './analysis.tables.ts'
import { listenersOf, ownerOf } from './owner.ts'
import { readNotice } from './tell-read.ts'

type Report = typeof reports.$inferSelect

/** Tells every analysis of the report, on whichever screens its owner has open. */
const tellAll = async (
  tx: Tx,
  report: Report,
  types: readonly (ProgressEvent | 'analysis.failed')[],
): Promise<void> => {
  const followers = await tx
    .select({ analysisId: analyses.id })
    .from(analyses)
    .where(eq(analyses.reportId, report.id))
  for (const { analysisId } of followers)
    for (const type of types) await announce(tx, listenersOf(ownerOf(report)), { type, analysisId })
}

/** Whoever prepares learns that a report was read, or could not be; a visitor sees it on their screen alone. */
const tellMembers = async (
  tx: Tx,
  report: Report,
  refusal: { code: string; message: string } | null,
  now: Date,
): Promise<void> => {
  if (report.personId === null) return
  const organisationId = report.personId
  const read = await tx
    .select({ id: analyses.id, fileName: analyses.fileName })
    .from(analyses)
    .where(eq(analyses.reportId, report.id))
  await notify(
    tx,
    read.map(({ id, fileName }) => {
      const told = readNotice({ organisationId, analysisId: id, fileName })
      if (refusal === null) return told
      const key = `not-analysed:${report.attempts}:${id}`
      return { ...told, key, title: `“${fileName}” could not be read`, words: refusal.message }
    }),
    now,
  )
  await publish(
    tx,
    read.map(({ id }) => {
      const of = { organisationId, object: `analysis:${id}`, which: report.attempts }
      return refusal === null
        ? { ...of, type: 'analysis.completed' as const, data: { analysisId: id } }
        : { ...of, type: 'analysis.failed' as const, data: { analysisId: id, code: refusal.code } }
    }),
    now,
  )
}

/** Takes a report that waits, or one whose last reader was lost on the way. Null if there is nothing to do. */
export const beginReading = async (tx: Tx, reportId: string): Promise<Report | null> => {
  const [report] = await tx
    .update(reports)
    .set({ state: 'reading', step: 'parsing_started', attempts: sql`${reports.attempts} + 1` })
    .where(and(eq(reports.id, reportId), inArray(reports.state, ['waiting', 'reading'])))
    .returning()
  if (!report) return null
  await tellAll(tx, report, ['parsing_started'])
  return report
}

/** On to a later step. Steps that were skipped are told too, so that whoever listens hears all of them in order. */
export const advanceReport = async (
  tx: Tx,
  reportId: string,
  step: ProgressEvent,
  now: Date,
): Promise<void> => {
  const [report] = await tx.select().from(reports).where(eq(reports.id, reportId)).for('update')
  if (!report) return
  const reached = report.step === 'idle' ? -1 : progressEvents.indexOf(report.step)
  const passed = progressEvents.slice(reached + 1, progressEvents.indexOf(step) + 1)
  if (passed.length === 0) return
  if (step !== 'completed') await tx.update(reports).set({ step }).where(eq(reports.id, reportId))
  await tellAll(tx, report, passed)
  if (step === 'completed') await tellMembers(tx, report, null, now)
}

export const failReport = async (
  tx: Tx,
  reportId: string,
  { code, message }: { code: string; message: string },
  now: Date,
): Promise<void> => {
  const [report] = await tx
    .update(reports)
    .set({ state: 'failed', step: 'idle', refusalCode: code, refusal: message })
    .where(eq(reports.id, reportId))
    .returning()
  if (!report) return
  await tellAll(tx, report, ['analysis.failed'])
  await tellMembers(tx, report, { code, message }, now)
}
