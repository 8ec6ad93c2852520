import * as z from 'zod/mini'
import { declareClockTask, declareTask } from '../../platform/tasks.ts'

/** An order that was to be paid by transfer is over: its quote or invoice is, too. */
export const closeQuoteTask = declareTask('close-quote', z.object({ orderId: z.string() }))

/** Charges the card on file for an order. */
export const chargeOrderTask = declareTask('charge-order', z.object({ orderId: z.string() }), 'quick')

/** Does what an event of the provider calls for. */
export const handlePaymentEventTask = declareTask(
  'handle-payment-event',
  z.object({ eventId: z.string() }),
  'quick',
)

/** Writes to a buyer that their bank took money back: after the settlement of it, for the credit note is numbered then. */
export const tellDisputeTask = declareTask(
  'tell-dispute',
  z.object({
    /** Missing in work that was put down before there was a mark of having told it. */
    disputeId: z.optional(z.string()),
    orderId: z.string(),
    amountCents: z.int(),
    amountMinor: z.int(),
  }),
)

/** A bank has taken back what a buyer may have asked for as well. */
export const endRequestTask = declareTask('end-request', z.object({ orderId: z.string() }))

/** A bank has decided for the order: what was to be retired when it was delivered, and waited for that, is retired. */
export const retireDeliveredTask = declareTask('retire-delivered', z.object({ orderId: z.string() }))

/** Says something against a dispute, or with no words gives in. */
export const answerDisputeTask = declareTask(
  'answer-dispute',
  z.object({ disputeId: z.string(), words: z.nullable(z.string()) }),
)

/** Asks the provider what a card that it keeps is called and until when it is good. */
export const describeCardTask = declareTask('describe-card', z.object({ personId: z.string() }))

/** Asks the provider about payments nothing was heard of. */
export const reconcilePaymentsTask = declareClockTask('reconcile-payments', '* * * * *')
