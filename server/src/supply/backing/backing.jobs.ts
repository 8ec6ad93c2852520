import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { matchBackingTask } from '../registry-records/index.ts'
import { lockForMatching } from './lock-records.ts'
import { matchRegistry } from './match-batches.ts'
import { tellLosses, tellRegained } from './tell-losses.ts'

type Parts = { db: Db; publicUrl: string; alertMail: readonly string[] | null }

export const backingTasks = ({ db, ...sender }: Parts): TaskHandler[] => [
  does(matchBackingTask, ({ registry }) =>
    inTransaction(db, async (tx) => {
      await lockForMatching(tx, registry)
      const now = new Date()
      const { losses, regained } = await matchRegistry(tx, registry, now)
      await tellLosses(tx, losses, sender, now)
      await tellRegained(tx, regained, sender.publicUrl, now)
    }),
  ),
]
