import type { MarketListing, MarketProject, ProjectPage } from '@ledgerleaf/contract/market'
import type { V1Project, WholeProject } from '@ledgerleaf/contract/v1/projects'
import { tonnes } from '../shapes/index.ts'
import { writeListing } from './write-listing.ts'

type Known = Omit<MarketProject, 'photograph' | 'offers'>

const writeFacts = (
  known: Known,
  offers: readonly MarketListing[],
  expanded: ReadonlySet<string>,
): V1Project => {
  const { id, name, category, mechanism, registry, registryProjectId, country, methodology, score } = known
  return {
    object: 'project',
    ...{ id, name, category, mechanism, registry, registryProjectId, country, methodology, score },
    listings: offers.map((offer) =>
      expanded.has('listings') ? writeListing(offer, { id, name }) : offer.listingId,
    ),
  }
}

/** A project as a list of programs has it. */
export const writeProject = (project: MarketProject, expanded: ReadonlySet<string>): V1Project =>
  writeFacts(project, project.offers, expanded)

/** The whole of one. */
export const writeWholeProject = (page: ProjectPage, expanded: ReadonlySet<string>): WholeProject => {
  const { totals, site, sellerId, sellerName, listings } = page
  const { issued, forSale, offSale, notListed, onHold, heldByBuyers, withdrawn, retired, cancelled } = totals
  return {
    ...writeFacts(page, listings, expanded),
    site,
    seller: { id: sellerId, name: sellerName },
    credits: {
      issued: tonnes(issued),
      forSale: tonnes(forSale),
      offSale: tonnes(offSale),
      notListed: tonnes(notListed),
      onHold: tonnes(onHold),
      heldByBuyers: tonnes(heldByBuyers),
      withdrawn: tonnes(withdrawn),
      retired: tonnes(retired),
      cancelled: tonnes(cancelled),
    },
  }
}
