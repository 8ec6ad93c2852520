import { documentsApi } from '@ledgerleaf/contract/project-files'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce } from '../../platform/outbox.ts'
import { findDocument, findDocumentBytes, findPageText, removeDocument } from '../documents/index.ts'
import { maySee } from './may-see.ts'
import { lockOwnFile } from './own-file.ts'
import { rescore } from './rescore.ts'

const requireVisible = async (db: Reader, documentId: string, caller: Caller | null) => {
  const document = await findDocument(db, documentId)
  if (!document || !(await maySee(db, document.projectId, caller))) throw new DomainError('not_found')
  return document
}

/** A name a header can carry: quotes and what is not ASCII would break it. */
const headerName = (name: string) => name.replace(/[^\x20-\x7e]|["\\]/g, '_')

export const projectDocumentRoutes = ({ db }: { db: Db }): Route[] => [
  command(db, documentsApi.remove, async (tx, { params, caller, now }) => {
    const document = await findDocument(tx, params.id)
    if (!document) throw new DomainError('not_found')
    await lockOwnFile(tx, caller.personId, document.projectId)
    await removeDocument(tx, document.id)
    await rescore(tx, document.projectId, now)
    await announce(tx, { personId: caller.personId }, { type: 'projects.changed' })
    return done
  }),
  route(documentsApi.page, async ({ params, caller }) => {
    const { id, name, kind, pageCount } = await requireVisible(db, params.id, caller)
    const text = await findPageText(db, id, params.page)
    if (text === null) throw new DomainError('not_found')
    return { documentId: id, name, kind, page: params.page, pageCount: pageCount ?? params.page, text }
  }),
  route(documentsApi.file, async ({ params, caller, reply }) => {
    const { id, name } = await requireVisible(db, params.id, caller)
    const bytes = await findDocumentBytes(db, id)
    if (!bytes) throw new DomainError('not_found')
    // Saved, never shown: a document is somebody else's, and this origin is ours.
    reply.header('content-type', 'application/octet-stream')
    reply.header('content-disposition', `attachment; filename="${headerName(name)}"`)
    reply.header('cache-control', 'private, no-store')
    return bytes
  }),
]
