import type { Db } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { inTransaction } from '../platform/transaction.ts'
import { decideProject } from '../supply/project-files/index.ts'
import { registryKnows } from './registry-says.ts'

/** The registry knows the serials, and as an operator's click would: approves what was handed in. */
export const approveFile = (db: Db, projectId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await registryKnows(tx, projectId)
    await decideProject(
      tx,
      newId(),
      projectId,
      { decision: 'approve', reason: '' },
      { publicUrl: 'http://127.0.0.1', now: new Date() },
    )
  })
