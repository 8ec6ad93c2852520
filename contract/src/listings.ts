import * as z from 'zod/mini'
import { Currency } from './currencies.ts'
import { endpoint } from './endpoint.ts'
import { Email } from './identity.ts'
import { StoppedBy } from './stopped-listings.ts'
import { atMost, Line } from './text.ts'
import { largest } from './units.ts'
import { Whole } from './whole.ts'

/** What one listing can hold: more than any registry issues in a year. */
export const listingRangeMax = 1_000_000_000
export const listingPriceCentsMax = 100_000_000
/** What all of its credits may come to: a full basket of such listings is still an amount of cents. */
export const listingValueCentsMax = 10_000_000_000_000

/** What a seller asks per credit, in the seller's own currency, beside the dollars it comes to. */
export const OwnPrice = z.object({
  currency: Currency,
  /** In hundredths of the currency: cents or pence. */
  priceMinor: z.int(),
  /** Of which day the rates are that it comes to dollars by; null where it is in dollars. */
  ratesDay: z.nullable(z.string()),
})
export type OwnPrice = z.infer<typeof OwnPrice>

/** Of what is priced in dollars. */
export const inDollars = (priceMinor: number): OwnPrice => ({ currency: 'usd', priceMinor, ratesDay: null })

export const listingWorthTooMuch = 'Credits times price must be at most $100,000,000,000'

/** Whether so many credits may be offered at this price. Figures that are wrong by themselves are not judged together. */
export const isListingWorthFair = (credits: number, priceCents: number): boolean =>
  !(credits * priceCents > listingValueCentsMax)

export const PricePerCredit = Whole(
  'Price must be a whole number of cents',
  [1, 'Price must be greater than $0'],
  [listingPriceCentsMax, 'Price must be at most $1,000,000'],
).brand<'Cents'>()

/** A listing as the form builds it. */
export const NewListing = z
  .object({
    token_id: Line('Token ID', 100),
    /** Number of credits. */
    range: Whole(
      'Range must be a whole number',
      [1, 'Range must be greater than 0'],
      [listingRangeMax, 'Range must be at most 1,000,000,000'],
    ),
    project_name: Line('Project name', 200),
    /** The caller's own address; any other is refused. */
    email: Email,
    /** In cents. */
    price_per_credit: PricePerCredit,
  })
  .check(
    z.refine(({ range, price_per_credit }) => isListingWorthFair(range, price_per_credit), {
      message: listingWorthTooMuch,
      path: ['price_per_credit'],
    }),
  )
export type NewListing = z.infer<typeof NewListing>

export const SaleType = z.enum(['spot', 'forward', 'subscription'])
export type SaleType = z.infer<typeof SaleType>

/** In review: no credits of a registry stand behind it yet, or nobody has approved them. */
export const ListingState = z.enum(['review', 'open', 'paused', 'withdrawn'])
export type ListingState = z.infer<typeof ListingState>

/** What a seller asks of whoever buys, beyond the price; shown in the same words wherever a buyer meets the listing. */
export const ListingTerms = z.object({
  /** The fewest credits the seller parts with at once; the last ones may go as they are. */
  minimumFill: z.int(),
  /** What the seller tells whoever buys; an order keeps it as it was. */
  noteToBuyers: z.nullable(z.string()),
})
export type ListingTerms = z.infer<typeof ListingTerms>

/** Of a seller who asks for nothing beyond the price. */
export const noTerms: ListingTerms = { minimumFill: 1, noteToBuyers: null }

export const noteToBuyersMax = 280

export const NoteToBuyers = z.optional(
  z.nullable(
    z.string().check(
      z.overwrite((text: string) => text.replaceAll('\u0000', '').trim()),
      z.minLength(1, 'Leave it out rather than empty'),
      atMost(noteToBuyersMax, 'The note'),
    ),
  ),
)

/** The same as a seller enters it. */
export const NewListingTerms = z.object({
  minimumFill: Whole(
    'Whole credits only',
    [1, 'At least one credit must be bought'],
    [largest, 'There are not that many credits'],
  ).brand<'Credits'>(),
  noteToBuyers: NoteToBuyers,
})

/** A listing as its seller sees it, whatever has become of it. */
export const SellerListing = z.object({
  id: z.string(),
  token_id: z.string(),
  project_id: z.string(),
  project_name: z.string(),
  /** Null while no credits stand behind it. */
  vintage: z.nullable(z.int()),
  /** Credits offered when it was opened, and how many of them are left. */
  range: z.int(),
  available: z.int(),
  /** In US cents: what its own price comes to. */
  price_per_credit: z.int(),
  currency: Currency,
  /** Its own price, in hundredths of its currency. */
  price_minor: z.int(),
  /** Of which day the rates between the two are; null for dollars. */
  rates_day: z.nullable(z.string()),
  note_to_buyers: z.nullable(z.string()),
  sale_type: SaleType,
  state: ListingState,
  /** Why it is off sale though it is not over; null where nothing stops it. */
  stopped_by: z.nullable(StoppedBy),
  opened_at: z.string(),
})
export type SellerListing = z.infer<typeof SellerListing>

const OwnId = z.object({ id: z.string() })
const Done = z.object({ done: z.literal(true) })
const tag = 'Listings'

export const listingsApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/listings',
    summary:
      'Ask for a listing: it is in review until credits of a registry stand behind it and are approved',
    tag,
    effect: 'change',
    caller: 'person',
    body: NewListing,
    answer: z.object({ listing: SellerListing }),
    errors: ['forbidden', 'token_listed'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/listings',
    summary: 'The caller’s listings, newest first, also those that are over',
    tag,
    effect: 'read',
    caller: 'person',
    answer: z.object({ listings: z.array(SellerListing) }),
    errors: [],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/listings/:id',
    summary: 'Change the price of a listing, its currency or its note to buyers, pause or resume it',
    tag,
    effect: 'change',
    caller: 'person',
    params: OwnId,
    body: z.object({
      /** In hundredths of the currency; cents of a dollar where none is named. */
      price_per_credit: z.optional(PricePerCredit),
      /** Of the price. */
      currency: z.optional(Currency),
      note_to_buyers: NoteToBuyers,
      state: z.optional(z.enum(['open', 'paused'])),
    }),
    answer: Done,
    errors: ['not_found', 'listing_not_open', 'not_approved', 'seller_unchecked'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/listings/:id/withdraw',
    summary: 'End a listing for good: what was not sold returns to its seller; safe to repeat',
    tag,
    effect: 'change',
    caller: 'person',
    params: OwnId,
    answer: Done,
    errors: ['not_found'],
  }),
  changeProject: endpoint({
    method: 'PATCH',
    path: '/api/projects/:id/listings',
    summary: 'Pause or resume every listing of a project that is not withdrawn',
    tag,
    effect: 'change',
    caller: 'person',
    params: OwnId,
    body: z.object({ state: z.enum(['open', 'paused']) }),
    answer: Done,
    errors: ['not_found', 'listing_not_open', 'not_approved'],
  }),
} as const
