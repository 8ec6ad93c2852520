import type { MarketPlace, ProjectCategory } from '@ledgerleaf/contract/market'
import { projectCategories } from '@ledgerleaf/contract/market'

export type AskedOfKind = { kind: ProjectCategory; cents: number[] }

/** What spot credits are asked for now: the lowest price of each project, by kind, the lowest first. */
export const askedByKind = (
  places: readonly Pick<MarketPlace, 'category' | 'leadType' | 'priceMinCents'>[],
): AskedOfKind[] =>
  projectCategories.flatMap((kind) => {
    const cents = places
      .filter(({ category, leadType }) => category === kind && leadType === 'spot')
      .map(({ priceMinCents }) => priceMinCents)
      .sort((a, b) => a - b)
    return cents.length > 0 ? [{ kind, cents }] : []
  })

/** Where a price stands between two others, in percent: by how many times, as kinds cost a hundred times one another. */
export const placeOf = (cents: number, low: number, high: number): number => {
  if (high <= low) return 50
  const at = Math.log(Math.max(cents, 1) / low) / Math.log(high / low)
  return Math.min(Math.max(at, 0), 1) * 100
}

/** How a price compares, in one sentence. */
export const tellPlace = (own: number, cents: readonly number[]): string => {
  const below = cents.filter((asked) => asked < own).length
  const all = cents.length
  if (below === 0)
    return all === 1
      ? 'It does not ask less than you.'
      : `${all === 2 ? 'Neither' : `None of the ${all}`} asks less than you.`
  if (below === all)
    return all === 1 ? 'It asks less than you.' : `${all === 2 ? 'Both' : `All ${all}`} ask less than you.`
  return `${below} of ${all} ${below === 1 ? 'asks' : 'ask'} less than you.`
}

const roundCents = [100, 1000, 10_000, 50_000, 100_000, 1_000_000]

/** The round prices between the ends, for the axis under the strokes: $10, $100, $500. */
export const ticksOf = (low: number, high: number): number[] =>
  roundCents.filter((cents) => cents >= low && cents <= high)
