import { type Milestone, shareMilestones } from '@ledgerleaf/contract/forward-terms'
import { ComingDelivery } from '@ledgerleaf/contract/supply'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { datesAhead, findForwardTerms } from '../../supply/listings/index.ts'

/** What is owed to buyers by a day that was agreed on. */
const findOwed = (db: Reader, projectId: string): Promise<ComingDelivery[]> =>
  query(
    db,
    ComingDelivery,
    sql`
    select milestone.due_on::text as "dueOn", extract(year from batch.vintage_starts_on)::int as vintage,
      true as "isSold", sum(milestone.quantity - milestone.delivered)::bigint as credits
    from batches batch join order_lines line on line.batch_id = batch.id
    join orders on orders.id = line.order_id and orders.status = 'settled'
    join order_milestones milestone on milestone.line_id = line.id and milestone.state = 'open'
    where batch.project_id = ${projectId} and milestone.quantity > milestone.delivered
    group by 1, 2 order by 1, 2`,
  )

const Offered = z.object({ listingId: z.string(), vintage: z.int(), credits: z.int() })
const Taken = z.object({ listingId: z.string(), dueOn: z.string(), sold: z.int(), kept: z.int() })

/** What buyers were promised of these listings by each day: of orders that are settled, and of those being paid. */
const findTaken = (db: Reader, listingIds: readonly string[]) =>
  query(
    db,
    Taken,
    sql`
    select line.listing_id as "listingId", milestone.agreed_on::text as "dueOn",
      coalesce(sum(milestone.quantity) filter (where orders.status = 'settled'), 0)::bigint as sold,
      coalesce(sum(milestone.quantity) filter (where orders.status <> 'settled'), 0)::bigint as kept
    from order_lines line join orders on orders.id = line.order_id and orders.status in ('pending', 'paid', 'settled')
    join order_milestones milestone on milestone.line_id = line.id
    where line.listing_id = any (${sql.param([...listingIds])}::uuid[])
    group by 1, 2`,
  )

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * What is left of a plan when some of it is sold by each day. A buyer's share is rounded towards the later day, so more may
 * be sold by that one than was planned for it: then as much less is left of the day before.
 */
const leftOf = (plan: readonly Milestone[], sold: ReadonlyMap<string, number>): Milestone[] => {
  let over = 0
  return plan
    .toReversed()
    .map(({ dueOn, credits }) => {
      const left = credits - (sold.get(dueOn) ?? 0) - over
      over = Math.max(0, -left)
      return { dueOn, credits: Math.max(0, left) as Milestone['credits'] }
    })
    .filter(({ credits }) => credits > 0)
    .toReversed()
}

/**
 * What forward listings still offer, by the days it is promised for: what was announced for each, less what was bought of
 * it. What is kept for an order that is being paid is offered until it is sold.
 */
const findOffered = async (db: Reader, projectId: string, now: Date): Promise<ComingDelivery[]> => {
  const rows = await query(
    db,
    Offered,
    sql`
    select listing_id as "listingId", vintage, available_credits as credits
    from sellable_listings where project_id = ${projectId} and sale_type = 'forward'`,
  )
  if (rows.length === 0) return []
  const ids = rows.map(({ listingId }) => listingId)
  const [terms, taken] = await Promise.all([findForwardTerms(db, ids), findTaken(db, ids)])
  return rows.flatMap(({ listingId, vintage, credits }) => {
    const ahead = datesAhead(terms.get(listingId)?.milestones ?? [], now)
    if (ahead.length === 0) return []
    const own = taken.filter(
      (one) => one.listingId === listingId && ahead.some(({ dueOn }) => dueOn === one.dueOn),
    )
    const announced = credits + sumOf(own.map(({ sold, kept }) => sold + kept))
    const sold = new Map(own.map((one) => [one.dueOn, one.sold]))
    return leftOf(shareMilestones(ahead, announced), sold).map((one) => ({ ...one, vintage, isSold: false }))
  })
}

const byDay = (a: ComingDelivery, b: ComingDelivery): number => a.dueOn.localeCompare(b.dueOn)

/** What is announced for days to come: owed to buyers, and still offered. */
export const findComing = async (db: Reader, projectId: string, now: Date): Promise<ComingDelivery[]> => {
  const [owed, offered] = await Promise.all([findOwed(db, projectId), findOffered(db, projectId, now)])
  return [...owed, ...offered].sort(byDay)
}
