import process from 'node:process'

/** How much of a busy year is made: YEAR_SCALE=0.01 is a hundredth of it. */
const scale = Number(process.env.YEAR_SCALE ?? '1')
if (!(scale > 0 && scale <= 1)) throw new Error('YEAR_SCALE is above 0 and at most 1')

const part = (whole: number, least: number): number => Math.max(least, Math.round(whole * scale))

export type YearSize = typeof yearSize
/**
 * Of an order that is settled come four entries of the ledger, of one that lapses two, and of a listing two; sellers who
 * take some off sale and put it back make up the rest of five million.
 */
export const yearSize = {
  scale,
  sellers: part(2_000, 10),
  buyers: part(20_000, 20),
  listings: part(100_000, 200),
  orders: part(1_000_000, 1_000),
  relistings: part(500_000, 500),
  analyses: part(100_000, 100),
  /** One in so many listings is the demo seller's, one in so many orders the demo buyer's. */
  oneOfTheSeller: 20,
  oneOfTheBuyer: 100,
}

/** A part of a year has a table of its own: it never takes the place of the whole one. */
export const yearName = scale === 1 ? 'A year of a busy market' : `${scale} of a year of a busy market`
