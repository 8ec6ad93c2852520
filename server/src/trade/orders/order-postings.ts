import type { Currency } from '@ledgerleaf/contract/currencies'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import {
  type CreditAccount,
  escrow,
  exchangeFunds,
  guestFunds,
  heldCredits,
  heldFunds,
  holdings,
  listedCredits,
  type MoneyAccount,
  outsideFunds,
  platformFees,
  platformFunds,
  proceeds,
  taxFunds,
  usd,
} from '../../ledger/accounts.ts'
import type { Posting } from '../../ledger/post.ts'
import type { LineRow, OrderRow } from './lock-order.ts'

type Owner = Pick<OrderRow, 'id' | 'buyerId'>
type Line = Pick<
  LineRow,
  'id' | 'batchId' | 'listingId' | 'sellerId' | 'quantity' | 'sellerCents' | 'feeCents' | 'saleType'
>

const credits = (asset: string, amount: number, from: CreditAccount, to: CreditAccount): Posting => ({
  asset,
  amount: Credits.parse(amount),
  from,
  to,
})
export const money = (amount: number, from: MoneyAccount, to: MoneyAccount): Posting => ({
  asset: usd,
  amount: Cents.parse(amount),
  from,
  to,
})
/** Nothing is not posted. */
export const onlyReal = (postings: Posting[]): Posting[] => postings.filter(({ amount }) => amount > 0)

/** The first round is named by the order alone; a hold taken again after a lapse has a name of its own. */
export const roundKey = (verb: 'hold' | 'release', { id, holdRound }: Pick<OrderRow, 'id' | 'holdRound'>) =>
  holdRound === 1 ? `${verb}:${id}` : `${verb}:${id}/${holdRound}`

/** Where the buyer's money comes from and returns to. A guest's stays the guest's, also once the order is claimed. */
export const buyerFunds = ({
  id,
  buyerId,
  email,
}: Pick<OrderRow, 'id' | 'buyerId' | 'email'>): MoneyAccount =>
  buyerId === null || email !== null ? guestFunds(id) : outsideFunds(buyerId)

type Paid = Pick<OrderRow, 'id' | 'buyerId' | 'email' | 'currency'>
/** The same amount twice: as the buyer pays it, and in dollars. */
export type PaidAmount = { cents: number; minor: number }

const inCurrency = (asset: Currency, amount: number, from: MoneyAccount, to: MoneyAccount): Posting => ({
  asset,
  amount: Cents.parse(amount),
  from,
  to,
})

/** A buyer's money comes in; what is not dollars is exchanged at the rate of the order. */
export const payInPostings = (
  order: Paid,
  { cents, minor }: PaidAmount,
  to: MoneyAccount,
  from = buyerFunds(order),
): Posting[] =>
  onlyReal(
    order.currency === 'usd'
      ? [money(cents, from, to)]
      : [
          inCurrency(order.currency, minor, from, exchangeFunds(order.id)),
          money(cents, exchangeFunds(order.id), to),
        ],
  )

/** A buyer's money goes back the way it came. */
export const payBackPostings = (
  order: Paid,
  { cents, minor }: PaidAmount,
  from: MoneyAccount,
  to = buyerFunds(order),
): Posting[] =>
  onlyReal(
    order.currency === 'usd'
      ? [money(cents, from, to)]
      : [
          money(cents, from, exchangeFunds(order.id)),
          inCurrency(order.currency, minor, exchangeFunds(order.id), to),
        ],
  )

/** Where the bought credits lie. */
export const ownedBy = ({ id, buyerId }: Owner): CreditAccount =>
  buyerId === null ? escrow(id) : holdings(buyerId)

export const holdPostings = (orderId: string, lines: readonly Line[]): Posting[] =>
  lines.map(({ batchId, quantity, listingId }) =>
    credits(batchId, quantity, listedCredits(listingId), heldCredits(orderId)),
  )

/** What was sold forward is promised and paid, and neither has changed hands: both wait in the accounts of the line. */
const escrowPostings = (
  orderId: string,
  { id, batchId, quantity, sellerCents, feeCents }: Line,
): Posting[] => [
  credits(batchId, quantity, heldCredits(orderId), heldCredits(id)),
  money(sellerCents + feeCents, heldFunds(orderId), heldFunds(id)),
]

/** Where the VAT of an order lies once it is settled. What was paid in advance is taxed when it is paid. */
export const taxOf = ({ vatCountry }: Pick<OrderRow, 'vatCountry'>): MoneyAccount =>
  taxFunds(vatCountry ?? 'none')

export const settlePostings = (
  order: Owner & Pick<OrderRow, 'discountCents' | 'vatCents' | 'vatCountry'>,
  lines: readonly Line[],
): Posting[] =>
  onlyReal([
    money(order.discountCents, platformFunds, heldFunds(order.id)),
    money(order.vatCents, heldFunds(order.id), taxOf(order)),
    ...lines.flatMap((line) => {
      if (line.saleType === 'forward') return escrowPostings(order.id, line)
      const { batchId, quantity, sellerId, sellerCents, feeCents } = line
      return [
        credits(batchId, quantity, heldCredits(order.id), ownedBy(order)),
        money(sellerCents, heldFunds(order.id), proceeds(sellerId)),
        money(feeCents, heldFunds(order.id), platformFees(sellerId)),
      ]
    }),
  ])

/** The first return of money has the name of what it is for; one that is made again has a name of its own. */
export const repayKey = (id: string, attempt: number): string =>
  attempt === 1 ? `repay:${id}` : `repay:${id}:${attempt}`
