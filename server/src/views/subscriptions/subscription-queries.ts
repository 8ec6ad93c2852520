import type { Subscription } from '@ledgerleaf/contract/subscriptions'
import { Cents } from '@ledgerleaf/contract/units'
import { desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { listings } from '../../supply/listings/index.ts'
import { batches, projects } from '../../supply/projects/index.ts'
import { subscriptionRuns, subscriptions } from '../../trade/subscriptions/index.ts'

export const findSubscriptions = async (db: Reader, buyerId: string): Promise<Subscription[]> => {
  const rows = await db
    .select({
      ...getTableColumns(subscriptions),
      listing: { id: listings.id, projectId: projects.id, projectName: projects.name },
    })
    .from(subscriptions)
    .leftJoin(listings, eq(listings.id, subscriptions.listingId))
    .leftJoin(batches, eq(batches.id, listings.batchId))
    .leftJoin(projects, eq(projects.id, batches.projectId))
    .where(eq(subscriptions.buyerId, buyerId))
    .orderBy(desc(subscriptions.createdAt))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const runs = await db
    .select()
    .from(subscriptionRuns)
    .where(inArray(subscriptionRuns.subscriptionId, ids))
    .orderBy(desc(subscriptionRuns.dueOn))
  return rows.map(
    ({ id, tonnes, every, limits, startsOn, state, pausedBecause, nextRunOn, listing, ...row }) => ({
      id,
      tonnes,
      every,
      limits,
      startsOn,
      state,
      pausedBecause,
      listing:
        listing?.id && listing.projectId && listing.projectName
          ? { id: listing.id, projectId: listing.projectId, projectName: listing.projectName }
          : null,
      priceCapCents: Cents.parse(row.priceCapCents),
      retire: row.retire ?? null,
      nextRunOn: state === 'active' ? nextRunOn : null,
      runs: runs
        .filter(({ subscriptionId }) => subscriptionId === id)
        .slice(0, 12)
        .map(({ subscriptionId: _, retryAt: __, createdAt: ___, ...run }) => run),
    }),
  )
}
