import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { SaleType } from '../listings.ts'
import { MarketFilters } from '../market.ts'
import { Money, named, Page, pageQuery, Tonnes } from './shapes.ts'

/** What can be bought of a project, at which price. */
export const Listing = z.object({
  object: z.literal('listing'),
  id: z.string(),
  project: z.object({ id: z.string(), name: z.string() }),
  vintage: z.int(),
  saleType: SaleType,
  /** Of one tonne, everything included but VAT. */
  price: Money,
  available: Tonnes,
  /** Of a promise: the first day by which some of it is delivered. */
  dueOn: z.nullable(z.string()),
})
named.add(Listing, { id: 'Listing' })
export type V1Listing = z.infer<typeof Listing>

const tag = 'Listings'

export const listingsApi = {
  list: endpoint({
    method: 'GET',
    path: '/v1/listings',
    summary: 'Everything that can be bought now, by the filters of the market',
    description: 'Filters of several values take them parted by commas. Prices are in cents of US dollars.',
    tag,
    effect: 'read',
    caller: 'key',
    scope: 'read',
    query: z.object({
      ...MarketFilters.shape,
      /** Of these projects only, their ids parted by commas. */
      project: z.optional(z.string().check(z.maxLength(2000))),
      ...pageQuery,
    }),
    answer: Page(Listing),
    errors: ['invalid_input'],
  }),
  find: endpoint({
    method: 'GET',
    path: '/v1/listings/:id',
    summary: 'One listing that can be bought now',
    tag,
    effect: 'read',
    caller: 'key',
    scope: 'read',
    params: z.object({ id: z.string() }),
    answer: Listing,
    errors: ['not_found'],
  }),
}
