import type { ListingFigures } from '@ledgerleaf/contract/seller-desk'
import { isCompared } from '../../nouns/listing/compared-words.ts'

export type ProjectFigures = {
  projectId: string
  projectName: string
  /** Of its page: they are of no listing alone. */
  views: number
  rows: readonly ListingFigures[]
}

const isOnSale = ({ state, stoppedBy, leftCredits }: ListingFigures): boolean =>
  state === 'open' && stoppedBy === null && leftCredits > 0

/** Whether there is anything to say of it: it sold, it was wanted, or the market says what it is worth. */
export const isTelling = (listing: ListingFigures): boolean =>
  isOnSale(listing) && (isCompared(listing.compared) || listing.soldCredits > 0 || listing.additions > 0)

/** Why these of all stand there: what is sold out sold too, and is not among them. */
export const tellShown = (shown: readonly ListingFigures[]): string =>
  shown.every(isTelling) ? 'on sale, and sold, wanted or compared' : 'the first of them'

/** What can be bought before what cannot, what the market speaks of before the rest, and of those what sold best. */
const compare = (one: ListingFigures, two: ListingFigures): number =>
  Number(isOnSale(two)) - Number(isOnSale(one)) ||
  Number(isCompared(two.compared)) - Number(isCompared(one.compared)) ||
  two.soldCredits - one.soldCredits ||
  two.additions - one.additions

const sumOf = ({ rows }: ProjectFigures): number =>
  rows.reduce((sum, { soldCredits }) => sum + soldCredits, 0)

const hasCompared = ({ rows }: ProjectFigures): number => Number(rows.some((row) => isCompared(row.compared)))

/** The listings under their projects: first what the market speaks of, then by what sold and by who looked. */
export const orderFigures = (listings: readonly ListingFigures[]): ProjectFigures[] => {
  const projects = new Map<string, ListingFigures[]>()
  for (const one of listings) projects.set(one.projectId, [...(projects.get(one.projectId) ?? []), one])
  return [...projects]
    .map(([projectId, own]) => ({
      projectId,
      projectName: own[0]?.projectName ?? '',
      views: Math.max(0, ...own.map(({ views }) => views)),
      rows: own.toSorted(compare),
    }))
    .toSorted(
      (one, two) => hasCompared(two) - hasCompared(one) || sumOf(two) - sumOf(one) || two.views - one.views,
    )
}
