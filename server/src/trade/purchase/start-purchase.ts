import type { Basket } from '@ledgerleaf/contract/baskets'
import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { Enterprise, PayBy, PlaceOrder } from '@ledgerleaf/contract/orders'
import type { RetireWords } from '@ledgerleaf/contract/retirements'
import type { AcceptedTerms } from '@ledgerleaf/contract/terms'
import { findSalesStop } from '../../ledger/sales-stop.ts'
import { type Actor, countAlone, holdLimit, refusalAbove } from '../../people/approvals/index.ts'
import { type BuyerTerms, findBuyerTerms } from '../../people/terms/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isAlone, step } from '../../platform/in-step.ts'
import { again, type Decided, done, type Outcome, refused } from '../../platform/outcome.ts'
import { findRates } from '../../supply/rates/index.ts'
import { nameComposition, quoteBaskets } from '../baskets/index.ts'
import {
  claimPlan,
  companyMarks,
  findPlanStanding,
  type LockedOrder,
  type NewOrder,
  type OrderVat,
  type PaysIn,
  placeOrder,
} from '../orders/index.ts'
import { openPayment, type Payment } from '../payments/index.ts'

export type Purchase = {
  basketId: string
  /** Null for call 2, which shows no total of ours before the provider's page does. */
  expectedTotalCents: number | null
  expectedVatCents?: number | undefined
  expectedComposition?: string | undefined
  buyerId: string | null
  /** Of the account. */
  buyerEmail: string | null
  /** Who of the organisation buys; null for a guest. */
  placedBy: string | null
  /** The key by which a program does it in their place. */
  placedByKey?: string | null | undefined
  /** Who buys without being approved by anybody, up to what they may; what is only promised by a quote is not bought yet. */
  buysAlone?: Actor | undefined
  room: string
  enterprise?: Enterprise | undefined
  /** How it is taxed. */
  vat?: OrderVat | undefined
  pay: PayBy
  retire?: RetireWords | undefined
  subscribeEvery?: 'month' | 'year' | undefined
  /** Null where nobody was shown an amount in it. */
  payIn?:
    | (Omit<NonNullable<PlaceOrder['payIn']>, 'expectedMinor'> & { expectedMinor: number | null })
    | undefined
  /** Why this is not bought for what it comes to; null where it is. */
  refuses?: ((order: { amountCents: number; tonnes: number }) => DomainError | null) | undefined
  /** The versions the buyer was shown; call 2 has no field for them, and its page says it beside the button. */
  terms?: AcceptedTerms | undefined
  /** For how long the credits are held, where that is longer than it takes to pay by card. */
  holdMinutes?: number | undefined
}

/** Why a basket is not what the buyer saw, or cannot be bought at all; null when it can. */
const refusalOf = (
  basket: Basket,
  { expectedTotalCents, expectedComposition }: Purchase,
  isStopped: boolean,
): DomainError | null => {
  if (basket.soldOut && isStopped) return new DomainError('sales_stopped')
  if (basket.soldOut)
    return new DomainError('sold_out', { message: `${basket.soldOutReason} Nothing was charged.` })
  if (expectedTotalCents !== null && basket.priceCents !== expectedTotalCents)
    return new DomainError('price_changed', { totalCents: basket.priceCents })
  if (expectedComposition !== undefined && basket.composition !== expectedComposition)
    return new DomainError('basket_changed', { totalCents: basket.priceCents })
  return null
}

const tonnesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** A listing may have changed between the look at the basket and the lock on the listing: then it is another basket. */
const refuseMoved =
  (basket: Basket, { expectedVatCents, payIn, refuses }: Purchase): NewOrder['confirm'] =>
  ({ totalCents, vatCents, netMinor, lines }) => {
    if (totalCents !== basket.priceCents) return new DomainError('price_changed', { totalCents })
    if (expectedVatCents !== undefined && vatCents !== expectedVatCents)
      return new DomainError('price_changed', { totalCents: totalCents + vatCents })
    if (payIn && payIn.expectedMinor !== null && netMinor !== payIn.expectedMinor)
      return new DomainError('price_changed', {
        totalCents,
        message: `The rates have changed: it comes to ${writeMoney(netMinor, payIn.currency)} now. Nothing was charged.`,
      })
    if (nameComposition(lines) !== basket.composition) return new DomainError('basket_changed')
    return refuses?.({ amountCents: totalCents + vatCents, tonnes: tonnesOf(lines) }) ?? null
  }

/** Who takes the money. */
type Taker = { name: Payment['provider'] }

/** A subscription comes again: it needs somebody to belong to. The card is kept by the page that pays for its first run. */
const subscriptionRefusal = (
  basket: Basket,
  { buyerId, subscribeEvery, pay }: Purchase,
): DomainError | null => {
  if (!basket.lines.some(({ saleType }) => saleType === 'subscription')) return null
  const because = (message: string, field?: string) =>
    new DomainError('subscription_refused', { message, ...(field ? { field } : {}) })
  if (pay === 'transfer')
    return because(
      'A subscription is charged to a card each time, and cannot be paid by invoice. Take it out of the basket.',
    )
  if (buyerId === null)
    return because('A subscription needs an account. Sign in, or take it out of the basket.')
  return subscribeEvery ? null : because('Choose how often the subscription comes again.', 'subscribeEvery')
}

/** As far as it is known before the payment: of a guest who pays for a plan at once, nothing is. */
const marksOf = ({ buyerId, buyerEmail, enterprise }: Purchase): string[] =>
  companyMarks({
    accountId: buyerId,
    emails: [buyerEmail, enterprise?.businessEmail],
    taxId: enterprise?.taxId,
  })

const planRefusal = (standing: 'taken' | 'paying'): DomainError =>
  standing === 'taken'
    ? new DomainError('plan_taken')
    : new DomainError('plan_taken', {
        message:
          'The welcome plan is once for a company, and an order of yours for it is being paid. It ends by itself within 15 minutes; you can also cancel it among your orders.',
      })

const wordsOf = ({ isUnderstood: _, ...words }: RetireWords) => words

const orderFor = (
  basket: Basket,
  purchase: Purchase,
  { paysIn, terms }: { paysIn: PaysIn | null; terms: BuyerTerms },
  feeBasisPoints: number,
): NewOrder => {
  const { buyerId, placedBy, placedByKey, room, enterprise, vat, retire, subscribeEvery, holdMinutes } =
    purchase
  return {
    buyerId,
    placedBy,
    ...(placedByKey ? { placedByKey } : {}),
    room,
    email: buyerId === null ? (enterprise?.businessEmail ?? null) : null,
    basket: { id: basket.id, name: basket.name },
    lines: basket.lines,
    ...(basket.kind === 'own' ? {} : { priceCents: basket.priceCents }),
    ...(enterprise ? { enterprise } : {}),
    ...(vat ? { vat } : {}),
    ...(retire ? { retire: wordsOf(retire) } : {}),
    ...(subscribeEvery ? { subscribeEvery } : {}),
    terms,
    ...(holdMinutes ? { holdMinutes } : {}),
    feeBasisPoints,
    ...(paysIn ? { paysIn } : {}),
    confirm: refuseMoved(basket, purchase),
  }
}

const inWords = (refusal: DomainError): DomainError =>
  refusal.code === 'insufficient_credits'
    ? new DomainError('sold_out', {
        message: 'Someone was faster: these credits have just been sold. Nothing was charged.',
      })
    : refusal

type Asked = { basketId: string; now: Date }

const findBasket = step(async (tx, asked: readonly Asked[]) => {
  const now = new Date(Math.max(...asked.map((one) => one.now.getTime())))
  const baskets = await quoteBaskets(
    tx,
    asked.map(({ basketId }) => basketId),
    now,
  )
  // Where sales are stopped nothing is for sale; why is asked only then.
  const isStopped = [...baskets.values()].some(({ soldOut }) => soldOut) && (await findSalesStop(tx)) !== null
  return new Map(asked.map((one) => [one, { basket: baskets.get(one.basketId), isStopped }]))
})

const findNewest = step(async (tx, asked: readonly { now: Date }[]) => {
  const now = new Date(Math.max(...asked.map((one) => one.now.getTime())))
  const sheet = await findRates(tx, now)
  return new Map(asked.map((one) => [one, sheet]))
})

/** The rates to pay by, where it is not dollars; the words of a refusal where there are none. */
const findPaysIn = async (
  tx: Tx,
  basket: Basket,
  { payIn }: Purchase,
  now: Date,
): Promise<Decided<PaysIn | null>> => {
  const currency = payIn?.currency ?? 'usd'
  if (currency === 'usd') return done(null)
  const because = (message: string) => refused(new DomainError('invalid_input', { field: 'payIn', message }))
  // What comes later is charged in dollars alone.
  if (basket.lines.some(({ saleType }) => saleType === 'subscription'))
    return because('A subscription is paid in US dollars.')
  const sheet = await findNewest(tx, { now })
  return sheet
    ? done({ currency, sheet })
    : because('There are no rates of the last days to go by. Pay in US dollars.')
}

/** What is bought to be retired at once is held to that limit as well. */
const aloneSize = (
  { retire }: Purchase,
  { amountCents, tonnes }: { amountCents: number; tonnes: number },
) => ({
  amountCents,
  retiredTonnes: retire ? tonnes : 0,
})

/** From a basket to an order with its credits held and its payment under way, in one transaction. */
export const startPurchase = async (
  tx: Tx,
  provider: Taker,
  asked: Purchase,
  feeBasisPoints: number,
  now: Date,
): Promise<Outcome<LockedOrder>> => {
  const { buysAlone } = asked
  const limit = await holdLimit(tx, buysAlone ?? null)
  if (limit === 'undecided') return again
  const purchase: Purchase = limit
    ? { ...asked, refuses: (order) => refusalAbove(limit, aloneSize(asked, order)) }
    : asked
  const { basket, isStopped } = await findBasket(tx, { basketId: purchase.basketId, now })
  if (!basket) return refused(new DomainError('not_found', { message: 'There is no such basket.' }))
  if (purchase.pay === 'transfer' && basket.kind === 'plan')
    return refused(
      new DomainError('quote_refused', {
        message: 'The welcome plan is paid by card: it is not held by a quote.',
      }),
    )
  const refusal = refusalOf(basket, purchase, isStopped) ?? subscriptionRefusal(basket, purchase)
  if (refusal) return refused(refusal)
  const isForward = basket.lines.some(({ saleType }) => saleType === 'forward')
  const terms = await findBuyerTerms(tx, { named: purchase.terms, isForward })
  if (terms.kind === 'refused') return terms
  const marks = basket.kind === 'plan' ? marksOf(purchase) : []
  const standing = marks.length === 0 ? 'free' : await findPlanStanding(tx, { marks, orderId: null })
  if (standing === 'undecided') return again
  if (standing !== 'free') return refused(planRefusal(standing))
  const paysIn = await findPaysIn(tx, basket, purchase, now)
  if (paysIn.kind === 'refused') return paysIn
  const placed = await placeOrder(
    tx,
    orderFor(basket, purchase, { paysIn: paysIn.value, terms: terms.value }, feeBasisPoints),
    now,
  )
  if (placed.kind === 'refused') {
    // A basket of the catalogue is filled from whatever there is: once the others have theirs it may be filled anew.
    const mayBeFilledAnew = placed.error.code === 'insufficient_credits' && basket.kind !== 'own'
    return mayBeFilledAnew && !isAlone(tx) ? again : refused(inWords(placed.error))
  }
  if (marks.length > 0) await claimPlan(tx, { marks, orderId: placed.value.id, now })
  if (buysAlone) {
    const { id: actId, totalCents, vatCents, lines } = placed.value
    const size = aloneSize(asked, { amountCents: totalCents + vatCents, tonnes: tonnesOf(lines) })
    const { organisationId, personId, keyId } = buysAlone
    const { amountCents: boughtCents, retiredTonnes } = size
    await countAlone(tx, { organisationId, personId, keyId, actId, boughtCents, retiredTonnes })
  }
  await openPayment(tx, provider, placed.value, purchase.pay, now)
  return placed
}
