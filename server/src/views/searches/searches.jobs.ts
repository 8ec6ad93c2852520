import type { Logger } from 'pino'
import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { noteOffers } from './note-offers.ts'
import { tellSearchesTask } from './searches.tasks.ts'
import { findSearchers, tellSearcher } from './tell-searches.ts'

type Parts = { db: Db; publicUrl: string; secret: string; log: Logger }

export const searchTasks = ({ db, publicUrl, secret, log }: Parts): TaskHandler[] => [
  does(tellSearchesTask, async () => {
    const now = new Date()
    await inTransaction(db, (tx) => noteOffers(tx, now))
    // One that fails must not keep the others from their mails; it is told the next day.
    for (const personId of await findSearchers(db))
      try {
        await inTransaction(db, (tx) => tellSearcher(tx, personId, { publicUrl, secret }, now))
      } catch (error) {
        log.error(
          { code: 'search-not-told', err: error, person: personId },
          'saved searches were not told of',
        )
      }
  }),
]
