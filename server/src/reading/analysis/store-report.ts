import { strict as assert } from 'node:assert'
import { randomUUID } from 'node:crypto'
import { progressEvents } from '@ledgerleaf/contract/events'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { holdObject } from '../../platform/store/open-store.ts'
import { analyses, reportChunks, reports } from './analysis.tables.ts'
import { analyseReportTask } from './analysis.tasks.ts'
import { listenersOf, type Owner, ownedBy, ownerColumns } from './owner.ts'

export type Upload = {
  /** Where it lies: in the store under this name, or nowhere yet, and then its bytes are read from their beginning. */
  content: { object: string } | { read: () => AsyncIterable<Buffer> }
  sha256: string
  bytesCount: number
  extension: string
  companyName: string
  fileName: string
}

/** Keeps the document, or where it is, and answers its name in the store. */
const storeContent = async (tx: Tx, reportId: string, content: Upload['content']): Promise<string | null> => {
  await tx.delete(reportChunks).where(eq(reportChunks.reportId, reportId))
  if ('object' in content) {
    await holdObject(tx, content.object)
    return content.object
  }
  let position = 0
  for await (const bytes of content.read()) {
    await tx.insert(reportChunks).values({ reportId, position, bytes })
    position += 1
  }
  return null
}

/** The report of this owner with this content: a new one, or the one that is there, locked either way. */
const claimReport = async (tx: Tx, owner: Owner, { sha256, bytesCount, extension }: Upload, now: Date) => {
  const [made] = await tx
    .insert(reports)
    .values({
      ...ownerColumns(owner),
      sha256,
      bytesCount,
      extension,
      state: 'waiting',
      step: 'idle',
      storedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (made) return { report: made, isNew: true }
  const [report] = await tx
    .select()
    .from(reports)
    .where(and(ownedBy(owner), eq(reports.sha256, sha256)))
    .for('update')
  assert(report, 'a report that could not be added is there')
  return { report, isNew: false }
}

const turnMax = 1000

const largeBytes = 1024 * 1024
const largeTurnsMax = 8

/**
 * How many reports are to be read before this one: whoever sends twenty is one of all who wait, and a small report does
 * not stand behind large ones.
 */
const turnOf = async (
  tx: Tx,
  owner: Owner,
  { id: reportId, bytesCount }: { id: string; bytesCount: number },
): Promise<number> => {
  const open = await tx.$count(
    reports,
    and(ownedBy(owner), inArray(reports.state, ['waiting', 'reading']), ne(reports.id, reportId)),
  )
  const forSize = Math.min(Math.floor(bytesCount / largeBytes), largeTurnsMax)
  return Math.min(open + forSize, turnMax)
}

/**
 * Keeps an upload and has it read. The same file of the same owner is read once: a second analysis of it has its
 * result at once, unless the first could not be read, which is worth another try.
 */
export const storeReport = async (tx: Tx, owner: Owner, upload: Upload, now: Date): Promise<string> => {
  const { report, isNew } = await claimReport(tx, owner, upload, now)
  const analysisId = randomUUID()
  const { companyName, fileName } = upload
  await tx
    .insert(analyses)
    .values({ id: analysisId, reportId: report.id, companyName, fileName, uploadedAt: now })
  if (isNew || report.state === 'failed') {
    const object = await storeContent(tx, report.id, upload.content)
    await tx
      .update(reports)
      .set({ state: 'waiting', step: 'idle', refusal: null, refusalCode: null, attempts: 0, object })
      .where(eq(reports.id, report.id))
    const turn = await turnOf(tx, owner, report)
    await enqueue(tx, analyseReportTask, { reportId: report.id }, { key: `analyse:${report.id}`, turn })
    return analysisId
  }
  const reached = report.step === 'idle' ? -1 : progressEvents.indexOf(report.step)
  for (const type of progressEvents.slice(0, reached + 1))
    await announce(tx, listenersOf(owner), { type, analysisId })
  return analysisId
}
