import * as z from 'zod/mini'
import { declareClockTask, declareTask } from '../../platform/tasks.ts'

/** Ends an order whose time to pay is over; due at that time. */
export const lapseOrderTask = declareTask('lapse-order', z.object({ orderId: z.string() }))

/** Ends whatever should have lapsed. */
export const sweepOrdersTask = declareClockTask('sweep-orders', '* * * * *')

/** Takes the names off invoices of erased people once the law no longer asks for them. */
export const sweepInvoicesTask = declareClockTask('sweep-invoices', '47 * * * *')

/** Retires what an order brought, where its buyer asked for that when ordering. */
export const retireOrderTask = declareTask('retire-order', z.object({ orderId: z.string() }))

/** Starts the subscriptions an order was the first run of. */
export const startSubscriptionsTask = declareTask('start-subscriptions', z.object({ orderId: z.string() }))

/** Numbers the invoice of settled orders, and the credit notes of what went back. */
export const invoiceOrdersTask = declareTask('invoice-orders', z.object({ orderIds: z.array(z.string()) }))

/** Makes sure that an order that is over can no longer be paid. */
export const closePaymentTask = declareTask('close-payment', z.object({ orderId: z.string() }))

/** Returns the money of an order. */
export const refundPaymentTask = declareTask('refund-payment', z.object({ orderId: z.string() }))

/** Returns the money of some credits of an order. */
export const refundPartTask = declareTask('refund-part', z.object({ refundId: z.string() }))

/** Tells the sellers of a refund: of the whole order, or of the named part. */
export const tellSellersTask = declareTask(
  'tell-sellers-of-refund',
  z.object({ orderId: z.string(), refundId: z.nullable(z.string()) }),
)

/** Returns the money of a milestone through the provider. */
export const returnPaymentTask = declareTask('return-payment', z.object({ milestoneId: z.string() }))
