import { nameOrder } from '@ledgerleaf/contract/order-name'
import type { PaymentMethod } from '@ledgerleaf/contract/payments'
import Stripe from 'stripe'
import { askNear } from '../../platform/ask-near.ts'
import type { Config } from '../../platform/config.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { sandboxSecrets } from '../../platform/sandbox-secrets.ts'
import { type ConnectCalls, connectCalls } from './connect-calls.ts'
import { noticeOfIntent, noticeOfSession, type PaymentNotice } from './payment-notice.ts'

const timeoutMs = 8000
const retriesMax = 2
const toleranceSeconds = 300
/** A provider's page lives at least half an hour from when it is made, which is while the hold lasts. */
const pageSeconds = 31 * 60

export type Charge = {
  orderId: string
  amountCents: number
  currency: string
  email: string | null
  /** The card the provider keeps for the buyer, by its names there; null where it keeps none. */
  card?: { customerId: string; methodId: string } | null
}
export type RefundPart = { id: string; amountCents: number }
/** A charge on the provider's own page. The same order is always asked for in the same words, as its key demands. */
export type PageCharge = Omit<Charge, 'card'> & {
  heldUntil: Date
  /** For whom the page also keeps the card, to charge what comes again. */
  keepFor?: string | null
}
/** What a kept card is known by. */
export type CardFacts = { brand: string; last4: string; expMonth: number; expYear: number }
export type PaymentPage = { sessionId: string; url: string }

/** The payment provider: Stripe, or our sandbox, which speaks the same wire. */
export type PaymentProvider = ConnectCalls & {
  name: 'sandbox' | 'stripe'
  live: boolean
  openPage: (charge: PageCharge, urls: { success: string; cancel: string }) => Promise<PaymentPage>
  closePage: (sessionId: string) => Promise<void>
  chargeCardOnFile: (charge: Charge) => Promise<PaymentNotice>
  checkMethod: () => Promise<PaymentMethod>
  /** The name by which the provider knows a person whose card it keeps. */
  createCustomer: (personId: string, email: string) => Promise<string>
  /** A page that keeps a card and takes no money. */
  openCardPage: (customerId: string, urls: { success: string; cancel: string }) => Promise<string>
  describeCard: (methodId: string) => Promise<CardFacts | null>
  findSession: (sessionId: string) => Promise<PaymentNotice>
  findIntents: (since: Date) => Promise<PaymentNotice[]>
  /** All of a payment, or a part that has a name of its own. */
  refund: (orderId: string, intentId: string, part?: RefundPart, attempt?: number) => Promise<string>
  /** Says something against a dispute, or with null gives in. What the bank decides is told by an event. */
  answerDispute: (disputeId: string, words: string | null) => Promise<void>
  /** Throws `bad_signature` for whatever the provider did not sign within the last five minutes. */
  readEvent: (body: Buffer, signature: string | undefined, now: Date) => Stripe.Event
}

const { StripeError, StripeCardError, StripeInvalidRequestError } = Stripe.errors

/**
 * A card that is refused is the buyer's matter and a wrong request is ours. Anything else is the provider's: nothing is
 * known to have happened, and it can be tried again.
 */
const reached = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    const isKnown = error instanceof StripeCardError || error instanceof StripeInvalidRequestError
    if (!(error instanceof StripeError) || isKnown) throw error
    throw new DomainError('payment_unavailable', { retryAfterSeconds: 5 })
  }
}

const readSignedEvent = (
  stripe: Stripe,
  secrets: readonly string[],
  body: Buffer,
  signature: string | undefined,
  now: Date,
): Stripe.Event => {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1])
  // The library looks only at age: a notice from the future would pass for as long as it takes the clock to get there.
  if (!signature || !(signedAt <= now.getTime() / 1000 + toleranceSeconds))
    throw new DomainError('bad_signature')
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(
        body,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      )
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError))
        throw error
    }
  }
  throw new DomainError('bad_signature')
}

type Connection = {
  name: 'sandbox' | 'stripe'
  live: boolean
  stripe: Stripe
  webhookSecrets: readonly string[]
  cardOnFile: string | null
}

const connect = (config: Config, secret: string, ownOrigin: () => string): Connection | null => {
  const { payments } = config
  const options = { telemetry: false, timeout: timeoutMs, maxNetworkRetries: retriesMax }
  if (payments.provider === 'none') return null
  if (payments.provider === 'stripe')
    return {
      name: 'stripe',
      live: payments.live,
      stripe: new Stripe(payments.secretKey, options),
      webhookSecrets: payments.webhookSecrets,
      cardOnFile: null,
    }
  const { apiKey, webhookSecret } = sandboxSecrets(secret)
  // The library knows one host and path; here the same calls go to the application mounted beside us.
  const toSandbox = (url: string | URL | Request, { method, headers, body, signal }: RequestInit = {}) => {
    const { pathname, search } = new URL(String(url))
    return askNear(new URL(`${ownOrigin()}/sandbox${pathname}${search}`), {
      method,
      headers: new Headers(headers),
      body: body ? String(body) : undefined,
      signal: signal ?? undefined,
    })
  }
  return {
    name: 'sandbox',
    live: false,
    stripe: new Stripe(apiKey, { ...options, httpClient: Stripe.createFetchHttpClient(toSandbox) }),
    webhookSecrets: [webhookSecret],
    cardOnFile: payments.cardOnFile,
  }
}

const methodOf = async ({ stripe, cardOnFile }: Connection): Promise<PaymentMethod> => {
  if (cardOnFile === null) {
    // The card is entered on the provider's page; what can be asked before is whether the account takes payments.
    await stripe.balance.retrieve()
    return { chargeable: true, reason: null, pay: 'checkout_page', sandbox: false, card: null }
  }
  const { card } = await stripe.paymentMethods.retrieve(cardOnFile)
  const shown = card && {
    brand: card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
  }
  const method = { pay: 'card_on_file', sandbox: true, card: shown ?? null } as const
  try {
    const { status } = await stripe.setupIntents.create({
      payment_method: cardOnFile,
      confirm: true,
      usage: 'off_session',
    })
    const chargeable = status === 'succeeded'
    return {
      ...method,
      chargeable,
      reason: chargeable ? null : 'The card needs to be confirmed by its holder.',
    }
  } catch (error) {
    if (!(error instanceof StripeCardError)) throw error
    return { ...method, chargeable: false, reason: error.message }
  }
}

/** Nothing can be charged, and nothing was: the buyer is asked for a card. */
const noCard = ({ orderId, amountCents, currency }: Charge, live: boolean): PaymentNotice => ({
  of: 'intent',
  orderId,
  sessionId: null,
  intentId: null,
  outcome: 'failed',
  amountCents,
  currency,
  live,
  email: null,
  message: 'No card is kept for this.',
  declineCode: 'no_card',
})

const chargeCard = async (
  { stripe, cardOnFile, live }: Connection,
  charge: Charge,
): Promise<PaymentNotice> => {
  const method = charge.card?.methodId ?? cardOnFile
  if (method === null) return noCard(charge, live)
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: charge.amountCents,
        currency: charge.currency,
        payment_method: method,
        ...(charge.card ? { customer: charge.card.customerId } : {}),
        confirm: true,
        off_session: true,
        description: nameOrder(charge.orderId),
        metadata: { order_id: charge.orderId },
      },
      { idempotencyKey: `charge:${charge.orderId}` },
    )
    return noticeOfIntent(intent)
  } catch (error) {
    const intent = error instanceof StripeCardError ? error.payment_intent : undefined
    if (!intent) throw error
    return { ...noticeOfIntent(intent), outcome: 'failed' }
  }
}

const openPage = async (
  { stripe }: Connection,
  charge: PageCharge,
  urls: { success: string; cancel: string },
) => {
  const metadata = { order_id: charge.orderId }
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: charge.currency,
            unit_amount: charge.amountCents,
            product_data: { name: nameOrder(charge.orderId) },
          },
        },
      ],
      ...(charge.keepFor
        ? { customer: charge.keepFor }
        : charge.email
          ? { customer_email: charge.email }
          : {}),
      client_reference_id: charge.orderId,
      metadata,
      payment_intent_data: {
        metadata,
        ...(charge.keepFor ? { setup_future_usage: 'off_session' as const } : {}),
      },
      success_url: urls.success,
      cancel_url: urls.cancel,
      // We close it ourselves when the hold is over.
      expires_at: Math.floor(charge.heldUntil.getTime() / 1000) + pageSeconds,
    },
    { idempotencyKey: `page:${charge.orderId}` },
  )
  if (!url) throw new DomainError('payment_unavailable')
  return { sessionId: id, url }
}

/** Null where nobody is configured to take payments. */
export const createProvider = (
  config: Config,
  secret: string,
  ownOrigin: () => string,
): PaymentProvider | null => {
  const connection = connect(config, secret, ownOrigin)
  if (!connection) return null
  const { name, live, stripe, webhookSecrets } = connection
  return {
    name,
    live,
    ...connectCalls(stripe, reached),
    openPage: (charge, urls) => reached(openPage(connection, charge, urls)),
    closePage: async (sessionId) => {
      await reached(stripe.checkout.sessions.expire(sessionId))
    },
    chargeCardOnFile: (charge) => reached(chargeCard(connection, charge)),
    checkMethod: () => reached(methodOf(connection)),
    createCustomer: async (personId, email) => {
      const request = { email, metadata: { person_id: personId } }
      return (await reached(stripe.customers.create(request, { idempotencyKey: `customer:${personId}` }))).id
    },
    openCardPage: async (customerId, urls) => {
      const { url } = await reached(
        stripe.checkout.sessions.create({
          mode: 'setup',
          currency: 'usd',
          customer: customerId,
          success_url: urls.success,
          cancel_url: urls.cancel,
        }),
      )
      if (!url) throw new DomainError('payment_unavailable')
      return url
    },
    describeCard: async (methodId) => {
      const { card } = await reached(stripe.paymentMethods.retrieve(methodId))
      return card
        ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
        : null
    },
    findSession: async (sessionId) =>
      noticeOfSession(await reached(stripe.checkout.sessions.retrieve(sessionId))),
    findIntents: async (since) => {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const list = stripe.paymentIntents.list({ created, limit: 100 })
      return (await reached(list.autoPagingToArray({ limit: 1000 }))).map(noticeOfIntent)
    },
    refund: async (orderId, intentId, part, attempt = 1) => {
      const request = {
        payment_intent: intentId,
        metadata: { order_id: orderId },
        ...(part ? { amount: part.amountCents } : {}),
      }
      const name = `refund:${part?.id ?? orderId}`
      const idempotencyKey = attempt === 1 ? name : `${name}:${attempt}`
      return (await reached(stripe.refunds.create(request, { idempotencyKey }))).id
    },
    answerDispute: async (disputeId, words) => {
      const options = { idempotencyKey: `dispute:${disputeId}` }
      const evidence = { uncategorized_text: words ?? '' }
      await reached(
        words === null
          ? stripe.disputes.close(disputeId, {}, options)
          : stripe.disputes.update(disputeId, { evidence, submit: true }, options),
      )
    },
    readEvent: (body, signature, now) => readSignedEvent(stripe, webhookSecrets, body, signature, now),
  }
}
