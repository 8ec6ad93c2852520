import * as z from 'zod/mini'
import { Currency } from './currencies.ts'
import { OrderEnd } from './orders.ts'
import { type RetirementReason, retirementReasons } from './retirements.ts'

/** Of the shape of every event below. A field may be added to it; another meaning or name of one is another version. */
export const eventVersion = 1

const id = z.string()
const day = z.nullable(z.string())
const tonnes = z.int()
const cents = z.int()

/** What a buyer pays, in whole cents of a dollar, and the same in hundredths of the currency it is paid in. */
const OrderData = z.object({
  orderId: id,
  tonnes,
  totalCents: cents,
  vatCents: cents,
  currency: Currency,
  amountMinor: z.int(),
})
const ListingData = z.object({ listingId: id, batchId: id, projectId: id })
const SaleData = z.object({ orderId: id, tonnes, sellerCents: cents })
const PayoutData = z.object({ payoutId: id, reference: z.string(), amountCents: cents })
const RequestData = z.object({ requestId: id, action: z.string() })
const RetirementData = z.object({ retirementId: id, registry: z.string() })
const RunData = z.object({ subscriptionId: id, runId: id, orderId: z.nullable(id), tonnes })
const DeliveryData = z.object({ orderId: id, lineId: id, milestoneId: id, tonnes })

const Reason = z.enum(Object.keys(retirementReasons) as [RetirementReason, ...RetirementReason[]])

type EventKind = { says: string; data: z.ZodMiniType<Record<string, unknown>> }
const kind = <const Kind extends EventKind>(given: Kind): Kind => given

/**
 * What an organisation's own programs are told, as it happened: ids and whole numbers with their unit, by which the rest is
 * read. No name of a person is among it.
 */
export const eventTypes = {
  'order.placed': kind({
    says: 'An order was placed, and its credits are held until it is paid or the hold ends.',
    data: z.extend(OrderData, { heldUntil: z.string() }),
  }),
  'order.settled': kind({ says: 'An order was paid, and its credits are yours.', data: OrderData }),
  'order.cancelled': kind({
    says: 'An order ended without being paid, and its credits are for sale again.',
    data: z.object({ orderId: id, reason: OrderEnd }),
  }),
  'order.refunded': kind({
    says: 'Money of an order goes back: all that was left of it, or a part.',
    data: z.object({ orderId: id, refundedCents: cents, isWhole: z.boolean() }),
  }),
  'delivery.made': kind({
    says: 'Credits that were bought forward were delivered. With a retirement asked for, that follows by itself.',
    data: DeliveryData,
  }),
  'delivery.missed': kind({
    says: 'The day of a delivery has passed, and these credits were missing.',
    data: z.extend(DeliveryData, { dueOn: z.string() }),
  }),
  'retirement.made': kind({
    says: 'Credits were retired for good.',
    data: z.object({
      retirementId: id,
      batchId: id,
      orderId: z.nullable(id),
      tonnes,
      reason: Reason,
      periodStartsOn: day,
      periodEndsOn: day,
    }),
  }),
  'retirement.confirmed': kind({
    says: 'A retirement stands at the registry too.',
    data: z.extend(RetirementData, { reference: z.nullable(z.string()), retiredOn: day }),
  }),
  'retirement.failed': kind({
    says: 'A retirement could not be made at the registry: it must not be counted until that is settled.',
    data: RetirementData,
  }),
  'subscription.run': kind({
    says: 'A period of a subscription came due and was bought; retired too where that was asked for.',
    data: z.extend(RunData, { isRetired: z.boolean() }),
  }),
  'subscription.failed': kind({
    says: 'A period of a subscription could not be paid for, and the subscription is paused.',
    data: RunData,
  }),
  'analysis.completed': kind({ says: 'A report was read.', data: z.object({ analysisId: id }) }),
  'analysis.failed': kind({
    says: 'A report could not be read.',
    data: z.object({ analysisId: id, code: z.string() }),
  }),
  'approval.requested': kind({
    says: 'A member asked colleagues to approve something.',
    data: RequestData,
  }),
  'approval.decided': kind({
    says: 'A request was approved, refused or done, or it lapsed.',
    data: z.extend(RequestData, { state: z.enum(['approved', 'done', 'refused', 'lapsed']) }),
  }),
  'claim.published': kind({
    says: 'A sentence was put on the climate page.',
    data: z.object({ claimId: id }),
  }),
  'claim.withdrawn': kind({
    says: 'A sentence was taken off the climate page.',
    data: z.object({ claimId: id }),
  }),
  'listing.opened': kind({
    says: 'Credits were put on sale.',
    data: z.extend(ListingData, { tonnes, pricePerCreditCents: cents }),
  }),
  'listing.closed': kind({
    says: 'A listing ended for good; what was not sold is available again.',
    data: ListingData,
  }),
  'sale.made': kind({ says: 'An order with credits of yours was paid.', data: SaleData }),
  'sale.returned': kind({
    says: 'An order with credits of yours was taken back, or a part of it.',
    data: SaleData,
  }),
  'payout.sent': kind({ says: 'Money was sent to your bank account.', data: PayoutData }),
  'payout.returned': kind({
    says: 'A payout came back from the bank, and can be paid again.',
    data: PayoutData,
  }),
  'webhook.test': kind({
    says: 'You asked for it, to see that your endpoint answers.',
    data: z.object({ endpointId: id }),
  }),
} as const

export type EventType = keyof typeof eventTypes
export type EventData<Type extends EventType> = z.output<(typeof eventTypes)[Type]['data']>

const types = Object.keys(eventTypes) as [EventType, ...EventType[]]
export const EventType = z.enum(types)

/** Those an endpoint chooses among: a test comes only where it was asked for. */
export const choosableTypes: readonly EventType[] = types.filter((type) => type !== 'webhook.test')
