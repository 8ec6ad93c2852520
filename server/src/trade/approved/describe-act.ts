import type { ApprovalAct } from '@ledgerleaf/contract/approvals'
import type { Basket } from '@ledgerleaf/contract/baskets'
import { writeMoney } from '@ledgerleaf/contract/currencies'
import { writeDay, writeDays } from '@ledgerleaf/contract/days'
import { ownBasketName } from '@ledgerleaf/contract/order-words'
import { shareKinds } from '@ledgerleaf/contract/retirement-shares'
import { type RetireWords, retirementReasons } from '@ledgerleaf/contract/retirements'
import { vatOf } from '@ledgerleaf/contract/vat'
import type { Wanted } from '../../people/approvals/index.ts'
import type { InvoicingConfig } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findHoldings, nameShares, refuseUneven } from '../../use/retirements/index.ts'
import { quoteBaskets } from '../baskets/index.ts'
import { mostOfRun } from '../subscriptions/index.ts'
import { findOpenQuote } from '../transfers/index.ts'
import { decideOrderVat } from '../vat/index.ts'

type Act<Kind extends ApprovalAct['kind']> = Extract<ApprovalAct, { kind: Kind }>
type Parts = {
  invoicing: InvoicingConfig
  organisationId: string
  now: Date
  /** Where whoever asks has just been shown a price, it has to be that one. */
  isShown?: boolean
}

const tonnesOf = (tonnes: number): string => `${tonnes.toLocaleString('en-US')} t`

/** A basket as a colleague reads of it: one without a name of its own is called by what is in it. */
const basketNameOf = (name: string, lines: readonly { projectName: string }[]): string => {
  if (name !== ownBasketName) return name
  const [first = 'a basket', ...others] = new Set(lines.map(({ projectName }) => projectName))
  return others.length === 0 ? first : `${first} and ${others.length} more`
}

/** All that a certificate will say for good, since nobody can change it afterwards. */
const retireLines = ({
  beneficiary,
  onBehalfOf,
  reason,
  purpose,
  periodStartsOn,
  periodEndsOn,
  message,
}: Omit<RetireWords, 'isUnderstood'>): string[] => [
  `Retired for ${beneficiary}${onBehalfOf ? ` on behalf of ${onBehalfOf}` : ''}: ${purpose} (${retirementReasons[reason].toLowerCase()})`,
  periodStartsOn && periodEndsOn
    ? `For the emissions of ${writeDays(periodStartsOn, periodEndsOn)}`
    : 'For no reporting period',
  ...(message ? [`With the words: ${message}`] : []),
]

/** A basket as it stands now, or the reason why it cannot be bought. */
export const findBasket = async (db: Reader, basketId: string, now: Date): Promise<Basket> => {
  const basket = (await quoteBaskets(db, [basketId], now)).get(basketId)
  if (!basket) throw new DomainError('not_found', { message: 'There is no such basket.' })
  if (basket.soldOut)
    throw new DomainError('sold_out', { message: `${basket.soldOutReason} Nothing was charged.` })
  return basket
}

/** What is in a basket, without its prices: those may fall, and what was approved is still the same. */
export const linesOf = (basket: Basket, { retire, subscribeEvery }: Act<'purchase'>['order']): string[] => [
  ...basket.lines.map(
    ({ projectName, vintage, quantity, saleType, noteToBuyers }) =>
      `${tonnesOf(quantity)} of ${projectName}, ${vintage}${saleType === 'spot' ? '' : `, ${saleType}`}${noteToBuyers ? ` (${noteToBuyers})` : ''}`,
  ),
  ...(subscribeEvery ? [`What is a subscription comes again every ${subscribeEvery}`] : []),
  ...(retire ? retireLines(retire) : []),
]

const purchase = async (
  db: Reader,
  act: Act<'purchase'>,
  { invoicing, now, isShown }: Parts,
): Promise<Wanted> => {
  const { order } = act
  const basket = await findBasket(db, order.basketId, now)
  if (isShown && basket.priceCents !== order.expectedTotalCents)
    throw new DomainError('price_changed', { totalCents: basket.priceCents })
  const { basisPoints } = await decideOrderVat(invoicing, order.enterprise, now, { asksVies: false })
  const { currency = 'usd' } = order.payIn ?? {}
  return {
    act,
    title: `Buy ${tonnesOf(basket.totalCredits)}: ${basketNameOf(basket.name, basket.lines)}${currency === 'usd' ? '' : `, paid in ${currency.toUpperCase()}`}`,
    lines: linesOf(basket, order),
    amountCents: basket.priceCents + vatOf(basket.priceCents, basisPoints),
    tonnes: order.retire ? basket.totalCredits : null,
  }
}

const quote = async (db: Reader, act: Act<'quote'>, { organisationId }: Parts): Promise<Wanted> => {
  const found = await findOpenQuote(db, act.orderId)
  if (!found || found.order.buyerId !== organisationId) throw new DomainError('not_found')
  const { order, quote: made } = found
  const credits = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    act,
    title: `Accept quote ${made.number}: ${tonnesOf(credits)}, ${basketNameOf(order.basketName, [])}`,
    lines: [
      `To be paid by invoice, in ${order.currency.toUpperCase()}`,
      `Valid until ${writeDay(made.validUntil.toISOString().slice(0, 10))}`,
      ...(act.poNumber ? [`Purchase-order number ${act.poNumber}`] : []),
      ...(order.retire ? retireLines(order.retire) : []),
    ],
    amountCents: order.totalCents + order.vatCents,
    tonnes: order.retire ? credits : null,
  }
}

const subscription = (act: Act<'subscription'>): Wanted => {
  const { tonnes, every, priceCapCents, startsOn, retire } = act.subscription
  return {
    act,
    title: `Subscribe to ${tonnesOf(tonnes)} every ${every}`,
    lines: [
      `At most ${writeMoney(priceCapCents, 'usd')} a tonne on average, before VAT; the amount is the most a run may charge`,
      `From ${writeDay(startsOn)}, or the day it is approved if that is later`,
      ...(retire ? [`Retired each time for ${retire.beneficiary}: ${retire.purpose}`] : []),
    ],
    amountCents: mostOfRun(act.subscription),
    tonnes: retire ? tonnes : null,
  }
}

const retirement = async (db: Reader, act: Act<'retirement'>, { organisationId }: Parts): Promise<Wanted> => {
  const { lines, shares = [], ...words } = act.retirement
  const held = new Map(
    (await findHoldings(db, organisationId)).map((holding) => [holding.batchId, holding] as const),
  )
  const told = lines.map(({ batchId, quantity }) => {
    const holding = held.get(batchId)
    if (!holding || holding.quantity < quantity) throw new DomainError('insufficient_credits')
    return `${tonnesOf(quantity)} of ${holding.projectName}, ${holding.vintageStartsOn.slice(0, 4)}`
  })
  const tonnes = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (shares.length > 0) refuseUneven(lines, shares)
  const named = shares.length > 0 ? await nameShares(db, organisationId, shares, words) : []
  const shared = named.map(
    ({ kind, name, quantity }) =>
      `Of it ${tonnesOf(quantity)} for ${name} (${shareKinds[kind].toLowerCase()})`,
  )
  return {
    act,
    title: `Retire ${tonnesOf(tonnes)}${act.on ? ` on ${writeDay(act.on)}` : ''} for ${words.beneficiary}${shared.length > 0 ? `, shared among ${shared.length}` : ''}`,
    lines: [...told, ...shared, ...retireLines(words)],
    amountCents: null,
    tonnes,
  }
}

/** What is asked for, as it stands now: what it comes to, and the words for those who decide. */
export const describeAct = async (db: Reader, act: ApprovalAct, parts: Parts): Promise<Wanted> => {
  switch (act.kind) {
    case 'purchase':
      return purchase(db, act, parts)
    case 'quote':
      return quote(db, act, parts)
    case 'subscription':
      return subscription(act)
    case 'retirement':
      return retirement(db, act, parts)
  }
}

/** Whether what is asked for is the same as was approved, for no more money. */
export const isStillThat = (
  asked: Pick<Wanted, 'lines' | 'amountCents'>,
  { lines, amountCents }: Pick<Wanted, 'lines' | 'amountCents'>,
): boolean =>
  (amountCents ?? 0) <= (asked.amountCents ?? 0) && JSON.stringify(lines) === JSON.stringify(asked.lines)
