import type { Db } from '../../platform/db.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import type { Store } from '../../platform/store/open-store.ts'
import { moveDocumentsTask } from '../../platform/store/store.tasks.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { ReaderLimits } from '../../reading/analysis/index.ts'
import {
  findDocument,
  findDocumentBytes,
  keepProblem,
  keepReading,
  moveDocuments,
  readApart,
} from '../documents/index.ts'
import { withdrawListing } from '../listings/index.ts'
import { movePhotographs } from '../photographs/index.ts'
import { expireListingTask, readDocumentTask } from './project-files.tasks.ts'
import { rescore } from './rescore.ts'
import { findProjectFacts } from './step-queries.ts'

const calmerMs = 60_000

type Asked = { documentId: string; again?: boolean | undefined }
type Parts = {
  db: Db
  store: Store
  /** Others than a document of its size has. */
  limits?: ReaderLimits
}

const readDocument = async ({ db, store, limits }: Parts, { documentId, again }: Asked): Promise<void> => {
  const document = await findDocument(db, documentId)
  const bytes = await findDocumentBytes({ db, store }, documentId)
  // Taken back meanwhile, or read by a run that was repeated.
  if (!document || !bytes || document.state !== 'reading') return
  const reading = await readApart(document.name, bytes, limits)
  const now = new Date()
  await inTransaction(db, async (tx) => {
    if (!(await findDocument(tx, documentId))) return
    if ('refused' in reading && reading.wasBusy && !again) {
      // Once more by itself when the rush is over; after that the seller asks.
      const runAt = new Date(now.getTime() + calmerMs)
      return enqueue(tx, readDocumentTask, { documentId, again: true }, { runAt })
    }
    if ('refused' in reading) await keepProblem(tx, documentId, reading.refused, now)
    else await keepReading(tx, documentId, reading, now)
    await rescore(tx, document.projectId, now)
    const facts = await findProjectFacts(tx, document.projectId)
    if (facts) await announce(tx, { organisationId: facts.sellerId }, { type: 'projects.changed' })
  })
}

export const projectFileTasks = (parts: Parts): TaskHandler[] => [
  does(readDocumentTask, (asked) => readDocument(parts, asked)),
  does(moveDocumentsTask, async () => {
    await moveDocuments(parts)
    await movePhotographs(parts)
  }),
  // Withdrawn is withdrawn: a seller who was faster leaves nothing to do.
  does(expireListingTask, ({ listingId, sellerId }) =>
    inTransaction(parts.db, (tx) => withdrawListing(tx, sellerId, listingId, new Date())),
  ),
]
