import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { heldFunds } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Reader, Tx, Writer } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { enqueue } from '../../platform/outbox.ts'
import { query } from '../../platform/query.ts'
import { announceOrder } from './announce-order.ts'
import { lockOrder } from './lock-order.ts'
import { payInPostings } from './order-postings.ts'
import { forwardReturns, partRefunds, refunds } from './orders.tables.ts'
import { refundPartTask, refundPaymentTask, returnPaymentTask } from './orders.tasks.ts'

/** The provider's names for all returns that it has taken, for the statement of whoever hears of one. */
export const returnNames = sql`select provider_id from refunds union all select provider_id from part_refunds
  union all select provider_id from forward_returns`

const MoneyBack = z.object({
  kind: z.enum(['order', 'part', 'milestone']),
  id: z.string(),
  orderId: z.string(),
  amountCents: z.number(),
  amountMinor: z.number(),
  attempt: z.number(),
  providerId: z.nullable(z.string()),
  isDone: z.boolean(),
  failure: z.nullable(z.string()),
  failedId: z.nullable(z.string()),
  failedOn: z.nullable(z.string()),
})
type MoneyBack = z.infer<typeof MoneyBack>

const columns = sql`amount_cents as "amountCents", amount_minor as "amountMinor", attempt, provider_id as "providerId", done_at is not null as "isDone",
  failure, failed_id as "failedId", to_char(failed_at at time zone 'utc', 'YYYY-MM-DD') as "failedOn"`

/** All money that went, or is going, back to buyers, whichever way it is kept. */
const moneyBack = sql`
  select 'order' as kind, order_id as id, order_id as "orderId", ${columns} from refunds where returned_by = 'provider'
  union all
  select 'part', id, order_id, ${columns} from part_refunds where returned_by = 'provider'
  union all
  select 'milestone', milestone_id, line.order_id, ${columns} from forward_returns
  join order_milestones milestone on milestone.id = milestone_id join order_lines line on line.id = milestone.line_id`

const find = async (db: Reader | Writer, condition: ReturnType<typeof sql>): Promise<MoneyBack[]> =>
  query(db, MoneyBack, sql`select * from (${moneyBack}) back where ${condition} order by "failedOn", id`)

const tableOf = { order: refunds, part: partRefunds, milestone: forwardReturns } as const
const idOf = { order: refunds.orderId, part: partRefunds.id, milestone: forwardReturns.milestoneId } as const

/**
 * Money the provider had taken to return it could not be returned: it is here again and still owed. An operator has it sent
 * once more, or another way. Answers null where no return has this name, false where it was known.
 */
export const failReturn = async (
  tx: Tx,
  providerId: string,
  failure: string,
  now: Date,
): Promise<boolean | null> => {
  const [named] = await find(tx, sql`"providerId" = ${providerId}`)
  if (!named) return (await find(tx, sql`"failedId" = ${providerId}`)).length > 0 ? false : null
  const order = await lockOrder(tx, named.orderId)
  const [back] = await find(tx, sql`"providerId" = ${providerId}`)
  if (!order || !back?.isDone) return false
  const table = tableOf[back.kind]
  await tx
    .update(table)
    .set({
      doneAt: null,
      providerId: null,
      attempt: back.attempt + 1,
      failedAt: now,
      failure,
      failedId: providerId,
    })
    .where(eq(idOf[back.kind], back.id))
  await post(tx, {
    key: `repay_failed:${providerId}`,
    kind: 'repay_failed',
    now,
    postings: payInPostings(order, { cents: back.amountCents, minor: back.amountMinor }, heldFunds(back.id)),
  })
  await announceOrder(tx, order)
  return true
}

/** What is owed to buyers since its return failed, oldest first. */
export const findFailedReturns = (db: Reader | Writer): Promise<MoneyBack[]> =>
  find(db, sql`failure is not null and not "isDone"`)

/** An operator has the provider try once more. */
export const returnAgain = async (tx: Tx, id: string): Promise<MoneyBack> => {
  const [back] = await find(tx, sql`id = ${id}::uuid and failure is not null and not "isDone"`)
  if (!back) throw new DomainError('not_found', { message: 'No return of this name has failed.' })
  const key = `return-again:${id}:${back.attempt}`
  if (back.kind === 'order') await enqueue(tx, refundPaymentTask, { orderId: id }, { key })
  else if (back.kind === 'part') await enqueue(tx, refundPartTask, { refundId: id }, { key })
  else await enqueue(tx, returnPaymentTask, { milestoneId: id }, { key })
  return back
}
