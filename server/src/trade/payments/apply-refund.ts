import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { failReturn, returnNames } from '../orders/index.ts'
import { handled, ignored, quarantined, type Verdict } from './verdict.ts'

/** A failure may be told before the answer to our own call is written down. */
const unknownRefund = 'a refund that is no return of ours'

/** The refund an event says has failed; null for every other event. */
const failedBy = (event: Stripe.Event): Stripe.Refund | null => {
  switch (event.type) {
    case 'refund.failed':
      return event.data.object
    case 'refund.updated':
    case 'charge.refund.updated':
      return ['failed', 'canceled'].includes(event.data.object.status ?? '') ? event.data.object : null
    default:
      return null
  }
}

/** Money that was to go back is here again and owed. Safe to repeat; told too early, it is taken up later. */
export const applyRefund = async (tx: Tx, event: Stripe.Event, now: Date): Promise<Verdict | null> => {
  const refund = failedBy(event)
  if (!refund) return null
  const failed = await failReturn(tx, refund.id, refund.failure_reason ?? 'unknown', now)
  if (failed === null) return quarantined(unknownRefund)
  return failed ? { ...handled('refund failed'), failedRefund: refund.id } : ignored('failed before')
}

/** Events about refunds that nobody knew, and that are known by now. */
export const recallRefunds = async (tx: Tx): Promise<string[]> => {
  const rows = await query(
    tx,
    z.object({ id: z.string() }),
    sql`
    update payment_events event set state = 'received', reason = null, handled_at = null
    where event.state = 'quarantined' and event.reason = ${unknownRefund} and event.body #>> '{data,object,id}' in (${returnNames})
    returning event.id`,
  )
  return rows.map(({ id }) => id)
}
