import { Shortfall } from '@ledgerleaf/contract/forward-terms'
import {
  type Delivery,
  Forward,
  type ForwardStatus,
  type OrderMilestone,
} from '@ledgerleaf/contract/forwards'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'
import { deliveryOutlook } from '../../trade/forwards/index.ts'

const Row = z.extend(
  z.omit(Forward, {
    status: true,
    delivered: true,
    retired: true,
    outlook: true,
    boughtAt: true,
    shortfall: true,
  }),
  {
    boughtAt: Instant,
    score: z.nullable(z.number()),
    shortfall: Shortfall,
    pricePerCreditCents: z.number(),
  },
)
type Row = z.infer<typeof Row>

/** Of exactly the serials a delivery moved: how many lie in a retired account, and by which retirements. */
const retiredOf = sql`
  left join lateral (
    select posting.serials from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
    where entry.key = 'deliver:' || delivery.id
      and posting.asset = delivery.batch_id::text and posting.to_account like 'credits/owned/%'
    limit 1
  ) moved on true
  left join lateral (
    select ledger_count_serials(range_agg(int8range(first_serial, last_serial, '[]')) * moved.serials) as credits
    from credit_ranges where asset = delivery.batch_id::text and account like 'credits/retired/%'
  ) gone on true
  left join lateral (
    select json_agg(substr(entry.key, 8) order by entry.posted_at) as certificates
    from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
    where posting.asset = delivery.batch_id::text and entry.kind = 'retire' and posting.serials && moved.serials
  ) proof on true`

const deliveriesOf = sql`
  select coalesce(json_agg(json_build_object(
    'id', delivery.id, 'milestoneId', milestone.id, 'quantity', delivery.quantity,
    'at', to_char(delivery.delivered_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'batchId', came.id, 'registry', came.registry, 'projectName', source.name,
    'vintageStartsOn', came.vintage_starts_on, 'vintageEndsOn', came.vintage_ends_on,
    'isReplacement', delivery.is_replacement, 'retired', coalesce(gone.credits, 0),
    'certificates', coalesce(proof.certificates, '[]'::json)
  ) order by delivery.delivered_at, delivery.id), '[]'::json)
  from forward_deliveries delivery
  join order_milestones milestone on milestone.id = delivery.milestone_id
  join batches came on came.id = delivery.batch_id
  join projects source on source.id = came.project_id
  ${retiredOf}
  where milestone.line_id = line.id`

const selectForwards = (condition: SQL) => sql`
  select line.id, orders.id as "orderId", project.id as "projectId", project.name as "projectName", batch.registry,
    project.registry_project_id as "registryProjectId", project.category, project.mechanism, project.country,
    batch.vintage_starts_on::text as "vintageStartsOn", batch.vintage_ends_on::text as "vintageEndsOn",
    orders.settled_at as "boughtAt", line.quantity, line.price_per_credit_cents as "pricePerCreditCents",
    orders.retire is not null as "retiresOnDelivery", coalesce(escrow.amount, 0) as "escrowCents",
    plan.shortfall, plan.milestones, (${deliveriesOf}) as deliveries, (
      select value from current_scores current where current.project_id = project.id
        and current.vintage = extract(year from batch.vintage_starts_on)::int
    ) as score
  from order_lines line
  join orders on orders.id = line.order_id
  join batches batch on batch.id = line.batch_id
  join projects project on project.id = batch.project_id
  left join ledger_balances escrow on escrow.account = 'money/held/' || line.id::text and escrow.asset = 'usd'
  cross join lateral (
    select min(shortfall) as shortfall, json_agg(json_build_object(
      'id', id, 'agreedOn', agreed_on, 'dueOn', due_on, 'quantity', quantity, 'delivered', delivered, 'state', state,
      'waits', waits) order by position) as milestones
    from order_milestones where line_id = line.id
  ) plan
  where line.sale_type = 'forward' and orders.settled_at is not null and ${condition}
  order by orders.settled_at desc, line.id`

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** A promise has offset nothing; only what was delivered and then retired has. */
const statusOf = (
  milestones: readonly OrderMilestone[],
  deliveries: readonly Delivery[],
): { status: ForwardStatus; delivered: number; retired: number } => {
  const delivered = sum(deliveries.map(({ quantity }) => quantity))
  const retired = sum(deliveries.map((delivery) => delivery.retired))
  const isOpen = milestones.some(({ state }) => state === 'open')
  const over = delivered === 0 ? 'refunded' : retired === delivered ? 'retired' : 'delivered'
  return { status: isOpen ? (delivered === 0 ? 'future' : 'partly') : over, delivered, retired }
}

const toForward = ({ score, boughtAt, pricePerCreditCents: _, ...row }: Row): Forward => {
  const { status, delivered, retired } = statusOf(row.milestones, row.deliveries)
  const open = sum(row.milestones.map((one) => (one.state === 'open' ? one.quantity - one.delivered : 0)))
  return {
    ...row,
    boughtAt: new Date(boughtAt).toISOString(),
    escrowCents: Cents.parse(row.escrowCents),
    status,
    delivered: Credits.parse(delivered),
    retired: Credits.parse(retired),
    outlook: deliveryOutlook(row.category, score, open),
  }
}

export const findForwards = async (db: Reader, buyerId: string): Promise<Forward[]> => {
  const rows = await query(db, Row, selectForwards(sql`orders.buyer_id = ${buyerId}`))
  return rows.map(toForward)
}

export const findForward = async (db: Reader, id: string): Promise<Forward | undefined> => {
  const rows = await query(db, Row, selectForwards(sql`line.id = ${id}`))
  return rows.map(toForward)[0]
}
