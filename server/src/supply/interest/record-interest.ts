import type { Tx } from '../../platform/db.ts'
import { basketAdditions, projectViews } from './interest.tables.ts'

type Recorded = {
  views: readonly (typeof projectViews.$inferInsert)[]
  additions: readonly (typeof basketAdditions.$inferInsert)[]
}

/** Days that were counted before: figures alone, as all that is kept of them. */
export const recordInterest = async (tx: Tx, { views, additions }: Recorded): Promise<void> => {
  if (views.length > 0)
    await tx
      .insert(projectViews)
      .values([...views])
      .onConflictDoNothing()
  if (additions.length > 0)
    await tx
      .insert(basketAdditions)
      .values([...additions])
      .onConflictDoNothing()
}
