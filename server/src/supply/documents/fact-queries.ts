import type { PageBox } from '@ledgerleaf/contract/documents'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { documentFacts, projectDocuments } from './documents.tables.ts'
import type { DocumentFact } from './facts.ts'

/** A fact and the document it stands in. */
export type ProjectFact = DocumentFact & { id: string; documentId: string; documentName: string }

/** What the documents of a project state, leaving out those an operator refused. The door for whoever checks a file. */
export const findDocumentFacts = (db: Reader, projectId: string): Promise<ProjectFact[]> =>
  db
    .select({
      id: documentFacts.id,
      kind: documentFacts.kind,
      value: documentFacts.value,
      page: documentFacts.page,
      quote: documentFacts.quote,
      boxes: documentFacts.boxes,
      details: documentFacts.details,
      documentId: projectDocuments.id,
      documentName: projectDocuments.name,
    })
    .from(documentFacts)
    .innerJoin(projectDocuments, eq(projectDocuments.id, documentFacts.documentId))
    .where(and(eq(projectDocuments.projectId, projectId), isNull(projectDocuments.refusedReason)))
    .orderBy(
      asc(projectDocuments.uploadedAt),
      asc(documentFacts.page),
      asc(documentFacts.kind),
      asc(documentFacts.value),
    )

/** Where the words of a fact stand, as they were read: those of a table are not one after the other on the page. */
export const findQuoteBoxes = async (
  db: Reader,
  documentId: string,
  page: number,
  quote: string,
): Promise<PageBox[]> => {
  const [fact] = await db
    .select({ boxes: documentFacts.boxes })
    .from(documentFacts)
    .where(
      and(
        eq(documentFacts.documentId, documentId),
        eq(documentFacts.page, page),
        eq(documentFacts.quote, quote),
      ),
    )
    .limit(1)
  return fact?.boxes ?? []
}
