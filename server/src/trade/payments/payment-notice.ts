import type Stripe from 'stripe'

/** What the provider says of one payment at one moment, however we came to hear it. */
export type PaymentNotice = {
  of: 'session' | 'intent'
  orderId: string | null
  sessionId: string | null
  intentId: string | null
  outcome: 'open' | 'paid' | 'failed' | 'expired'
  amountCents: number
  currency: string
  live: boolean
  email: string | null
  message: string | null
  /** The provider's own word for a refusal. */
  declineCode: string | null
}

export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

export const noticeOfSession = (session: Stripe.Checkout.Session): PaymentNotice => ({
  of: 'session',
  orderId: session.metadata?.order_id ?? null,
  sessionId: session.id,
  intentId: idOf(session.payment_intent),
  outcome:
    session.payment_status === 'paid' ? 'paid' : session.status === 'expired' ? 'expired' : ('open' as const),
  amountCents: session.amount_total ?? 0,
  currency: session.currency ?? '',
  live: session.livemode,
  email: session.customer_details?.email ?? session.customer_email ?? null,
  message: null,
  declineCode: null,
})

const outcomeOfIntent = ({
  status,
  last_payment_error: error,
}: Stripe.PaymentIntent): PaymentNotice['outcome'] => {
  if (status === 'succeeded') return 'paid'
  if (status === 'canceled') return 'expired'
  return error ? 'failed' : 'open'
}

export const noticeOfIntent = (intent: Stripe.PaymentIntent): PaymentNotice => ({
  of: 'intent',
  orderId: intent.metadata?.order_id ?? null,
  sessionId: null,
  intentId: intent.id,
  outcome: outcomeOfIntent(intent),
  amountCents: intent.amount,
  currency: intent.currency,
  live: intent.livemode,
  email: intent.receipt_email ?? null,
  message: intent.last_payment_error?.message ?? null,
  declineCode: intent.last_payment_error?.code ?? null,
})

/** The notice an event carries; null for events that say nothing about a payment of ours. */
export const noticeOfEvent = (event: Stripe.Event): PaymentNotice | null => {
  switch (event.type) {
    case 'checkout.session.async_payment_failed':
      return { ...noticeOfSession(event.data.object), outcome: 'failed' }
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      // A page that only keeps a card pays for nothing.
      return event.data.object.mode === 'setup' ? null : noticeOfSession(event.data.object)
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return noticeOfIntent(event.data.object)
    default:
      return null
  }
}

/** The dispute an event is about, if it is about one. */
export const disputeOfEvent = (event: Stripe.Event): Stripe.Dispute | null => {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return event.data.object
    default:
      return null
  }
}
