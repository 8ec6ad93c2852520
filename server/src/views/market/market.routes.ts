import { marketApi } from '@ledgerleaf/contract/market'
import { sellersApi } from '@ledgerleaf/contract/sellers'
import { supplyApi } from '@ledgerleaf/contract/supply'
import { type Route, route } from '../../http/route.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { findBasketListings } from './find-basket-listings.ts'
import { findMarketFacets } from './find-market-facets.ts'
import { findMarketPlaces } from './find-market-places.ts'
import { findMarketProjects } from './find-market-projects.ts'
import { findProjectPage } from './find-project-page.ts'
import { findProjectSupply } from './find-project-supply.ts'
import { findProof } from './find-proof.ts'
import { findPublicSeller } from './find-public-seller.ts'
import { findSellers } from './find-sellers.ts'

const idOf = ({ id }: { id: string }): string => {
  if (!isId(id)) throw new DomainError('not_found')
  return id
}

export const marketRoutes = ({ db }: { db: Reader }): Route[] => [
  route(marketApi.projects, ({ query }) => findMarketProjects(db, query)),
  route(marketApi.places, ({ query }) => findMarketPlaces(db, query)),
  route(marketApi.facets, ({ query }) => findMarketFacets(db, query)),
  route(marketApi.project, ({ params }) => findProjectPage(db, idOf(params))),
  route(supplyApi.ofProject, ({ params, now }) => findProjectSupply(db, idOf(params), now)),
  route(marketApi.listings, async ({ query }) => ({ listings: await findBasketListings(db, query.ids) })),
  route(marketApi.proof, ({ params }) => findProof(db, params.index)),
  route(sellersApi.list, async () => ({ sellers: await findSellers(db) })),
  route(marketApi.seller, ({ params }) => findPublicSeller(db, idOf(params))),
]
