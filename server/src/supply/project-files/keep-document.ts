import type { DocumentKind } from '@ledgerleaf/contract/documents'
import type { Db, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { contentOf, type Store } from '../../platform/store/open-store.ts'
import { addDocument, findDocument, findDocuments, readFormat, removeDocument } from '../documents/index.ts'
import { isSoldUnder } from './file-versions.ts'
import { lockOwnFile } from './own-file.ts'
import { readDocumentTask } from './project-files.tasks.ts'
import { reopenReview } from './reopen-review.ts'
import { requireOwn } from './require-own.ts'
import { rescore } from './rescore.ts'

const storedPerProjectMax = 40

/** A name as it is shown: without the folders of somebody's machine and without what cannot be printed. */
const readName = (text: string): string =>
  text
    .replace(/^.*[\\/]/, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: nobody names a file with these
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

type Own = { sellerId: string; projectId: string }
type Sent = { name: string; kind: DocumentKind; bytes: Buffer }

/** Checks a document of one's own project and lays it in the store: before the transaction, which waits for nobody. */
export const storeDocument = async (
  { db, store }: { db: Db; store: Store },
  { sellerId, projectId }: Own,
  sent: Sent,
) => {
  const name = readName(sent.name)
  await requireOwn(db, projectId, sellerId)
  const format = readFormat(name, sent.bytes)
  const object = await store.put({ ownerId: sellerId, usedFor: 'documents' }, contentOf(sent.bytes))
  return { ...sent, name, format, object }
}
export type StoredDocument = Awaited<ReturnType<typeof storeDocument>>

/** Adds it to the file: it is read after the answer, and what is approved is looked at again. */
export const keepDocument = async (
  tx: Tx,
  { sellerId, projectId }: Own,
  stored: StoredDocument,
  now: Date,
): Promise<{ id: string }> => {
  const own = await lockOwnFile(tx, sellerId, projectId)
  if ((await findDocuments(tx, projectId)).length >= storedPerProjectMax)
    throw new DomainError('invalid_input', {
      field: 'file',
      message: `At most ${storedPerProjectMax} documents`,
    })
  const { id } = await addDocument(tx, projectId, stored, now)
  await reopenReview(tx, own)
  await enqueue(tx, readDocumentTask, { documentId: id })
  await announce(tx, { organisationId: sellerId }, { type: 'projects.changed' })
  return { id }
}

/** Takes one's document back, and with it what it showed. */
export const takeDocumentBack = async (tx: Tx, sellerId: string, id: string, now: Date): Promise<void> => {
  const document = await findDocument(tx, id)
  if (!document) throw new DomainError('not_found')
  const own = await lockOwnFile(tx, sellerId, document.projectId)
  if (await isSoldUnder(tx, own.project.id, document.id))
    throw new DomainError('identity_frozen', {
      message: 'Credits were issued or promised under this document: it stays.',
    })
  await removeDocument(tx, document.id)
  await reopenReview(tx, own)
  await rescore(tx, document.projectId, now)
  await announce(tx, { organisationId: sellerId }, { type: 'projects.changed' })
}
