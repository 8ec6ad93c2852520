import type { SellerListing } from '@ledgerleaf/contract/listings'
import type { ListingFigures } from '@ledgerleaf/contract/seller-desk'
import { isCompared, tellCompared } from '../../nouns/listing/compared-words.ts'
import { writeCount, writeWhole } from '../../ui/format.ts'

/** How one listing does; left out of a listing that is over, of which nothing is counted any more. */
type Doing = Pick<
  ListingFigures,
  'id' | 'category' | 'soldCredits' | 'leftCredits' | 'priceCents' | 'views' | 'additions' | 'compared'
>

export type ShownListing = { listing: SellerListing; doing: Doing | null }

export type ListingGroup = {
  projectId: string
  projectName: string
  soldCredits: number
  /** Of these, bought forward: they are the seller's to deliver, or were. */
  forwardCredits: number
  /** Issued credits in its listings. What is promised is told apart: it is not there yet. */
  leftCredits: number
  leftForwardCredits: number
  /** Visits to the page of the project: they are of no listing alone. */
  views: number
  rows: readonly ShownListing[]
}

/** What is owned of it, in a listing or in none, and what is offered of what is still to come. */
export const tellOwned = (
  { leftCredits, leftForwardCredits }: Pick<ListingGroup, 'leftCredits' | 'leftForwardCredits'>,
  unlisted: number,
): string =>
  [
    `${writeWhole(leftCredits)} listed`,
    unlisted > 0 && `${writeWhole(unlisted)} not listed`,
    leftForwardCredits > 0 && `${writeWhole(leftForwardCredits)} offered forward`,
  ]
    .filter(Boolean)
    .join(', ')

/** Why none of a project's listings stands among prices, where it is the same of each: it is said once. Else null. */
export const tellNoneCompared = (rows: readonly ShownListing[]): string | null => {
  const said = new Set(
    rows.map(({ listing, doing }) =>
      doing === null || listing.state === 'review' || isCompared(doing.compared)
        ? null
        : tellCompared(doing.compared),
    ),
  )
  const [only = null] = said
  return said.size === 1 ? only : null
}

const worthOf = ({ rows }: ListingGroup): number =>
  rows.reduce((sum, { doing }) => sum + (doing ? doing.soldCredits * doing.priceCents : 0), 0)

const sumOf = (rows: readonly ShownListing[], of: 'soldCredits' | 'leftCredits'): number =>
  rows.reduce((sum, { doing }) => sum + (doing?.[of] ?? 0), 0)

const isOver = ({ listing }: ShownListing): boolean => listing.state === 'withdrawn'

/** What has no vintage yet is the newest. */
const noVintage = 9999

/** What can be sold, then what is sold out, then what is over. */
const endOf = (row: ShownListing): number => (isOver(row) ? 2 : row.doing?.leftCredits === 0 ? 1 : 0)

/** What can be had at once, then what is promised, then what comes month by month. */
const saleTypes = ['spot', 'forward', 'subscription']

const compareRows = (one: ShownListing, two: ShownListing): number =>
  endOf(one) - endOf(two) ||
  saleTypes.indexOf(one.listing.sale_type) - saleTypes.indexOf(two.listing.sale_type) ||
  (two.listing.vintage ?? noVintage) - (one.listing.vintage ?? noVintage)

/**
 * A group for each project: what sells best first, then what lies, then what is over. Within a project each way of sale
 * stands together, its newest vintage first, and what is sold out or over last.
 */
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
      .toSorted(compareRows)
    return {
      projectId,
      projectName: own[0]?.project_name ?? '',
      soldCredits: sumOf(rows, 'soldCredits'),
      forwardCredits: sumOf(
        rows.filter(({ listing }) => listing.sale_type === 'forward'),
        'soldCredits',
      ),
      leftCredits: sumOf(
        rows.filter(({ listing }) => listing.sale_type !== 'forward'),
        'leftCredits',
      ),
      leftForwardCredits: sumOf(
        rows.filter(({ listing }) => listing.sale_type === 'forward'),
        'leftCredits',
      ),
      views: Math.max(0, ...rows.map(({ doing }) => doing?.views ?? 0)),
      rows,
    }
  })
  return groups.toSorted(
    (one, two) =>
      Math.min(...one.rows.map(endOf)) - Math.min(...two.rows.map(endOf)) || worthOf(two) - worthOf(one),
  )
}

/** How near a listing came to a sale: what was looked at is its project, and is told there. */
export const tellDoing = ({ additions }: Pick<Doing, 'additions'>, days: number): string =>
  additions > 0 ? `${writeWhole(additions)} into baskets in ${days} days` : ''

/** How often the page of a project was looked at; nothing where nobody was counted. */
export const tellViews = (views: number, days: number): string =>
  views > 0 ? `${writeCount(views, 'view')} of its page in ${days} days` : ''

/** What all of them come to, as the heads of the groups say it of one project each. */
export const sumGroups = (
  groups: readonly ListingGroup[],
): Pick<ListingGroup, 'soldCredits' | 'leftCredits' | 'leftForwardCredits'> => ({
  soldCredits: groups.reduce((sum, { soldCredits }) => sum + soldCredits, 0),
  leftCredits: groups.reduce((sum, { leftCredits }) => sum + leftCredits, 0),
  leftForwardCredits: groups.reduce((sum, { leftForwardCredits }) => sum + leftForwardCredits, 0),
})
