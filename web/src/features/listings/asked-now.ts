import type { SellerListing } from '@ledgerleaf/contract/listings'
import type { MarketPlace, ProjectCategory } from '@ledgerleaf/contract/market'
import { projectCategories } from '@ledgerleaf/contract/market'
import type { ProjectSummary } from '@ledgerleaf/contract/project-files'
import { comparedMin } from '@ledgerleaf/contract/seller-desk'
import { writeCents } from '../../ui/format.ts'

export type AskedOfKind = { kind: ProjectCategory; cents: number[] }

/** A kind with what others ask, and what the seller asks already; either may be nothing. */
export type KindOfMarket = AskedOfKind & { own: number[] }

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

type OwnListing = Pick<SellerListing, 'project_id' | 'price_per_credit' | 'state' | 'available' | 'sale_type'>

/** What the seller asks now for spot credits, by kind, the lowest first; a kind of a project with none on sale has no price. */
export const ownByKind = (
  projects: readonly Pick<ProjectSummary, 'id' | 'category'>[],
  listings: readonly OwnListing[],
): AskedOfKind[] =>
  projectCategories.flatMap((kind) => {
    const ids = new Set(projects.filter(({ category }) => category === kind).map(({ id }) => id))
    if (ids.size === 0) return []
    const cents = listings
      .filter(
        ({ project_id, state, available, sale_type }) =>
          ids.has(project_id) && state === 'open' && available > 0 && sale_type === 'spot',
      )
      .map(({ price_per_credit }) => price_per_credit)
      .sort((a, b) => a - b)
    return [{ kind, cents }]
  })

/** The rows of the market: every kind others sell, and every kind of the seller's own, also where nobody else sells it. */
export const joinKinds = (others: readonly AskedOfKind[], own: readonly AskedOfKind[]): KindOfMarket[] =>
  projectCategories.flatMap((kind) => {
    const asked = others.find((one) => one.kind === kind)
    const owned = own.find((one) => one.kind === kind)
    return asked || owned ? [{ kind, cents: asked?.cents ?? [], own: owned?.cents ?? [] }] : []
  })

/** Which kinds speak to the seller: the named one alone; else those of their projects, and the others one press away. */
export const partKinds = (
  all: readonly KindOfMarket[],
  named: ProjectCategory | null,
  own: readonly Pick<ProjectSummary, 'category'>[],
): { near: KindOfMarket[]; far: KindOfMarket[] } => {
  const isNamed = all.filter(({ kind }) => kind === named)
  if (isNamed.length > 0) return { near: isNamed, far: [] }
  const near = all.filter(({ kind }) => own.some(({ category }) => category === kind))
  // Where neither others nor the seller ask anything for those, there is nothing to draw of them alone.
  if (near.every(({ cents, own: asked }) => cents.length + asked.length === 0))
    return { near: [...all], far: [] }
  return { near, far: all.filter((one) => !near.includes(one)) }
}

const writeShort = (cents: number): string => writeCents(cents).replace('.00', '')

/** From the lowest to the highest. */
export const tellSpan = (cents: readonly number[]): string => {
  const [first, last] = [cents[0] ?? 0, cents.at(-1) ?? 0]
  return first === last ? writeShort(first) : `${writeShort(first)} to ${writeShort(last)}`
}

/** What stands at the end of a kind's line. */
export const tellKind = ({ cents, own }: Pick<KindOfMarket, 'cents' | 'own'>): [string, string | null] => {
  const yours = own.length > 0 ? `yours ${tellSpan(own)}` : null
  return [cents.length > 0 ? tellSpan(cents) : 'No other seller now', yours]
}

/** The middle of what others ask; null of too few, as on the dashboard: they are no market. */
export const medianOf = (cents: readonly number[]): number | null => {
  if (cents.length < comparedMin) return null
  const [low = 0, high = 0] = [cents[Math.ceil(cents.length / 2) - 1], cents[Math.floor(cents.length / 2)]]
  return Math.round((low + high) / 2)
}
