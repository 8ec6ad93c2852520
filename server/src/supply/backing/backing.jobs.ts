import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { matchBackingTask } from '../registry-records/index.ts'
import { lockForMatching } from './lock-records.ts'
import { matchRegistry } from './match-batches.ts'
import { tellLosses, tellRegained } from './tell-losses.ts'

export const backingTasks = ({ db, publicUrl }: { db: Db; publicUrl: string }): TaskHandler[] => [
  does(matchBackingTask, ({ registry }) =>
    inTransaction(db, async (tx) => {
      await lockForMatching(tx, registry)
      const { losses, regained } = await matchRegistry(tx, registry, new Date())
      await tellLosses(tx, losses, publicUrl)
      await tellRegained(tx, regained, publicUrl)
    }),
  ),
]
