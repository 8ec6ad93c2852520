import type { Db } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { findDocument, findDocumentBytes, keepProblem, keepReading, readApart } from '../documents/index.ts'
import { withdrawListing } from '../listings/index.ts'
import { expireListingTask, readDocumentTask } from './project-files.tasks.ts'
import { rescore } from './rescore.ts'
import { findProjectFacts } from './step-queries.ts'

const readDocument = async (db: Db, documentId: string): Promise<void> => {
  const document = await findDocument(db, documentId)
  const bytes = await findDocumentBytes(db, documentId)
  // Taken back meanwhile, or read by a run that was repeated.
  if (!document || !bytes || document.state !== 'reading') return
  const reading = await readApart(document.name, bytes)
  const now = new Date()
  await inTransaction(db, async (tx) => {
    if (!(await findDocument(tx, documentId))) return
    if ('refused' in reading) await keepProblem(tx, documentId, reading.refused, now)
    else await keepReading(tx, documentId, reading, now)
    await rescore(tx, document.projectId, now)
    const facts = await findProjectFacts(tx, document.projectId)
    if (facts) await announce(tx, { personId: facts.sellerId }, { type: 'projects.changed' })
  })
}

export const projectFileTasks = ({ db }: { db: Db }): TaskHandler[] => [
  does(readDocumentTask, ({ documentId }) => readDocument(db, documentId)),
  // Withdrawn is withdrawn: a seller who was faster leaves nothing to do.
  does(expireListingTask, ({ listingId, sellerId }) =>
    inTransaction(db, (tx) => withdrawListing(tx, sellerId, listingId, new Date())),
  ),
]
