import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { documentEvidence, documentPages, fileProposals, projectDocuments } from './documents.tables.ts'
import { findEvidence } from './find-evidence.ts'
import type { ReadPage } from './page-text.ts'
import { proposeFields } from './propose-fields.ts'

const inParts = <T>(rows: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))

const bare = { width: null, height: null, lines: null }

// A byte of zero is no text to PostgreSQL; some files hold them.
const clean = (text: string) => text.replaceAll('\u0000', '')

/** Keeps what was read: the words of each page, what they show, and what they propose. Safe to repeat. */
export const keepReading = async (
  tx: Tx,
  documentId: string,
  pages: readonly ReadPage[],
  now: Date,
): Promise<void> => {
  const read = pages.map(({ page, text, layout }) => ({ page, text: clean(text), ...(layout ?? bare) }))
  for (const part of inParts(read, 500))
    await tx
      .insert(documentPages)
      .values(part.map((page) => ({ documentId, ...page })))
      .onConflictDoNothing()
  const evidence = findEvidence(read)
  if (evidence.length > 0)
    await tx
      .insert(documentEvidence)
      .values(evidence.map((one) => ({ documentId, ...one })))
      .onConflictDoNothing()
  const proposals = proposeFields(read)
  if (proposals.length > 0)
    await tx
      .insert(fileProposals)
      .values(
        proposals.map((one) => ({ id: newId(now.getTime()), documentId, ...one, state: 'open' as const })),
      )
      .onConflictDoNothing()
  await tx
    .update(projectDocuments)
    .set({ state: 'read', pageCount: read.length, problem: null, readAt: now })
    .where(eq(projectDocuments.id, documentId))
}
/** The document stays in the list with the reason, so that the seller sees why it counts nothing. */
export const keepProblem = async (tx: Tx, documentId: string, problem: string, now: Date): Promise<void> => {
  await tx
    .update(projectDocuments)
    .set({ state: 'unreadable', problem, readAt: now })
    .where(eq(projectDocuments.id, documentId))
}
