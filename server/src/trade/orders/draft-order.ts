import assert from 'node:assert/strict'
import { type Currency, netIn, type RateSheet } from '@ledgerleaf/contract/currencies'
import type { Enterprise } from '@ledgerleaf/contract/orders'
import type { RetireWords } from '@ledgerleaf/contract/retirements'
import { ratesMissing } from '@ledgerleaf/contract/stopped-listings'
import { Cents, Credits, orderTotal } from '@ledgerleaf/contract/units'
import { type Vat, vatOf } from '@ledgerleaf/contract/vat'
import { type BuyerTerms, noTermsYet } from '../../people/terms/index.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { type Decided, done, refused } from '../../platform/outcome.ts'
import type { KnownListing } from '../../supply/listings/index.ts'
import type { orderLines, orders } from './orders.tables.ts'
import { splitFee } from './split-fee.ts'
import { splitPayment } from './split-payment.ts'

export type OrderVat = Vat & { check: string | null }

/** A currency that is not the books' own, and what it cost on the day. */
export type PaysIn = { currency: Exclude<Currency, 'usd'>; sheet: RateSheet }

export type NewOrder = {
  /** Null for a guest. */
  buyerId: string | null
  /** Who of the organisation; nobody where a guest or a subscription buys. */
  placedBy?: string | null
  placedByKey?: string | null
  /** The address a guest gave; none yet where the provider's page asks for it, and none for an account. */
  email?: string | null
  room?: string | null
  basket?: { id: string; name: string }
  lines: readonly { listingId: string; quantity: Credits }[]
  /** What the buyer pays where that is less than the lines cost; the platform pays the rest. */
  priceCents?: Cents
  enterprise?: Enterprise
  retire?: Omit<RetireWords, 'isUnderstood'>
  subscribeEvery?: 'month' | 'year'
  /** What the buyer agreed to. */
  terms?: BuyerTerms
  feeBasisPoints: number
  /** For how long the credits are held; a quarter of an hour where nothing is said. */
  holdMinutes?: number
  /** How it is taxed, and how the buyer's number was checked; outside the scope where nobody says. */
  vat?: OrderVat
  /** In which currency the buyer pays, and by which rates; dollars where nobody says. */
  paysIn?: PaysIn
  /** Why the order is refused for what it comes to now that its listings cannot change any more; null when it is not. */
  confirm?: (order: {
    totalCents: number
    vatCents: number
    /** The price without VAT, in the currency it is paid in. */
    netMinor: number
    lines: readonly { offer: KnownListing; quantity: number }[]
  }) => DomainError | null
}

/** A seller who asks for so many at once also gives all that is left. */
const tooSmall = ({ minimumFill, availableCredits }: KnownListing, quantity: Credits): DomainError | null => {
  if (quantity >= minimumFill || quantity === availableCredits) return null
  const least = minimumFill.toLocaleString('en-US')
  return new DomainError('invalid_input', {
    field: 'quantity',
    message: `The seller parts with ${least} credits or more at once.`,
  })
}

/** Why this many credits of a listing are not sold to this buyer; null when they are. */
const lineRefusal = (
  listing: KnownListing,
  quantity: Credits,
  buyerId: string | null,
): DomainError | null => {
  const { isSellable, state, availableCredits } = listing
  if (listing.sellerId === buyerId) return new DomainError('own_listing')
  if (!isSellable && listing.stoppedBy === 'rates')
    return new DomainError('listing_not_open', { message: ratesMissing })
  if (!isSellable)
    return new DomainError(
      state === 'open' && availableCredits === 0 ? 'insufficient_credits' : 'listing_not_open',
    )
  if (quantity < 1)
    return new DomainError('invalid_input', { field: 'quantity', message: 'Choose at least one credit' })
  return tooSmall(listing, quantity) ?? tooDear(listing.pricePerCreditCents * quantity)
}

/** An older listing may be worth more than an amount of cents can be. */
const tooDear = (totalCents: number): DomainError | null =>
  Cents.safeParse(totalCents).success
    ? null
    : new DomainError('invalid_input', {
        field: 'quantity',
        message: 'This comes to more than one order can pay.',
      })

const priceLine = (listing: KnownListing, quantity: Credits, feeBasisPoints: number) => {
  const totalCents = orderTotal(Cents.parse(listing.pricePerCreditCents), quantity)
  return {
    listingId: listing.listingId,
    batchId: listing.batchId,
    sellerId: listing.sellerId,
    saleType: listing.saleType,
    noteToBuyers: listing.noteToBuyers,
    quantity,
    pricePerCreditCents: listing.pricePerCreditCents,
    currency: listing.currency,
    priceMinor: listing.priceMinor,
    rateSheetId: listing.rateSheetId,
    totalCents,
    ...splitFee(totalCents, feeBasisPoints),
  }
}

type PricedLine = ReturnType<typeof priceLine>

/** Two lines of one listing are one line: otherwise each could find enough where both together do not. */
const mergeLines = (lines: NewOrder['lines']): Map<string, Credits> => {
  const quantities = new Map<string, Credits>()
  for (const { listingId, quantity } of lines)
    quantities.set(listingId, Credits.parse((quantities.get(listingId) ?? 0) + quantity))
  return quantities
}

type Wanted = { offer: KnownListing; quantity: Credits }

/** The listings wanted, in the order of their ids, or why one of them cannot be had. */
const findWanted = (
  { lines, buyerId }: NewOrder,
  listings: ReadonlyMap<string, KnownListing>,
): Decided<Wanted[]> => {
  const quantities = [...mergeLines(lines)].sort(([a], [b]) => (a < b ? -1 : 1))
  assert(quantities.length > 0, 'an order has at least one line')
  const wanted: Wanted[] = []
  for (const [listingId, quantity] of quantities) {
    const offer = listings.get(listingId)
    if (!offer) return refused(new DomainError('not_found'))
    const refusal = lineRefusal(offer, quantity, buyerId)
    if (refusal) return refused(refusal)
    wanted.push({ offer, quantity })
  }
  return done(wanted)
}

const vatColumns = (vat: OrderVat | undefined, totalCents: Cents) =>
  vat
    ? {
        vatCents: vatOf(totalCents, vat.basisPoints),
        vatCategory: vat.category,
        vatBasisPoints: vat.basisPoints,
        vatCountry: vat.country,
        vatReason: vat.reason,
        vatCheck: vat.check,
      }
    : { vatCents: 0 }

/** Price and VAT are rounded apart, as an invoice shows them; together they are what is charged. */
const amountColumns = (
  { paysIn, vat }: Pick<NewOrder, 'paysIn' | 'vat'>,
  totalCents: Cents,
  lines: readonly PricedLine[],
): { currency: Currency; netMinor: number; amountMinor: number; rateSheetId: string | null } => {
  const basisPoints = vat?.basisPoints ?? 0
  if (!paysIn)
    return {
      currency: 'usd',
      netMinor: totalCents,
      amountMinor: totalCents + vatOf(totalCents, basisPoints),
      rateSheetId: null,
    }
  const { currency, sheet } = paysIn
  const netMinor = netIn({ totalCents, lines }, currency, sheet)
  return { currency, netMinor, amountMinor: netMinor + vatOf(netMinor, basisPoints), rateSheetId: sheet.id }
}

const writeDown = (
  input: NewOrder,
  priced: readonly PricedLine[],
  { totalCents, discountCents }: { totalCents: Cents; discountCents: number },
  now: Date,
) => {
  const paid = splitPayment(
    totalCents,
    priced.map((line) => line.totalCents),
  )
  const { currency, amountMinor, rateSheetId } = amountColumns(input, totalCents, priced)
  const id = newId(now.getTime())
  const terms = input.terms ?? noTermsYet
  const order = {
    id,
    buyerId: input.buyerId,
    placedBy: input.placedBy ?? null,
    placedByKey: input.placedByKey ?? null,
    email: input.email ?? null,
    status: 'pending',
    totalCents,
    discountCents,
    ...vatColumns(input.vat, totalCents),
    currency,
    amountMinor,
    rateSheetId,
    placedAt: now,
    room: input.room ?? null,
    basketId: input.basket?.id ?? null,
    ...(input.basket ? { basketName: input.basket.name } : {}),
    enterprise: input.enterprise ?? null,
    retire: input.retire ?? null,
    subscribeEvery: input.subscribeEvery ?? null,
    buyerTerms: terms.buyers,
    forwardTerms: terms.forward,
    areTermsNamed: terms.areNamed,
  } satisfies Omit<typeof orders.$inferInsert, 'heldUntil'>
  const lines = priced.map((line, index) => ({
    id: newId(now.getTime()),
    orderId: id,
    ...line,
    paidCents: paid[index] ?? 0,
  })) satisfies (typeof orderLines.$inferInsert)[]
  return { order, lines, ...(input.holdMinutes ? { holdMinutes: input.holdMinutes } : {}) }
}
export type OrderDraft = ReturnType<typeof writeDown>

/** An order at the prices of its locked listings, before anything of it is written, or what it is refused for. */
export const draftOrder = (
  input: NewOrder,
  listings: ReadonlyMap<string, KnownListing>,
  now: Date,
): Decided<OrderDraft> => {
  const wanted = findWanted(input, listings)
  if (wanted.kind === 'refused') return wanted
  const priced = wanted.value.map(({ offer, quantity }) => priceLine(offer, quantity, input.feeBasisPoints))
  const sumCents = priced.reduce((sum, line) => sum + line.totalCents, 0)
  const dear = tooDear(sumCents)
  if (dear) return refused(dear)
  const listCents = Cents.parse(sumCents)
  const totalCents = input.priceCents ?? listCents
  const { vatCents } = vatColumns(input.vat, totalCents)
  const { netMinor, amountMinor } = amountColumns(input, totalCents, priced)
  const refusal =
    tooDear(Math.max(totalCents + vatCents, amountMinor)) ??
    input.confirm?.({ totalCents, vatCents, netMinor, lines: wanted.value })
  if (refusal) return refused(refusal)
  return done(writeDown(input, priced, { totalCents, discountCents: listCents - totalCents }, now))
}
