import { randomUUID } from 'node:crypto'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import type Stripe from 'stripe'
import type { Tx } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
import { orThrow } from '../platform/outcome.ts'
import { inTransaction } from '../platform/transaction.ts'
import { applyShortfall } from '../trade/forwards/apply-shortfall.ts'
import { deliverCredits } from '../trade/forwards/index.ts'
import {
  finishPartRefund,
  finishRefund,
  finishReturn,
  lockOrder,
  orderMilestones,
  placeOrder,
  refundLines,
  refundOrder,
  settleOrder,
} from '../trade/orders/index.ts'
import { orderLines, partRefunds } from '../trade/orders/orders.tables.ts'
import { applyDispute } from '../trade/payments/apply-dispute.ts'
import { settleDispute } from '../trade/payments/index.ts'
import { payments } from '../trade/payments/payments.tables.ts'
import { retireCredits } from '../use/retirements/index.ts'
import { issueKnown } from './registry-says.ts'
import { late, ripe } from './test-forwards.ts'
import { marketNow, offerCredits, promiseCredits } from './test-market.ts'
import { takeRates } from './test-rates.ts'
import type { TestSite } from './test-site.ts'

/** What companies, their banks and operators do about transfers. */
export const transferVerbs = [
  ...['ask', 'ask', 'ask', 'ask', 'accept', 'accept', 'accept', 'decline'],
  ...['pay', 'pay', 'pay', 'underpay', 'overpay', 'pay_twice', 'misname', 'pay_otherwise', 'send_again'],
  ...['fall_due', 'lapse', 'assign', 'give_back', 'set_aside', 'name_payee', 'bounce'],
] as const

const verbs = [
  ...['spot', 'spot', 'subscription', 'plan', 'guest', 'forward', 'forward', 'unpaid', 'lately'],
  ...['refund', 'part', 'part', 'repaid', 'dispute', 'won', 'lost', 'lost', 'settle', 'settle'],
  ...['deliver', 'deliver', 'miss', 'retire', 'retire'],
  ...['propose', 'send', 'send', 'answer', 'answer', 'withdraw'],
  ...transferVerbs,
] as const

/** One thing that happens; the numbers choose among what is there. */
export const step = fc.record({
  verb: fc.constantFrom(...verbs),
  which: fc.nat({ max: 9 }),
  seller: fc.nat({ max: 1 }),
  quantity: fc.integer({ min: 1, max: 9 }),
})
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

type Offer = Awaited<ReturnType<typeof offerCredits>>
export type MarketSeller = { id: string; spot: Offer; subscription: Offer; forward: Offer; delivered: string }
export type RandomMarket = {
  sellers: readonly MarketSeller[]
  buyerId: string
  orders: string[]
  /** Those of the orders that are paid by bank transfer: no provider knows of them. */
  transfers: Set<string>
}

export const marketRates = { usdPerEuro: 1_082_317, gbpPerEuro: 834_509 }

const biochar = { category: 'biochar', mechanism: 'removal' } as const

/** What a seller has on offer, priced so that a share of anything leaves a rest. */
export const openStall = async (site: TestSite, id: string, place: number): Promise<MarketSeller> => {
  const { db } = site
  await takeRates(db, marketRates)
  const shortfall = place === 0 ? 'replace' : 'refund'
  const milestones: [string, number][] = [
    ['2126-09-30', 20],
    ['2127-03-31', 30],
  ]
  const spot = await offerCredits(db, {
    sellerId: id,
    priceCents: 707 + place * 26,
    currency: place === 0 ? 'eur' : 'usd',
    facts: biochar,
  })
  const subscription = await offerCredits(db, { sellerId: id, priceCents: 999, saleType: 'subscription' })
  const forward = await promiseCredits(db, {
    sellerId: id,
    priceCents: 1113,
    currency: place === 0 ? 'usd' : 'gbp',
    milestones,
    shortfall,
  })
  const serials = { registry: 'Test Registry', prefix: randomUUID(), first: 1, last: 40 }
  const vintage = { startsOn: '2126-01-01', endsOn: '2126-06-30' }
  const { id: delivered } = await inTransaction(db, (tx) =>
    issueKnown(tx, id, { projectId: forward.project.id, vintage, serials }, ripe),
  )
  return { id, spot, subscription, forward, delivered }
}

const intentOf = (orderId: string) => `pi_${orderId}`
const disputeOf = (orderId: string) => `dp_${orderId}`

type Bought = { offers: readonly Offer[]; discountCents?: number; at?: Date }

const buy = async (
  tx: Tx,
  market: RandomMarket,
  { verb, quantity }: Step,
  { offers, discountCents = 0, at = marketNow }: Bought,
): Promise<void> => {
  const buyer = verb === 'guest' ? { buyerId: null, email: 'g@example.org' } : { buyerId: market.buyerId }
  const lines = offers.map(({ listing }) => ({ listingId: listing.id, quantity: Credits.parse(quantity) }))
  const worth = offers.reduce((sum, { listing }) => sum + quantity * listing.pricePerCreditCents, 0)
  const price = discountCents > 0 ? { priceCents: Cents.parse(Math.max(1, worth - discountCents)) } : {}
  const order = orThrow(await placeOrder(tx, { ...buyer, lines, ...price, feeBasisPoints: 250 }, at))
  market.orders.push(order.id)
  if (verb === 'unpaid') return
  await settleOrder(tx, order, null, at)
  const payment = { orderId: order.id, provider: 'sandbox', pay: 'card_on_file', currency: 'usd' } as const
  await tx.insert(payments).values({
    ...payment,
    amountCents: order.totalCents,
    intentId: intentOf(order.id),
    state: 'succeeded',
    createdAt: at,
  })
}

const dispute = async (tx: Tx, orderId: string, { verb, quantity }: Step): Promise<void> => {
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId))
  if (!payment) return
  const told = {
    id: disputeOf(orderId),
    amount: quantity > 6 ? payment.amountCents : Math.min(payment.amountCents, quantity * 733),
    currency: 'usd',
    livemode: false,
    payment_intent: intentOf(orderId),
    reason: 'fraudulent',
    status: verb === 'dispute' ? 'needs_response' : verb,
    created: 1_780_000_000,
  } as Stripe.Dispute
  await applyDispute(tx, told, { live: false, now: marketNow })
}

const repay = async (tx: Tx, orderId: string): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (order?.status === 'refunded') await finishRefund(tx, orderId, `re_${orderId}`, marketNow)
  const parts = await tx.select().from(partRefunds).where(eq(partRefunds.orderId, orderId))
  for (const { id, returnedBy } of parts)
    if (returnedBy === 'provider') await finishPartRefund(tx, id, `re_${id}`, marketNow)
}

const milestonesOf = (tx: Tx, orderId: string) =>
  tx
    .select({ id: orderMilestones.id, state: orderMilestones.state, sellerId: orderLines.sellerId })
    .from(orderMilestones)
    .innerJoin(orderLines, eq(orderLines.id, orderMilestones.lineId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderMilestones.position))

const handOver = async (tx: Tx, market: RandomMarket, orderId: string, { verb, quantity }: Step) => {
  const open = (await milestonesOf(tx, orderId)).find(({ state }) => state === 'open')
  const seller = market.sellers.find(({ id }) => id === open?.sellerId)
  if (!open || !seller) return
  if (verb === 'deliver') {
    const delivery = { blockId: seller.delivered, quantity: Credits.parse(quantity) }
    await deliverCredits(tx, seller.id, open.id, delivery, ripe)
    return
  }
  const sender = { publicUrl: 'https://example.org' }
  const outcome = await applyShortfall(tx, open.id, 250, sender, late)
  if (outcome?.kind === 'refunded' && !market.transfers.has(orderId))
    await finishReturn(tx, open.id, `re_${open.id}`, late)
}

const byProvider: ReadonlySet<string> = new Set(['repaid', 'dispute', 'won', 'lost', 'settle'])

const trade = async (tx: Tx, market: RandomMarket, one: Step): Promise<void> => {
  const { verb, which, quantity } = one
  const seller = market.sellers[one.seller]
  const other = market.sellers[1 - one.seller]
  // Most orders are paid by card: what goes back is of a transfer as often.
  const isBack = (verb === 'refund' || verb === 'part') && quantity % 2 === 0
  const orders = isBack ? [...market.transfers] : market.orders
  const orderId = orders[which % Math.max(1, orders.length)]
  if (!seller || !other) return
  if (verb === 'subscription') await buy(tx, market, one, { offers: [seller.subscription] })
  else if (verb === 'forward') await buy(tx, market, one, { offers: [seller.forward] })
  else if (verb === 'plan')
    await buy(tx, market, one, { offers: [seller.spot, other.spot], discountCents: which * 97 + 1 })
  else if (verb === 'lately') await buy(tx, market, one, { offers: [seller.spot], at: new Date() })
  else if (verb === 'spot' || verb === 'guest' || verb === 'unpaid')
    await buy(tx, market, one, { offers: [seller.spot, seller.subscription] })
  else if (verb === 'retire') {
    const { id: batchId } = which < 7 ? seller.spot.batch : { id: seller.delivered }
    const words = { beneficiary: 'B', purpose: 'P', reason: 'other' } as const
    await retireCredits(
      tx,
      market.buyerId,
      { batchId, quantity: Credits.parse(quantity), ...words },
      marketNow,
    )
  } else if (!orderId) return
  else if (market.transfers.has(orderId) && byProvider.has(verb)) return
  else if (verb === 'refund') await refundOrder(tx, orderId, 'asked', marketNow)
  else if (verb === 'part') {
    const parts = [{ listingId: seller.spot.listing.id, quantity: 1 + (quantity % 3) }]
    await refundLines(tx, { orderId, reference: `part-${quantity}`, reason: 'asked', parts }, marketNow)
  } else if (verb === 'repaid') await repay(tx, orderId)
  else if (verb === 'dispute' || verb === 'won' || verb === 'lost') await dispute(tx, orderId, one)
  else if (verb === 'settle') {
    const parts = [{ listingId: seller.spot.listing.id, quantity: 1 }]
    await settleDispute(tx, disputeOf(orderId), quantity > 4 ? parts : 'platform', marketNow)
  } else if (verb === 'deliver' || verb === 'miss') await handOver(tx, market, orderId, one)
}

/** Does what the step says, or is refused, which changes nothing. */
export const take = (site: TestSite, market: RandomMarket, one: Step): Promise<void> =>
  inTransaction(site.db, (tx) => trade(tx, market, one)).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
  })
