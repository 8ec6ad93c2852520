import { type ForwardCertificate, ForwardStep } from '@ledgerleaf/contract/forwards'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'
import { findForward } from './forward-queries.ts'

const StepRow = z.extend(ForwardStep, { at: Instant })

/** Each step of a forward purchase, as the ledger's entries say it: what has no entry did not happen. */
const findSteps = async (
  db: Reader,
  forwardId: string,
  orderId: string,
  certificates: readonly string[],
): Promise<ForwardStep[]> => {
  const rows = await query(
    db,
    StepRow,
    sql`
    with acts as (
      select 'bought' as kind, 'settle:' || ${orderId} as key, quantity as credits, 0 as turn
      from order_lines where id = ${forwardId}
      union all
      select case when delivery.is_replacement then 'replaced' else 'delivered' end, 'deliver:' || delivery.id,
        delivery.quantity, 1
      from order_milestones milestone join forward_deliveries delivery on delivery.milestone_id = milestone.id
      where milestone.line_id = ${forwardId}
      union all
      select 'refunded', 'return:' || id, quantity - delivered, 1 from order_milestones
      where line_id = ${forwardId} and state = 'refunded'
      union all
      select 'retired', 'retire:' || id, quantity, 2 from retirements
      where id = any(${sql.param([...certificates])}::uuid[])
    )
    select acts.kind, acts.credits, entry.posted_at as at, entry.id as "entryId", leaf.leaf_index as "logIndex"
    from acts join ledger_entries entry on entry.key = acts.key
    left join log_leaves leaf on leaf.entry_id = entry.id
    order by entry.posted_at, acts.turn, acts.key`,
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** What anyone may see of a forward purchase: neither who bought it nor what it cost. */
export const findForwardCertificate = async (db: Reader, id: string): Promise<ForwardCertificate | null> => {
  const found = await findForward(db, id)
  if (!found) return null
  const { orderId, escrowCents: _, retiresOnDelivery: __, ...forward } = found
  const certificates = forward.deliveries.flatMap((delivery) => delivery.certificates)
  return { ...forward, steps: await findSteps(db, id, orderId, certificates) }
}
