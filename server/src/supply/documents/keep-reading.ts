import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import {
  documentEvidence,
  documentFacts,
  documentPages,
  fileProposals,
  projectDocuments,
} from './documents.tables.ts'
import type { DocumentReading } from './read-words.ts'

const inParts = <T>(rows: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))

const bare = { width: null, height: null, lines: null }

/** Keeps what was read: the words of each page, what they show and state, and what they propose. Safe to repeat. */
export const keepReading = async (
  tx: Tx,
  documentId: string,
  { pages, evidence, facts, proposals }: DocumentReading,
  now: Date,
): Promise<void> => {
  const kept = pages.map(({ page, text, layout }) => ({ documentId, page, text, ...(layout ?? bare) }))
  for (const part of inParts(kept, 500)) await tx.insert(documentPages).values(part).onConflictDoNothing()
  for (const part of inParts(evidence, 500))
    await tx
      .insert(documentEvidence)
      .values(part.map((one) => ({ documentId, ...one })))
      .onConflictDoNothing()
  for (const part of inParts(facts, 500))
    await tx
      .insert(documentFacts)
      .values(part.map((one) => ({ id: newId(now.getTime()), documentId, ...one })))
      .onConflictDoNothing()
  for (const part of inParts(proposals, 500))
    await tx
      .insert(fileProposals)
      .values(part.map((one) => ({ id: newId(now.getTime()), documentId, ...one, state: 'open' as const })))
      .onConflictDoNothing()
  await tx
    .update(projectDocuments)
    .set({ state: 'read', pageCount: pages.length, problem: null, readAt: now })
    .where(eq(projectDocuments.id, documentId))
}

/** The document stays in the list with the reason, so that the seller sees why it counts nothing. */
export const keepProblem = async (tx: Tx, documentId: string, problem: string, now: Date): Promise<void> => {
  await tx
    .update(projectDocuments)
    .set({ state: 'unreadable', problem, readAt: now })
    .where(eq(projectDocuments.id, documentId))
}
