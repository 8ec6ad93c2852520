import {
  availableCredits,
  heldCredits,
  heldFunds,
  holdings,
  issuance,
  listedCredits,
  outsideFunds,
  platformFees,
  proceeds,
  retiredCredits,
  usd,
} from '../../../server/src/ledger/accounts.ts'
import type { PlacedEntry, PlacedPosting } from '../../../server/src/ledger/leaf.ts'
import { newId } from '../../../server/src/platform/id.ts'
import { makeRandom } from './random.ts'
import { type Offer, registry, serialsOfBatch } from './supply.ts'
import type { YearSize } from './year-size.ts'

export type YearOrder = {
  id: string
  lineId: string
  buyer: string
  offer: Offer
  quantity: number
  sellerCents: number
  feeCents: number
  placedAt: Date
  isSettled: boolean
}
export type YearRetirement = {
  id: string
  buyer: string
  offer: Offer
  quantity: number
  retiredAt: Date
  salt: Buffer
}
/** A piece of the year: what the ledger posted, and the rows the rooms above it wrote. */
export type Happening = { entries: PlacedEntry[]; order?: YearOrder; retirement?: YearRetirement }

/** What the words of a certificate are committed with; the same for all, for nobody here has any. */
export type Words = { salt: Buffer; details: string }

const feeShare = 0.025
const lapsedOneIn = 10
const creditsMost = 20
const yearMs = 365 * 24 * 3600 * 1000

const credits = (
  { batch }: Offer,
  from: string,
  to: string,
  [first, last]: readonly [number, number],
): PlacedPosting => ({ asset: batch, amount: last - first + 1, from, to, serials: [{ first, last }] })
const money = (amount: number, from: string, to: string): PlacedPosting => ({
  asset: usd,
  amount,
  from,
  to,
  serials: null,
})
const entry = (key: string, kind: string, postedAt: Date, postings: PlacedPosting[]): PlacedEntry => ({
  key,
  kind,
  postedAt,
  facts: null,
  postings,
})

const openOffer = (offer: Offer, at: Date): Happening => {
  const all = [1, serialsOfBatch] as const
  const seller = availableCredits(offer.seller)
  return {
    entries: [
      entry(`issue:${offer.batch}`, 'issue', at, [credits(offer, issuance(offer.batch), seller, all)]),
      entry(`list:${offer.listing}`, 'list', at, [credits(offer, seller, listedCredits(offer.listing), all)]),
    ],
  }
}

/** A seller takes the last credits off sale and puts them back. */
const relist = (offer: Offer, at: Date): Happening => {
  const last = [serialsOfBatch - 99, serialsOfBatch] as const
  const [listed, seller] = [listedCredits(offer.listing), availableCredits(offer.seller)]
  const id = newId(at.getTime())
  return {
    entries: [
      entry(`unlist:${id}`, 'unlist', at, [credits(offer, listed, seller, last)]),
      entry(`list:${id}`, 'list', at, [credits(offer, seller, listed, last)]),
    ],
  }
}

const buy = (offer: Offer, buyer: string, quantity: number, isSettled: boolean, at: Date): Happening => {
  const id = newId(at.getTime())
  const serials = [offer.next, offer.next + quantity - 1] as const
  const totalCents = quantity * offer.priceCents
  const feeCents = Math.floor(totalCents * feeShare)
  const sellerCents = totalCents - feeCents
  const order = { id, lineId: newId(at.getTime()), buyer, offer, quantity, sellerCents, feeCents, isSettled }
  const placed = { ...order, placedAt: at }
  const [listed, held] = [listedCredits(offer.listing), heldCredits(id)]
  const hold = entry(`hold:${id}`, 'hold', at, [credits(offer, listed, held, serials)])
  if (!isSettled) {
    const release = entry(`release:${id}`, 'release', at, [credits(offer, held, listed, serials)])
    return { entries: [hold, release], order: placed }
  }
  offer.next += quantity
  const pay = entry(`pay:${id}`, 'pay', at, [money(totalCents, outsideFunds(buyer), heldFunds(id))])
  const settle = entry(`settle:${id}`, 'settle', at, [
    credits(offer, held, holdings(buyer), serials),
    money(sellerCents, heldFunds(id), proceeds(offer.seller)),
    ...(feeCents > 0 ? [money(feeCents, heldFunds(id), platformFees(offer.seller))] : []),
  ])
  return { entries: [hold, pay, settle], order: placed }
}

/** The first half of what was just bought, so that no two ranges of a holding adjoin. */
const retire = (offer: Offer, buyer: string, bought: number, words: Words, at: Date): Happening => {
  const id = newId(at.getTime())
  const quantity = Math.floor(bought / 2)
  const first = offer.next - bought
  const postings = [
    credits(offer, holdings(buyer), retiredCredits(buyer), [first, first + quantity - 1] as const),
  ]
  const facts = {
    certificate: id,
    project: offer.project,
    projectName: offer.projectName,
    registry,
    registryProject: offer.registryProject,
    serialPrefix: offer.prefix,
    vintageStartsOn: `${offer.vintage}-01-01`,
    vintageEndsOn: `${offer.vintage}-12-31`,
    details: words.details,
  }
  return {
    entries: [{ ...entry(`retire:${id}`, 'retire', at, postings), facts }],
    retirement: { id, buyer, offer, quantity, retiredAt: at, salt: words.salt },
  }
}

type Parts = {
  size: YearSize
  offers: readonly Offer[]
  buyers: readonly string[]
  demoBuyer: string
  words: Words
}

/** A year of trade in the order it happened, ending now: a few hot listings and buyers, and one buyer with very many orders. */
export function* happenings({ size, offers, buyers, demoBuyer, words }: Parts): Generator<Happening> {
  const random = makeRandom(7)
  const begun = Date.now() - yearMs
  for (const offer of offers) yield openOffer(offer, new Date(begun - 24 * 3600 * 1000))
  let relistings = 0
  for (let turn = 0; turn < size.orders; turn++) {
    const at = new Date(begun + Math.floor((turn / size.orders) * (yearMs - 3_600_000)))
    const offer = offers[random.hotBelow(offers.length)]
    const other = buyers[random.hotBelow(buyers.length)]
    if (!offer || !other) throw new Error('a year needs listings and buyers')
    const buyer = turn % size.oneOfTheBuyer === 0 ? demoBuyer : other
    const quantity = 2 + random.below(creditsMost - 1)
    const isSettled = turn % lapsedOneIn !== lapsedOneIn - 1
    yield buy(offer, buyer, quantity, isSettled, at)
    if (isSettled) yield retire(offer, buyer, quantity, words, new Date(at.getTime() + 1))
    if (relistings * size.orders < turn * size.relistings) {
      relistings += 1
      const moved = offers[random.below(offers.length)]
      if (moved) yield relist(moved, at)
    }
  }
}
