import type { Subscription } from '@ledgerleaf/contract/subscriptions'
import { Cents } from '@ledgerleaf/contract/units'
import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { listings } from '../../supply/listings/index.ts'
import { batches, projects } from '../../supply/projects/index.ts'
import { subscriptionRuns, subscriptions } from '../../trade/subscriptions/index.ts'

const OrderNames = z.object({
  runId: z.string(),
  projectNames: z.array(z.string()),
  invoice: z.nullable(z.string()),
})

/** What the order of each run is known by to its buyer. */
const findOrderNames = (db: Reader, subscriptionIds: readonly string[]) =>
  query(
    db,
    OrderNames,
    sql`
    select run.id as "runId", coalesce(array(
        select project.name from order_lines line join batches batch on batch.id = line.batch_id
        join projects project on project.id = batch.project_id where line.order_id = run.order_id order by line.id
      ), '{}') as "projectNames",
      (select number from invoices where key in ('order:' || run.order_id, 'order:' || run.order_id || '/2')
        order by key desc limit 1) as invoice
    from subscription_runs run where run.order_id is not null and run.subscription_id in ${subscriptionIds}`,
  )

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
  const names = new Map((await findOrderNames(db, ids)).map(({ runId, ...name }) => [runId, name]))
  const unnamed = { projectNames: [], invoice: null }
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
        .map(({ subscriptionId: _, retryAt: __, createdAt: ___, ...run }) => ({
          ...run,
          ...(names.get(run.id) ?? unnamed),
        })),
    }),
  )
}
