import type { SellerListing as Known } from '@ledgerleaf/contract/listings'
import { isListingWorthFair, listingWorthTooMuch } from '@ledgerleaf/contract/listings'
import { sellerListingsApi, type V1SellerListing } from '@ledgerleaf/contract/v1/seller-listings'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Route, route } from '../../http/route.ts'
import { noteKeyAct } from '../../people/keys/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import {
  askListing,
  changeListing,
  findSellerListing,
  findSellerListings,
  withdrawListing,
} from '../../supply/listings/index.ts'
import { dollars, money, pageOf, tonnes } from '../shapes/index.ts'

type Parts = { config: Config; secret: string; db: Db; reader: Reader }

const writeListing = (listing: Known): V1SellerListing => ({
  object: 'seller_listing',
  id: listing.id,
  tokenId: listing.token_id,
  project: { id: listing.project_id, name: listing.project_name },
  vintage: listing.vintage,
  offered: tonnes(listing.range),
  available: tonnes(listing.available),
  price: money(listing.price_minor, listing.currency),
  inDollars: dollars(listing.price_per_credit),
  noteToBuyers: listing.note_to_buyers,
  saleType: listing.sale_type,
  status: listing.state,
  stoppedBy: listing.stopped_by,
  openedAt: listing.opened_at,
})

const idOf = ({ id }: { id: string }): string => {
  if (!isId(id)) throw new DomainError('not_found')
  return id
}

/** What an organisation has on sale, for its programs. */
export const sellingV1Routes = (parts: Parts): Route[] => {
  const { db, reader } = parts
  const findOwn = async (from: Reader, sellerId: string, id: string) => {
    const found = await findSellerListing(from, sellerId, id)
    if (!found) throw new DomainError('not_found')
    return writeListing(found)
  }
  return [
    idempotentRoute(parts, sellerListingsApi.ask, {
      key: 'required',
      status: 201,
      decide: async (tx, { caller, body, now }) => {
        if (!caller.roles.includes('seller'))
          throw new DomainError('forbidden', { message: 'Open a seller account to list credits.' })
        const { tokenId: token_id, projectName: project_name, quantity, price } = body
        if (!isListingWorthFair(quantity.amount, price.amount))
          throw new DomainError('invalid_input', { field: 'price', message: listingWorthTooMuch })
        const asked = { token_id, project_name, range: quantity.amount, price_per_credit: price.amount }
        await noteKeyAct(tx, caller, { did: `asked for the listing ${token_id}` }, now)
        return askListing(tx, caller.organisationId, asked, now)
      },
      finish: ({ id }, { caller }) => findOwn(db, caller.organisationId, id),
    }),
    route(sellerListingsApi.list, async ({ caller, query }) =>
      pageOf((await findSellerListings(reader, caller.organisationId)).map(writeListing), query),
    ),
    route(sellerListingsApi.find, ({ caller, params }) =>
      findOwn(reader, caller.organisationId, idOf(params)),
    ),
    idempotentRoute(parts, sellerListingsApi.change, {
      key: 'required',
      decide: async (tx, { caller, params, body, now }) => {
        const { price, noteToBuyers, status: state } = body
        const asked = price && { currency: price.currency, priceMinor: price.amount }
        const change = { price: asked, noteToBuyers, state }
        const { id, token_id } = await changeListing(tx, caller.organisationId, idOf(params), change, now)
        await noteKeyAct(tx, caller, { did: `changed the listing ${token_id}` }, now)
        return { id }
      },
      finish: ({ id }, { caller }) => findOwn(db, caller.organisationId, id),
    }),
    idempotentRoute(parts, sellerListingsApi.withdraw, {
      key: 'required',
      decide: async (tx, { caller, params, now }) => {
        const id = idOf(params)
        await withdrawListing(tx, caller.organisationId, id, now)
        await noteKeyAct(tx, caller, { did: `withdrew the listing ${id}` }, now)
        return { id }
      },
      finish: ({ id }, { caller }) => findOwn(db, caller.organisationId, id),
    }),
  ]
}
