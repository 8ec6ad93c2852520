import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { lookForRecord } from './keep-domains.ts'
import { watchDomainsTask } from './providers.tasks.ts'
import { sweepTrips } from './trips.ts'
import { findWatched, keepWatched } from './watch-domains.ts'

type Parts = { db: Db; config: Pick<Config, 'publicUrl' | 'outside'> }

export const providerTasks = ({ db, config: { publicUrl, outside } }: Parts): TaskHandler[] => [
  does(watchDomainsTask, async () => {
    const now = new Date()
    for (const { organisationId, domain } of await findWatched(db)) {
      const looked = await lookForRecord(db, outside, { organisationId }, domain)
      await inTransaction(db, (tx) => keepWatched(tx, publicUrl, looked, now))
    }
    await sweepTrips(db, now)
  }),
]
