import { Basket, type NotSold } from '@ledgerleaf/contract/baskets'
import { errorCatalogue } from '@ledgerleaf/contract/errors'
import { shareMilestones } from '@ledgerleaf/contract/forward-terms'
import { ownBasketName } from '@ledgerleaf/contract/order-words'
import { ratesMissing } from '@ledgerleaf/contract/stopped-listings'
import { Cents } from '@ledgerleaf/contract/units'
import { asc } from 'drizzle-orm'
import { findSalesStop } from '../../ledger/sales-stop.ts'
import { among } from '../../platform/among.ts'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { findKnownListings, type KnownListing, type SellableListing } from '../../supply/listings/index.ts'
import { type BasketDefinition, checkoutBaskets, planBaskets, type Slot } from '../catalogue/index.ts'
import { findForwardOffers } from '../forwards/index.ts'
import { basketLines } from './baskets.tables.ts'
import { type Filled, fillByValue, fillByWeight, shareCents } from './fill-slots.ts'
import { nameComposition } from './name-composition.ts'
import { findOffersOfCategory, findOffersOfProject, type WantedAmount } from './offer-queries.ts'
import { percentShares } from './percent-shares.ts'

type Head = Pick<Basket, 'id' | 'kind' | 'name'>
type Refusal = { notSold: NotSold; soldOutReason: string }
type Quote = {
  priceCents: number | null
  lines: Filled[]
  weights: number[] | null
  refusal: Refusal | null
}

/** The preferred project's cheapest offer that is large enough, else the cheapest of its category; no listing twice. */
const chooseOffer = async (
  db: Reader,
  { project, category }: Slot,
  wish: WantedAmount,
  taken: ReadonlySet<string>,
): Promise<SellableListing | undefined> => {
  const isFree = (offer: SellableListing) => !taken.has(offer.listingId)
  return (
    (await findOffersOfProject(db, project, wish)).find(isFree) ??
    (await findOffersOfCategory(db, category, wish)).find(isFree)
  )
}

const categoryNames: Record<Slot['category'], string> = {
  redd_arr: 'forest',
  biochar: 'biochar',
  blue_carbon: 'blue carbon',
  dac: 'direct air capture',
  erw: 'rock weathering',
}

const quoteDefinition = async (db: Reader, definition: BasketDefinition): Promise<Quote> => {
  const { kind, slots, priceCents, valueCents } = definition
  const taken = new Set<string>()
  const chosen: { offer: SellableListing; weightPercent: number }[] = []
  const soldOut = (soldOutReason: string): Quote => ({
    priceCents,
    lines: [],
    weights: null,
    refusal: { notSold: 'sold_out', soldOutReason },
  })
  for (const slot of slots) {
    const wish = kind === 'plan' ? 'one' : { cents: shareCents(slot.weightPercent, priceCents) }
    const offer = await chooseOffer(db, slot, wish, taken)
    if (!offer)
      return soldOut(`There are not enough ${categoryNames[slot.category]} credits for sale right now.`)
    taken.add(offer.listingId)
    chosen.push({ offer, weightPercent: slot.weightPercent })
  }
  const offers = chosen.map(({ offer }) => offer) as [SellableListing, SellableListing, SellableListing]
  const lines = kind === 'plan' ? fillByValue(offers, valueCents) : fillByWeight(chosen, priceCents)
  if (!lines) return soldOut('The credits for sale right now do not add up to this basket.')
  const weights = kind === 'plan' ? null : slots.map((slot) => slot.weightPercent)
  return { priceCents, lines, weights, refusal: null }
}

type Wanted = typeof basketLines.$inferSelect

/** Self-made baskets: two statements, however many they are. */
const quoteOwn = async (db: Reader, basketIds: readonly string[]): Promise<Map<string, Quote>> => {
  const wanted = await db
    .select()
    .from(basketLines)
    .where(among(basketLines.basketId, basketIds))
    .orderBy(asc(basketLines.listingId))
  const listingIds = [...new Set(wanted.map((line) => line.listingId))]
  const offers = await findKnownListings(db, listingIds)
  const byId = new Map(offers.map((offer) => [offer.listingId, offer]))
  const quotes = new Map<string, Quote>()
  for (const basketId of new Set(wanted.map((line) => line.basketId))) {
    const own = wanted.filter((line) => line.basketId === basketId)
    quotes.set(basketId, quoteLines(own, byId))
  }
  return quotes
}

const tooDear: Refusal = {
  notSold: 'not_for_sale',
  soldOutReason: 'These credits come to more than one order can pay.',
}

const quoteLines = (wanted: readonly Wanted[], byId: ReadonlyMap<string, KnownListing>): Quote => {
  const lines = wanted.flatMap(({ listingId, quantity }) => {
    const offer = byId.get(listingId)
    return offer ? [{ offer, quantity }] : []
  })
  // What is merely sold out is told from what is not offered at all.
  const closed = lines.find(
    ({ offer }) => !offer.isSellable && !(offer.state === 'open' && offer.availableCredits === 0),
  )
  const short = lines.find(({ offer, quantity }) => offer.availableCredits < quantity)
  const small = lines.find(
    ({ offer, quantity }) => quantity < Math.min(offer.minimumFill, offer.availableCredits),
  )
  const refusal = whyNot({ closed, short, small })
  const worth = lines.reduce((sum, { offer, quantity }) => sum + offer.pricePerCreditCents * quantity, 0)
  // What no order could pay has no price to show either.
  if (!Cents.safeParse(worth).success)
    return { priceCents: null, lines: [], weights: null, refusal: refusal ?? tooDear }
  return { priceCents: null, lines, weights: null, refusal }
}

type Closed = { offer: KnownListing; quantity: number }

const whole = (count: number) => count.toLocaleString('en-US')

const whyNot = ({
  closed,
  short,
  small,
}: { closed: Closed | undefined } & Record<'short' | 'small', Filled | undefined>): Refusal | null => {
  if (closed)
    return {
      notSold: 'not_for_sale',
      soldOutReason: `${closed.offer.projectName} is not for sale at the moment.${closed.offer.stoppedBy === 'rates' ? ` ${ratesMissing}` : ''}`,
    }
  if (short)
    return {
      notSold: short.offer.availableCredits > 0 ? 'too_few_left' : 'sold_out',
      soldOutReason: `${short.offer.projectName} has ${whole(short.offer.availableCredits)} credits left.`,
    }
  if (!small) return null
  return {
    notSold: 'below_minimum',
    soldOutReason: `The seller of ${small.offer.projectName} parts with ${whole(small.offer.minimumFill)} credits or more at once.`,
  }
}

/** What each forward line would be promised for its share of the listing, and what we would count on of it. */
const findPromises = async (db: Reader, lines: readonly Filled[], now: Date) => {
  const forward = lines.filter(({ offer }) => offer.saleType === 'forward')
  if (forward.length === 0) return new Map()
  const offers = await findForwardOffers(
    db,
    forward.map(({ offer }) => offer.listingId),
    now,
  )
  const quantities = new Map(forward.map(({ offer, quantity }) => [offer.listingId, quantity]))
  return new Map(
    offers.map(({ listingId, terms, outlook }) => {
      const quantity = quantities.get(listingId) ?? 0
      const milestones = shareMilestones(terms.milestones, quantity)
      const credits = Math.floor((quantity * outlook.percent) / 100)
      return [listingId, { terms: { ...terms, milestones }, outlook: { ...outlook, credits } }]
    }),
  )
}

const toBasket = async (
  db: Reader,
  head: Head,
  { priceCents, lines, weights, refusal }: Quote,
  now: Date,
): Promise<Basket> => {
  const promises = await findPromises(db, lines, now)
  const overdue = lines.find(({ offer }) => offer.saleType === 'forward' && !promises.has(offer.listingId))
  const passed = overdue && `The delivery dates of ${overdue.offer.projectName} have passed.`
  const why = refusal ?? (passed ? { notSold: 'not_for_sale', soldOutReason: passed } : null)
  const totals = lines.map(({ offer, quantity }) => offer.pricePerCreditCents * quantity)
  const listed = totals.reduce((sum, cents) => sum + cents, 0)
  const price = priceCents ?? listed
  const percents = weights ?? percentShares(totals)
  return Basket.parse({
    ...head,
    priceCents: price,
    listValueCents: lines.length === 0 ? price : listed,
    discountCents: lines.length === 0 ? 0 : listed - price,
    totalCredits: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.map(({ offer, quantity }, index) => ({
      ...offer,
      quantity,
      totalCents: totals[index],
      weightPercent: percents[index],
      forward: promises.get(offer.listingId) ?? null,
    })),
    soldOut: why !== null,
    notSold: why?.notSold ?? null,
    soldOutReason: why?.soldOutReason ?? null,
    composition: nameComposition(lines),
  })
}

/** What baskets are at this moment: which listings, how many credits, at what price. There is none for an unknown id. */
export const quoteBaskets = async (
  db: Reader,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Basket>> => {
  const baskets = new Map<string, Basket>()
  const definitions = [...checkoutBaskets, ...planBaskets]
  const isDefined = (id: string) => definitions.some((known) => known.id === id)
  for (const definition of definitions.filter(({ id }) => ids.includes(id))) {
    const { id, kind, name } = definition
    baskets.set(id, await toBasket(db, { id, kind, name }, await quoteDefinition(db, definition), now))
  }
  const ownIds = [...new Set(ids.filter((id) => !isDefined(id) && isId(id)))]
  if (ownIds.length === 0) return baskets
  const quotes = await quoteOwn(db, ownIds)
  for (const id of ownIds) {
    const quote = quotes.get(id.toLowerCase())
    if (quote) baskets.set(id, await toBasket(db, { id, kind: 'own', name: ownBasketName }, quote, now))
  }
  return baskets
}

/** One basket as it is shown: whatever keeps it from being bought is said before anybody pays. */
export const quoteBasket = async (db: Reader, id: string, now: Date): Promise<Basket | null> => {
  const basket = (await quoteBaskets(db, [id], now)).get(id) ?? null
  return basket?.soldOut && (await findSalesStop(db))
    ? { ...basket, notSold: 'sales_stopped', soldOutReason: errorCatalogue.sales_stopped.message }
    : basket
}
