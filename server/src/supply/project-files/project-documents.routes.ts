import { documentBytesMax, documentsApi } from '@ledgerleaf/contract/documents'
import { command, done, type Route, route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import type { Store } from '../../platform/store/open-store.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { findDocument, findDocumentBytes, findDocuments, readAgain } from '../documents/index.ts'
import { keepDocument, storeDocument, takeDocumentBack } from './keep-document.ts'
import { documentsSeen, maySee } from './may-see.ts'
import { lockOwnFile } from './own-file.ts'
import { pageRoutes, requireVisible } from './page.routes.ts'
import { readDocumentTask } from './project-files.tasks.ts'

/** A name a header can carry: quotes and what is not ASCII would break it. */
const headerName = (name: string) => name.replace(/[^\x20-\x7e]|["\\]/g, '_')

const uploadsOfOneSeller = { limit: 60, windowSeconds: 10 * 60 }
type Parts = { db: Db; store: Store }

export const projectDocumentRoutes = ({ db, store }: Parts): Route[] => [
  {
    ...route(documentsApi.upload, async ({ params, query, caller, request, now }) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const own = { sellerId: caller.organisationId, projectId: params.id }
      const stored = await storeDocument({ db, store }, own, { ...query, bytes })
      const { id } = await inTransaction(db, (tx) => keepDocument(tx, own, stored, now))
      return { documentId: id }
    }),
    beforeBody: async ({ caller }) => {
      const key = limitKey('document', caller?.organisationId ?? '')
      await consume(db, key, uploadsOfOneSeller, new Date())
    },
    rawBody: true,
    paced: true,
    bodyBytesMax: documentBytesMax,
  },
  route(documentsApi.ofProject, async ({ params, caller }) => {
    if (!(await maySee(db, params.id, caller))) throw new DomainError('not_found')
    const isSeen = await documentsSeen(db, params.id, caller)
    return { documents: (await findDocuments(db, params.id)).filter(({ id }) => isSeen(id)) }
  }),
  command(db, documentsApi.readAgain, async (tx, { params, caller, now }) => {
    const document = await findDocument(tx, params.id)
    if (!document) throw new DomainError('not_found')
    await lockOwnFile(tx, caller.organisationId, document.projectId)
    await consume(tx, limitKey('document', caller.organisationId), uploadsOfOneSeller, now)
    if (!(await readAgain(tx, document.id))) return done
    await enqueue(tx, readDocumentTask, { documentId: document.id })
    await announce(tx, { organisationId: caller.organisationId }, { type: 'projects.changed' })
    return done
  }),
  command(db, documentsApi.remove, async (tx, { params, caller, now }) => {
    await takeDocumentBack(tx, caller.organisationId, params.id, now)
    return done
  }),
  ...pageRoutes({ db, store }),
  route(documentsApi.file, async ({ params, caller, reply }) => {
    const { id, name } = await requireVisible(db, params.id, caller)
    const bytes = await findDocumentBytes({ db, store }, id)
    if (!bytes) throw new DomainError('not_found')
    // Saved, never shown: a document is somebody else's, and this origin is ours.
    reply.header('content-type', 'application/octet-stream')
    reply.header('content-disposition', `attachment; filename="${headerName(name)}"`)
    reply.header('cache-control', 'private, no-store')
    return bytes
  }),
]
