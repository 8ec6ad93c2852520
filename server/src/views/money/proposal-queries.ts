import { DeskRequest, MoneyProposal } from '@ledgerleaf/contract/money'
import { RefundRequest } from '@ledgerleaf/contract/refund-requests'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { buyerName, iso, joinBuyer } from './money-sql.ts'

const selectActs = (operatorId: string, condition: SQL): SQL => sql`
  select act.id, act.order_id as "orderId", act.kind, act.state, act.amount_cents as "amountCents", act.reason,
    ${buyerName} as buyer, coalesce(nullif(maker.name, ''), maker.email, 'A former operator') as "madeBy",
    ${iso(sql`act.made_at`)} as "madeAt", act.made_by = ${operatorId}::uuid as "isOwn",
    coalesce(nullif(decider.name, ''), decider.email) as "decidedBy", ${iso(sql`act.decided_at`)} as "decidedAt",
    act.decision_reason as "decisionReason"
  from money_acts act join orders on orders.id = act.order_id ${joinBuyer}
  left join users maker on maker.id = act.made_by left join users decider on decider.id = act.decided_by
  where ${condition} order by act.made_at, act.id`

/** What waits for a second operator, the oldest first. */
export const findProposals = (db: Reader, operatorId: string): Promise<MoneyProposal[]> =>
  query(db, MoneyProposal, sql`${selectActs(operatorId, sql`act.state = 'proposed'`)} limit 200`)

/** Every act on an order, oldest first. */
export const findActs = (db: Reader, operatorId: string, orderId: string): Promise<MoneyProposal[]> =>
  query(db, MoneyProposal, selectActs(operatorId, sql`act.order_id = ${orderId}`))

const requestColumns = sql`request.id, request.state, request.parts, request.amount_cents as "amountCents", request.words, (
    select coalesce(sum(amount_cents), 0)::bigint from (
      select amount_cents, requested_at from part_refunds where order_id = request.order_id
      union all select amount_cents, requested_at from refunds where order_id = request.order_id
    ) back where back.requested_at >= request.asked_at) as "returnedSinceCents",
  ${iso(sql`request.asked_at`)} as "askedAt", ${iso(sql`request.ended_at`)} as "endedAt", request.answer`

/** What buyers ask for and nobody has answered, the oldest first. */
export const findOpenRequests = (db: Reader): Promise<DeskRequest[]> =>
  query(
    db,
    DeskRequest,
    sql`select ${requestColumns}, request.order_id as "orderId", ${buyerName} as buyer,
      exists (
        select from money_acts act where act.request_id = request.id and act.state = 'proposed') as "isProposed"
      from refund_requests request join orders on orders.id = request.order_id ${joinBuyer}
      where request.state = 'open' order by request.asked_at, request.id limit 200`,
  )

/** What was asked for of an order, the last first. */
export const findRequests = (db: Reader, orderId: string): Promise<RefundRequest[]> =>
  query(
    db,
    RefundRequest,
    sql`select ${requestColumns} from refund_requests request where request.order_id = ${orderId}
      order by request.asked_at desc, request.id desc`,
  )
