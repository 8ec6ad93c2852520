import type { SellerListing } from '@ledgerleaf/contract/listings'
import type { ListingFigures } from '@ledgerleaf/contract/seller-desk'
import { writeCount, writeWhole } from '../../ui/format.ts'

/** How one listing does; left out of a listing that is over, of which nothing is counted any more. */
type Doing = Pick<ListingFigures, 'id' | 'soldCredits' | 'leftCredits' | 'priceCents' | 'views' | 'additions'>

export type ShownListing = { listing: SellerListing; doing: Doing | null }

export type ListingGroup = {
  projectId: string
  projectName: string
  soldCredits: number
  /** Of these, bought forward: they are the seller's to deliver, or were. */
  forwardCredits: number
  leftCredits: number
  rows: readonly ShownListing[]
}

const worthOf = ({ rows }: ListingGroup): number =>
  rows.reduce((sum, { doing }) => sum + (doing ? doing.soldCredits * doing.priceCents : 0), 0)

const sumOf = (rows: readonly ShownListing[], of: 'soldCredits' | 'leftCredits'): number =>
  rows.reduce((sum, { doing }) => sum + (doing?.[of] ?? 0), 0)

const isOver = ({ listing }: ShownListing): boolean => listing.state === 'withdrawn'

/** A group for each project: what sells best first, then what lies, then what is over; the same within a project. */
export const groupListings = (
  listings: readonly SellerListing[],
  figures: readonly Doing[],
): ListingGroup[] => {
  const doings = new Map(figures.map((one) => [one.id, one]))
  const byProject = new Map<string, SellerListing[]>()
  for (const one of listings) byProject.set(one.project_id, [...(byProject.get(one.project_id) ?? []), one])
  const groups = [...byProject].map(([projectId, own]): ListingGroup => {
    const rows = own
      .map((listing) => ({ listing, doing: doings.get(listing.id) ?? null }))
      .toSorted(
        (one, two) =>
          Number(isOver(one)) - Number(isOver(two)) ||
          (two.doing?.soldCredits ?? 0) - (one.doing?.soldCredits ?? 0),
      )
    return {
      projectId,
      projectName: own[0]?.project_name ?? '',
      soldCredits: sumOf(rows, 'soldCredits'),
      forwardCredits: sumOf(
        rows.filter(({ listing }) => listing.sale_type === 'forward'),
        'soldCredits',
      ),
      leftCredits: sumOf(rows, 'leftCredits'),
      rows,
    }
  })
  return groups.toSorted(
    (one, two) =>
      Number(one.rows.every(isOver)) - Number(two.rows.every(isOver)) || worthOf(two) - worthOf(one),
  )
}

/** Whether it lies, and how near it came to a sale; of what sells only that somebody looked. */
export const tellDoing = ({ soldCredits, views, additions }: Doing, days: number): string => {
  const looked = [
    views > 0 && writeCount(views, 'view'),
    additions > 0 && `${writeWhole(additions)} into baskets`,
  ].filter(Boolean)
  const lately = looked.length > 0 ? `${looked.join(', ')} in ${days} days` : ''
  if (soldCredits > 0) return lately
  return lately ? `No sale yet: ${lately}` : `No sale yet, no view counted in ${days} days`
}
