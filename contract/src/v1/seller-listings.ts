import * as z from 'zod/mini'
import { Currency } from '../currencies.ts'
import { endpoint } from '../endpoint.ts'
import { ListingState, listingRangeMax, NoteToBuyers, PricePerCredit, SaleType } from '../listings.ts'
import { StoppedBy } from '../stopped-listings.ts'
import { Line } from '../text.ts'
import { keyed, Money, named, Page, pageQuery, Tonnes } from './shapes.ts'

/** A listing as its seller sees it, whatever has become of it. */
export const SellerListing = z.object({
  object: z.literal('seller_listing'),
  id: z.string(),
  tokenId: z.string(),
  project: z.object({ id: z.string(), name: z.string() }),
  /** Null while no credits stand behind it. */
  vintage: z.nullable(z.int()),
  offered: Tonnes,
  available: Tonnes,
  /** What its seller asks of one tonne, and what that comes to for buyers. */
  price: Money,
  inDollars: Money,
  noteToBuyers: z.nullable(z.string()),
  saleType: SaleType,
  status: ListingState,
  /** Why it is off sale though it is not over; null where nothing stops it. */
  stoppedBy: z.nullable(StoppedBy),
  openedAt: z.string(),
})
named.add(SellerListing, { id: 'SellerListing' })
export type V1SellerListing = z.infer<typeof SellerListing>

const shared = { tag: 'Selling', caller: 'key' } as const
const params = z.object({ id: z.string().check(z.maxLength(100)) })

/** Listings of an organisation that sells. */
export const sellerListingsApi = {
  ask: endpoint({
    ...shared,
    method: 'POST',
    path: '/v1/seller/listings',
    summary: 'Ask for a listing. Needs an Idempotency-Key header',
    description:
      'Nothing is issued or sold by it: it is in review until credits of a registry stand behind it and are approved, and opens by itself then.',
    effect: 'change',
    scope: 'sell',
    statuses: [201],
    body: z.object({
      tokenId: Line('Token ID', 100),
      projectName: Line('Project name', 200),
      quantity: z.object({
        amount: z.int().check(z.minimum(1), z.maximum(listingRangeMax)),
        unit: z.optional(z.literal('tCO2e')),
      }),
      /** In cents of US dollars. */
      price: z.object({
        amount: PricePerCredit,
        currency: z.optional(z.literal('usd')),
        unit: z.optional(z.literal('cent')),
      }),
    }),
    answer: SellerListing,
    errors: ['forbidden', 'token_listed', 'invalid_input', ...keyed],
  }),
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/seller/listings',
    summary: 'The listings of the organisation, the newest first, also those that are over',
    effect: 'read',
    scope: 'read',
    query: z.object(pageQuery),
    answer: Page(SellerListing),
    errors: ['invalid_input'],
  }),
  find: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/seller/listings/:id',
    summary: 'One listing of the organisation',
    effect: 'read',
    scope: 'read',
    params,
    answer: SellerListing,
    errors: ['not_found'],
  }),
  change: endpoint({
    ...shared,
    method: 'PATCH',
    path: '/v1/seller/listings/:id',
    summary:
      'Change the price of a listing or its note to buyers, pause or resume it. Needs an Idempotency-Key header',
    effect: 'change',
    scope: 'sell',
    params,
    body: z.object({
      price: z.optional(
        z.object({
          amount: PricePerCredit,
          currency: z._default(Currency, 'usd'),
          unit: z.optional(z.literal('cent')),
        }),
      ),
      noteToBuyers: NoteToBuyers,
      status: z.optional(z.enum(['open', 'paused'])),
    }),
    answer: SellerListing,
    errors: ['not_found', 'listing_not_open', 'not_approved', 'seller_unchecked', 'invalid_input', ...keyed],
  }),
  withdraw: endpoint({
    ...shared,
    method: 'POST',
    path: '/v1/seller/listings/:id/withdraw',
    summary:
      'End a listing for good: what was not sold returns to its seller. Needs an Idempotency-Key header',
    effect: 'change',
    scope: 'sell',
    params,
    answer: SellerListing,
    errors: ['not_found', ...keyed],
  }),
}
