import { createHash } from 'node:crypto'
import type { DocumentKind } from '@ledgerleaf/contract/documents'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { documentFiles, projectDocuments } from './documents.tables.ts'

type NewDocument = { name: string; kind: DocumentKind; format: string; bytes: Buffer }

/** Keeps a document as it came; it is read afterwards. The same bytes twice are one document. */
export const addDocument = async (
  tx: Tx,
  projectId: string,
  { name, kind, format, bytes }: NewDocument,
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
  if (!document) throw new DomainError('document_known', { field: 'file' })
  await tx.insert(documentFiles).values({ documentId: document.id, bytes })
  return document
}
