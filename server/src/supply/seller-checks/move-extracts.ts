import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { isStill, moveAll } from '../../platform/store/move-all.ts'
import { contentOf, type Store } from '../../platform/store/open-store.ts'
import { sellerIdentityDocuments as extracts } from './seller-checks.tables.ts'

/** Moves extracts of registers that lie in the database into the store. */
export const moveExtracts = ({ db, store }: { db: Db; store: Store }): Promise<void> =>
  moveAll(db, {
    find: (after, count) =>
      db
        .select({ id: extracts.sellerId })
        .from(extracts)
        .where(and(isNotNull(extracts.bytes), gt(extracts.sellerId, after)))
        .orderBy(asc(extracts.sellerId))
        .limit(count),
    put: async (id) => {
      const [found] = await db
        .select({ bytes: extracts.bytes })
        .from(extracts)
        .where(eq(extracts.sellerId, id))
      if (!found?.bytes) return []
      const content = contentOf(found.bytes)
      const object = await store.put({ ownerId: id, usedFor: 'identity' }, content)
      const here = and(eq(extracts.sellerId, id), isStill(extracts.bytes, content))
      return [{ object, refer: (tx) => tx.update(extracts).set({ object, bytes: null }).where(here) }]
    },
  })
