import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { availablePrefix, listedPrefix } from '../../ledger/accounts.ts'
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
  /** Of these, offered forward: they are not issued yet. */
  leftForwardCredits: z.number(),
  /** Issued and in no listing. */
  unlistedCredits: z.number(),
  /** After fees and what went back; what waits in escrow is not earned yet. */
  earnedCents: z.number(),
})
type Trade = z.infer<typeof Trade>

/** A project with its file, and what became of its credits. */
export type KnownProject = ProjectFacts & Omit<Trade, 'id'>

const bought = sql`orders.status = 'settled'`
const none = {
  soldCredits: 0,
  promisedCredits: 0,
  retiredCredits: 0,
  leftCredits: 0,
  leftForwardCredits: 0,
  unlistedCredits: 0,
  earnedCents: 0,
}

/** The same projects with what became of their credits, and what they brought. */
export const withTrade = async (db: Reader, facts: readonly ProjectFacts[]): Promise<KnownProject[]> => {
  if (facts.length === 0) return []
  const ids = sql.param(facts.map(({ id }) => id))
  const rows = await query(
    db,
    Trade,
    sql`
    select project.id, at_once.sold + delivered.sold as "soldCredits", at_once.promised as "promisedCredits",
      (select coalesce(sum(retirement.quantity), 0)::bigint
       from batches batch join retirements retirement on retirement.batch_id = batch.id
       where batch.project_id = project.id) as "retiredCredits",
      offered.credits as "leftCredits", offered.forward as "leftForwardCredits",
      (select coalesce(sum(own.amount), 0)::bigint
       from projects known join batches batch on batch.project_id = known.id and not batch.is_promise
         join ledger_balances own on own.account = ${availablePrefix} || known.seller_id and own.asset = batch.id::text
       where known.id = project.id) as "unlistedCredits",
      at_once.earned + delivered.earned as "earnedCents"
    from unnest(${ids}::uuid[]) as project (id)
    -- Each line of an order is read once for all that is asked of it.
    cross join lateral (
      select coalesce(sum(${soldAtOnce}) filter (where not told.is_forward), 0)::bigint as sold,
        coalesce(sum(line.seller_cents - told.back_cents) filter (where ${bought} and not told.is_forward), 0)::bigint as earned,
        coalesce(sum(told.promised) filter (where ${bought}), 0)::bigint as promised
      from batches batch join order_lines line on line.batch_id = batch.id join orders on orders.id = line.order_id
      cross join lateral (
        select line.sale_type = 'forward' as is_forward,
          coalesce((select sum(back.seller_cents) from part_refund_lines back where back.line_id = line.id), 0) as back_cents,
          (select sum(milestone.quantity - milestone.delivered) from order_milestones milestone
            where milestone.line_id = line.id and milestone.state = 'open') as promised
      ) told
      where batch.project_id = project.id and (${bought} or orders.status = 'refunded')
    ) at_once
    cross join lateral (
      select coalesce(sum(delivery.seller_cents), 0)::bigint as earned,
        coalesce(sum(delivery.quantity) filter (where ${bought}), 0)::bigint as sold
      from batches batch join forward_deliveries delivery on delivery.batch_id = batch.id
        join order_milestones milestone on milestone.id = delivery.milestone_id
        join order_lines line on line.id = milestone.line_id join orders on orders.id = line.order_id
      where batch.project_id = project.id
    ) delivered
    cross join lateral (
      select coalesce(sum(left_over.amount), 0)::bigint as credits,
        coalesce(sum(left_over.amount) filter (where listing.sale_type = 'forward'), 0)::bigint as forward
      from batches batch join listings listing on listing.batch_id = batch.id
        join ledger_balances left_over on left_over.account = ${listedPrefix} || listing.id
          and left_over.asset = batch.id::text
      where batch.project_id = project.id
    ) offered`,
  )
  const trades = new Map(rows.map(({ id, ...trade }) => [id, trade]))
  return facts.map((one) => ({ ...one, ...(trades.get(one.id) ?? none) }))
}
