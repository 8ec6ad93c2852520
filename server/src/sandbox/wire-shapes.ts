import { groupAt, textAt } from './read-form.ts'
import type { sandboxDisputes, sandboxIntents, sandboxRefunds, sandboxSessions } from './sandbox.tables.ts'
import type { TestCard } from './test-cards.ts'

export type SandboxSession = typeof sandboxSessions.$inferSelect
export type Intent = typeof sandboxIntents.$inferSelect
type Refund = typeof sandboxRefunds.$inferSelect
type Dispute = typeof sandboxDisputes.$inferSelect

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** What leaves the sandbox has the provider's own shape, as far as anyone here reads it. */
export const sessionShape = (session: SandboxSession, origin: string) => {
  const email = textAt(session.request, 'customer_email') ?? null
  return {
    id: session.id,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    status: session.status,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    amount_total: session.amountCents,
    currency: session.currency,
    client_reference_id: textAt(session.request, 'client_reference_id') ?? null,
    metadata: groupAt(session.request, 'metadata'),
    payment_intent: session.intentId,
    customer_email: email,
    customer_details: email ? { email } : null,
    success_url: textAt(session.request, 'success_url') ?? null,
    cancel_url: textAt(session.request, 'cancel_url') ?? null,
    url: session.status === 'open' ? `${origin}/sandbox/pay/${session.id}` : null,
    created: seconds(session.createdAt),
    expires_at: seconds(session.expiresAt),
  }
}

export const intentShape = (intent: Intent) => ({
  id: intent.id,
  object: 'payment_intent',
  livemode: false,
  status: intent.status,
  amount: intent.amountCents,
  amount_received: intent.status === 'succeeded' ? intent.amountCents : 0,
  currency: intent.currency,
  metadata: intent.metadata,
  receipt_email: null,
  last_payment_error: intent.error ? { type: 'card_error', ...intent.error } : null,
  created: seconds(intent.createdAt),
})

export const refundShape = (refund: Refund, currency: string) => ({
  id: refund.id,
  object: 'refund',
  status: 'succeeded',
  amount: refund.amountCents,
  currency,
  payment_intent: refund.intentId,
  created: seconds(refund.createdAt),
})

export const disputeShape = (dispute: Dispute) => ({
  id: dispute.id,
  object: 'dispute',
  livemode: false,
  status: dispute.status,
  reason: 'fraudulent',
  amount: dispute.amountCents,
  currency: dispute.currency,
  payment_intent: dispute.intentId,
  created: seconds(dispute.createdAt),
})

export const methodShape = (card: TestCard) => ({
  id: card.method,
  object: 'payment_method',
  livemode: false,
  type: 'card',
  card: {
    brand: 'visa',
    last4: card.number.slice(-4),
    exp_month: 12,
    exp_year: new Date().getUTCFullYear() + 3,
  },
})
