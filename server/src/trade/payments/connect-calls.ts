import Stripe from 'stripe'
import { DomainError } from '../../platform/domain-error.ts'

export type NewTransfer = {
  payoutId: string
  reference: string
  amountCents: number
  currency: string
  destination: string
}
/** Made, or refused for good with the provider's words. */
export type MadeTransfer = { transferId: string } | { refused: string }
export type AccountFacts = { isReady: boolean; missing: string[] }

/** Sellers' accounts at the provider, and what is sent to them. */
export type ConnectCalls = {
  createAccount: (sellerId: string, email: string) => Promise<string>
  /** The provider's page on which the seller tells it what it has to know. It is good for some minutes. */
  openAccountPage: (accountId: string, urls: { back: string; again: string }) => Promise<string>
  findAccount: (accountId: string) => Promise<AccountFacts>
  transfer: (transfer: NewTransfer) => Promise<MadeTransfer>
}

/** Money can be sent there, and is paid on to a bank. */
export const factsOfAccount = (account: Stripe.Account): AccountFacts => ({
  isReady: account.capabilities?.transfers === 'active' && account.payouts_enabled === true,
  missing: account.requirements?.currently_due ?? [],
})

// Our own balance at the provider may be filled tomorrow; nothing about the seller is wrong.
const passing: ReadonlySet<string | undefined> = new Set([
  'balance_insufficient',
  'rate_limit',
  'lock_timeout',
])

const refusalOf = (error: unknown): MadeTransfer => {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  if (passing.has(error.code)) throw new DomainError('payment_unavailable', { retryAfterSeconds: 60 })
  return { refused: error.message }
}

/**
 * Sends a payout once: under a key of its own, and under a name that is looked for first, since the provider forgets keys after
 * a day and a payout may be tried for longer.
 */
const transferOnce = async (
  stripe: Stripe,
  { payoutId, reference, amountCents, currency, destination }: NewTransfer,
): Promise<MadeTransfer> => {
  const { data } = await stripe.transfers.list({ transfer_group: payoutId, limit: 1 })
  const [known] = data
  if (known) return { transferId: known.id }
  try {
    const { id } = await stripe.transfers.create(
      {
        amount: amountCents,
        currency,
        destination,
        transfer_group: payoutId,
        description: reference,
        metadata: { reference },
      },
      { idempotencyKey: `payout:${payoutId}` },
    )
    return { transferId: id }
  } catch (error) {
    return refusalOf(error)
  }
}

export const connectCalls = (stripe: Stripe, reached: <T>(call: Promise<T>) => Promise<T>): ConnectCalls => ({
  createAccount: async (sellerId, email) => {
    const request = {
      type: 'express' as const,
      email,
      capabilities: { transfers: { requested: true } },
      metadata: { seller_id: sellerId },
    }
    return (await reached(stripe.accounts.create(request, { idempotencyKey: `account:${sellerId}` }))).id
  },
  openAccountPage: async (account, { back, again }) =>
    (
      await reached(
        stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          return_url: back,
          refresh_url: again,
        }),
      )
    ).url,
  findAccount: async (accountId) => factsOfAccount(await reached(stripe.accounts.retrieve(accountId))),
  transfer: (transfer) => reached(transferOnce(stripe, transfer)),
})
