import { z } from 'zod'
import type { TaskName, TaskPayloads } from '../platform/outbox.ts'

const OfOrder = z.object({ orderId: z.string() })

/** A row may have been written by an older release, or by hand: what a handler gets has been read through these. */
export const payloads: { [Name in TaskName]: z.ZodType<TaskPayloads[Name]> } = {
  'send-mail': z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().optional(),
    replyTo: z.string().optional(),
  }),
  'close-sockets': z.object({ sessionIds: z.array(z.string()) }),
  'send-reset-link': z.object({ email: z.string() }),
  'analyse-report': z.object({ reportId: z.string() }),
  'sweep-reports': z.record(z.string(), z.unknown()),
  'sweep-expired': z.record(z.string(), z.unknown()),
  'check-ledger': z.record(z.string(), z.unknown()),
  'charge-order': OfOrder,
  'lapse-order': OfOrder,
  'sweep-orders': z.record(z.string(), z.unknown()),
  'sweep-baskets': z.record(z.string(), z.unknown()),
  'sweep-invoices': z.record(z.string(), z.unknown()),
  'claim-orders': z.object({ email: z.string() }),
  'close-payment': OfOrder,
  'handle-payment-event': z.object({ eventId: z.string() }),
  'refund-payment': OfOrder,
  'refund-part': z.object({ refundId: z.string() }),
  'answer-dispute': z.object({ disputeId: z.string(), words: z.string().nullable() }),
  'reconcile-payments': z.record(z.string(), z.unknown()),
  'sandbox-deliver': z.object({ eventId: z.string() }),
  'retire-order': OfOrder,
  'start-subscriptions': OfOrder,
  'run-forwards': z.record(z.string(), z.unknown()),
  'return-payment': z.object({ milestoneId: z.string() }),
  'run-subscriptions': z.record(z.string(), z.unknown()),
  'read-document': z.object({ documentId: z.string() }),
  'expire-listing': z.object({ listingId: z.string(), sellerId: z.string() }),
}
