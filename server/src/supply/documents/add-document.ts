import { createHash } from 'node:crypto'
import type { DocumentKind } from '@ledgerleaf/contract/documents'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { holdObject } from '../../platform/store/open-store.ts'
import { documentFiles, projectDocuments } from './documents.tables.ts'
import { readAgain } from './read-again.ts'

type NewDocument = {
  name: string
  kind: DocumentKind
  format: string
  bytes: Buffer
  /** Its name, where it lies in the store already. */
  object?: string
}

const readKnown = async (tx: Tx, projectId: string, sha256: string): Promise<{ id: string }> => {
  const [known] = await tx
    .select({ id: projectDocuments.id })
    .from(projectDocuments)
    .where(and(eq(projectDocuments.projectId, projectId), eq(projectDocuments.sha256, sha256)))
  if (!known || !(await readAgain(tx, known.id))) throw new DomainError('document_known', { field: 'file' })
  return known
}

/**
 * Keeps a document as it came; it is read afterwards. The same bytes twice are one document, which is read again where
 * it could not be read before.
 */
export const addDocument = async (
  tx: Tx,
  projectId: string,
  { name, kind, format, bytes, object }: NewDocument,
  now: Date,
): Promise<{ id: string }> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const [document] = await tx
    .insert(projectDocuments)
    .values({
      id: newId(now.getTime()),
      projectId,
      name,
      kind,
      format,
      byteCount: bytes.length,
      sha256,
      state: 'reading',
      uploadedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: projectDocuments.id })
  if (!document) return readKnown(tx, projectId, sha256)
  if (object !== undefined) await holdObject(tx, object)
  await tx
    .insert(documentFiles)
    .values({ documentId: document.id, ...(object === undefined ? { bytes } : { object }) })
  return document
}
