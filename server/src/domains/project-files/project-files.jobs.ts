import type { Db } from '../../platform/db.ts'
import type { Tasks } from '../../platform/outbox.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { withdrawListing } from '../listings/index.ts'

export const projectFileTasks = ({ db }: { db: Db }): Pick<Tasks, 'expire-listing'> => ({
  // Withdrawn is withdrawn: a seller who was faster leaves nothing to do.
  'expire-listing': ({ listingId, sellerId }) =>
    inTransaction(db, (tx) => withdrawListing(tx, sellerId, listingId, new Date())),
})
