import { groupAt, textAt } from './read-form.ts'
import type {
  sandboxAccounts,
  sandboxDisputes,
  sandboxIntents,
  sandboxRefunds,
  sandboxSessions,
  sandboxTransfers,
} from './sandbox.tables.ts'
import type { TestCard } from './test-cards.ts'

export type SandboxSession = typeof sandboxSessions.$inferSelect
export type Intent = typeof sandboxIntents.$inferSelect
type Refund = typeof sandboxRefunds.$inferSelect
type Dispute = typeof sandboxDisputes.$inferSelect

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** A page that keeps a card and takes no money. */
export const isSetup = ({ request }: SandboxSession): boolean => textAt(request, 'mode') === 'setup'

/** What leaves the sandbox has the provider's own shape, as far as anyone here reads it. */
export const sessionShape = (session: SandboxSession, origin: string) => {
  const email = textAt(session.request, 'customer_email') ?? null
  return {
    id: session.id,
    object: 'checkout.session',
    livemode: false,
    mode: isSetup(session) ? 'setup' : 'payment',
    status: session.status,
    payment_status: isSetup(session)
      ? 'no_payment_required'
      : session.status === 'complete'
        ? 'paid'
        : 'unpaid',
    amount_total: isSetup(session) ? null : session.amountCents,
    currency: session.currency,
    client_reference_id: textAt(session.request, 'client_reference_id') ?? null,
    metadata: groupAt(session.request, 'metadata'),
    payment_intent: isSetup(session) ? null : session.intentId,
    setup_intent: isSetup(session) ? session.intentId : null,
    customer: textAt(session.request, 'customer') ?? null,
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
  customer: intent.customer,
  payment_method: intent.method,
  setup_future_usage: intent.isSaved ? 'off_session' : null,
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

export const setupShape = ({
  id,
  session,
  method,
}: {
  id: string
  session: SandboxSession
  method: string
}) => ({
  id,
  object: 'setup_intent',
  livemode: false,
  status: 'succeeded',
  usage: 'off_session',
  customer: textAt(session.request, 'customer') ?? null,
  payment_method: method,
  metadata: groupAt(session.request, 'setup_intent_data', 'metadata'),
})

export const accountShape = (account: typeof sandboxAccounts.$inferSelect) => ({
  id: account.id,
  object: 'account',
  type: 'express',
  charges_enabled: false,
  payouts_enabled: account.isReady,
  details_submitted: account.isReady,
  capabilities: { transfers: account.isReady ? 'active' : 'inactive' },
  requirements: { currently_due: account.isReady ? [] : ['external_account'] },
  metadata: account.metadata,
  created: seconds(account.createdAt),
})

export const transferShape = (transfer: typeof sandboxTransfers.$inferSelect) => ({
  id: transfer.id,
  object: 'transfer',
  livemode: false,
  amount: transfer.amountCents,
  amount_reversed: transfer.reversedCents,
  reversed: transfer.reversedCents === transfer.amountCents,
  currency: transfer.currency,
  destination: transfer.accountId,
  transfer_group: transfer.transferGroup,
  metadata: transfer.metadata,
  created: seconds(transfer.createdAt),
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
