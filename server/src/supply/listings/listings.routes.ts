import assert from 'node:assert/strict'
import { Email } from '@ledgerleaf/contract/identity'
import { listingsApi } from '@ledgerleaf/contract/listings'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { askListing } from './ask-listing.ts'
import { changeListing } from './change-listing.ts'
import { changeProjectListings } from './change-project-listings.ts'
import { findSellerListing, findSellerListings } from './seller-listing-queries.ts'
import { withdrawListing } from './withdraw-listing.ts'

const requireSeller = ({ email, roles }: Caller, named: string): void => {
  if (named !== Email.parse(email)) throw new DomainError('forbidden')
  if (!roles.includes('seller'))
    throw new DomainError('forbidden', { message: 'Open a seller account to list credits.' })
}

const idOf = ({ id }: { id: string }): string => {
  if (!isId(id)) throw new DomainError('not_found')
  return id
}

export const listingRoutes = ({ db }: { db: Db }): Route[] => [
  command(db, listingsApi.create, async (tx, { body: { email, ...input }, caller, now }) => {
    requireSeller(caller, email)
    const { id } = await askListing(tx, caller.organisationId, input, now)
    const listing = await findSellerListing(tx, caller.organisationId, id)
    assert(listing, 'a listing is there once it was asked for')
    return { listing }
  }),
  route(listingsApi.own, async ({ caller }) => ({
    listings: await findSellerListings(db, caller.organisationId),
  })),
  command(db, listingsApi.change, async (tx, { params, body, caller: { organisationId }, now }) => {
    const { price_per_credit: priceMinor, currency = 'usd', note_to_buyers: noteToBuyers, state } = body
    const price = priceMinor === undefined ? undefined : { currency, priceMinor }
    await changeListing(tx, organisationId, idOf(params), { price, noteToBuyers, state }, now)
    return done
  }),
  command(db, listingsApi.withdraw, async (tx, { params, caller, now }) => {
    await withdrawListing(tx, caller.organisationId, idOf(params), now)
    return done
  }),
  command(db, listingsApi.changeProject, async (tx, { params, body, caller }) => {
    await changeProjectListings(tx, caller.organisationId, idOf(params), body.state)
    return done
  }),
]
