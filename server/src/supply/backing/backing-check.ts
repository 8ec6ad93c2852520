import type { Check } from '../../platform/check.ts'
import type { Reader } from '../../platform/db.ts'
import { countStopped } from './backing-queries.ts'

/** Whether a registry has retired or cancelled credits that somebody still holds here. */
export const backingCheck = (db: Reader): Check => ({
  name: 'backing',
  title: 'Credits and their registries',
  unit: 'entries',
  isShared: true,
  needsDatabase: true,
  everyMs: 30_000,
  unread: { state: 'late', says: 'Whether credits stand at their registries could not be read.' },
  read: async () => {
    const { batches, credits } = await countStopped(db)
    if (batches === 0)
      return { state: 'good', says: 'No registry’s records speak against credits that are held here.' }
    return {
      state: 'late',
      says: `By their registries’ records ${credits.toLocaleString('en-US')} credits of ${batches} ${batches === 1 ? 'batch' : 'batches'} are retired or cancelled and still held here. They are not sold.`,
      advice:
        'The desk of registries lists them. Clear it up with the seller, and replace or refund what buyers hold.',
      figure: batches,
    }
  },
})
