import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { listedPrefix } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import type { ProjectFacts } from '../../supply/project-files/index.ts'
import { soldAtOnce } from '../../trade/orders/index.ts'

const Trade = z.object({
  id: z.string(),
  soldCredits: z.number(),
  promisedCredits: z.number(),
  retiredCredits: z.number(),
  /** In listings that are not over: what can still be bought, or could where it is on sale again. */
  leftCredits: z.number(),
  /** After fees and what went back; what waits in escrow is not earned yet. */
  earnedCents: z.number(),
})
type Trade = z.infer<typeof Trade>

/** A project with its file, and what became of its credits. */
export type KnownProject = ProjectFacts & Omit<Trade, 'id'>

const bought = sql`orders.status = 'settled'`
const none = { soldCredits: 0, promisedCredits: 0, retiredCredits: 0, leftCredits: 0, earnedCents: 0 }

/** The same projects with what became of their credits, and what they brought. */
export const withTrade = async (db: Reader, facts: readonly ProjectFacts[]): Promise<KnownProject[]> => {
  if (facts.length === 0) return []
  const ids = sql.param(facts.map(({ id }) => id))
  const rows = await query(
    db,
    Trade,
    sql`
    select project.id,
      (select coalesce(sum(${soldAtOnce}), 0)::bigint
       from batches batch join order_lines line on line.batch_id = batch.id join orders on orders.id = line.order_id
       where batch.project_id = project.id and line.sale_type <> 'forward' and (${bought} or orders.status = 'refunded'))
      + (select coalesce(sum(delivery.quantity), 0)::bigint
       from batches batch join forward_deliveries delivery on delivery.batch_id = batch.id
         join order_milestones milestone on milestone.id = delivery.milestone_id
         join order_lines line on line.id = milestone.line_id join orders on orders.id = line.order_id
       where batch.project_id = project.id and ${bought}) as "soldCredits",
      (select coalesce(sum(milestone.quantity - milestone.delivered), 0)::bigint
       from batches batch join order_lines line on line.batch_id = batch.id join orders on orders.id = line.order_id
         join order_milestones milestone on milestone.line_id = line.id
       where batch.project_id = project.id and milestone.state = 'open' and ${bought}) as "promisedCredits",
      (select coalesce(sum(retirement.quantity), 0)::bigint
       from batches batch join retirements retirement on retirement.batch_id = batch.id
       where batch.project_id = project.id) as "retiredCredits",
      (select coalesce(sum(left_over.amount), 0)::bigint
       from batches batch join listings listing on listing.batch_id = batch.id
         join ledger_balances left_over on left_over.account = ${listedPrefix} || listing.id
           and left_over.asset = batch.id::text
       where batch.project_id = project.id) as "leftCredits",
      (select coalesce(sum(line.seller_cents - coalesce((
           select sum(back.seller_cents) from part_refund_lines back where back.line_id = line.id), 0)), 0)::bigint
       from batches batch join order_lines line on line.batch_id = batch.id join orders on orders.id = line.order_id
       where batch.project_id = project.id and line.sale_type <> 'forward' and ${bought})
      + (select coalesce(sum(delivery.seller_cents), 0)::bigint
       from batches batch join forward_deliveries delivery on delivery.batch_id = batch.id
       where batch.project_id = project.id) as "earnedCents"
    from unnest(${ids}::uuid[]) as project (id)`,
  )
  const trades = new Map(rows.map(({ id, ...trade }) => [id, trade]))
  return facts.map((one) => ({ ...one, ...(trades.get(one.id) ?? none) }))
}
