import * as z from 'zod/mini'
import { Backing, CreditsHeld } from './backing.ts'
import { endpoint } from './endpoint.ts'
import { FileHistory } from './file-history.ts'
import { ListingTerms, OwnPrice, SaleType } from './listings.ts'
import { marketCalls } from './market-calls.ts'
import { Photograph } from './photographs.ts'
import { SerialRange } from './serials.ts'

export const projectCategories = ['redd_arr', 'biochar', 'blue_carbon', 'dac', 'erw'] as const
export const ProjectCategory = z.enum(projectCategories)
export type ProjectCategory = z.infer<typeof ProjectCategory>

export const Mechanism = z.enum(['removal', 'reduction', 'mixed'])
export type Mechanism = z.infer<typeof Mechanism>

export const marketSorts = ['newest', 'cheapest', 'dearest', 'vintage', 'name'] as const
export const MarketSort = z.enum(marketSorts)
export type MarketSort = z.infer<typeof MarketSort>

export const basketLinesMax = 30

/** Several values of one filter, parted by commas; any of them will do. */
const Several = z.string().check(z.maxLength(400))
const Year = z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2200))
const QueryCents = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2 ** 51 - 1))

const filters = {
  q: z.optional(z.string().check(z.maxLength(200))),
  category: z.optional(Several),
  mechanism: z.optional(Several),
  registry: z.optional(Several),
  country: z.optional(Several),
  saleType: z.optional(Several),
  vintageFrom: z.optional(Year),
  vintageTo: z.optional(Year),
  priceMinCents: z.optional(QueryCents),
  priceMaxCents: z.optional(QueryCents),
}
export const MarketFilters = z.object(filters)
export type MarketFilters = z.infer<typeof MarketFilters>

/** The screening score of what is sold now: of the vintage at the lowest price, or else of another; null until one has one. */
export const ProjectScore = z.object({
  value: z.number(),
  grade: z.string(),
  confidence: z.number(),
  vintage: z.number(),
  /** The vintage is only promised: nothing of it is issued. */
  isPromise: z.boolean(),
})
export type ProjectScore = z.infer<typeof ProjectScore>

/** What of a project can be bought now, at which price. The price is all-in: what the buyer pays. */
export const MarketListing = z.object({
  listingId: z.string(),
  vintage: z.int(),
  priceCents: z.int(),
  ...OwnPrice.shape,
  availableCredits: z.int(),
  saleType: SaleType,
  /** Of a promise: the first day by which some of it is to be delivered. Null where the credits are there. */
  dueOn: z.nullable(z.string()),
})
export type MarketListing = z.infer<typeof MarketListing>

const project = {
  id: z.string(),
  name: z.string(),
  category: z.nullable(ProjectCategory),
  mechanism: z.nullable(Mechanism),
  /** Null where the credits were issued here by their seller alone. */
  registry: z.nullable(z.string()),
  registryProjectId: z.nullable(z.string()),
  /** ISO 3166-1, two letters. */
  country: z.nullable(z.string()),
  methodology: z.nullable(z.string()),
  score: z.nullable(ProjectScore),
}

export const MarketProject = z.object({
  ...project,
  /** The first of its photographs. */
  photograph: z.nullable(Photograph),
  offers: z.array(MarketListing),
})
export type MarketProject = z.infer<typeof MarketProject>

export const MarketPage = z.object({
  projects: z.array(MarketProject),
  /** All that match, counted as far as `resultsCountedMax`; only with the first page. */
  count: z.nullable(z.int()),
  /** What to send for the next page; null at the end. */
  next: z.nullable(z.string()),
})

/** A project on the map: where it is, what it is, what it asks for and how much there is of it. */
export const MarketPlace = z.object({
  id: z.string(),
  name: z.string(),
  category: z.nullable(ProjectCategory),
  mechanism: z.nullable(Mechanism),
  country: z.nullable(z.string()),
  site: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  /** The lowest price of its lead (`leadPrice`), and of which way of sale it is. */
  priceMinCents: z.int(),
  leadType: SaleType,
  /** Where the lead is a promise: the first day it is kept by. */
  dueOn: z.nullable(z.string()),
  /** What is there to be had at the lead's prices, so none where it is a promise. */
  availableCredits: z.int(),
  /** Offered before they exist. */
  forwardCredits: z.int(),
  score: z.nullable(ProjectScore),
})
export type MarketPlace = z.infer<typeof MarketPlace>

/** More pins than these nobody tells apart: those with the most credits are shown, and the rest counted. */
export const placesMax = 400

/** A value of a filter, and how many projects would be shown if it alone were chosen there, with all other filters kept. */
export const FacetValue = z.object({ value: z.string(), projects: z.int() })
export type FacetValue = z.infer<typeof FacetValue>

/** Every value there is on sale of each filter, the most frequent first. */
export const MarketFacets = z.object({
  category: z.array(FacetValue),
  mechanism: z.array(FacetValue),
  registry: z.array(FacetValue),
  country: z.array(FacetValue),
  saleType: z.array(FacetValue),
  vintages: z.nullable(z.object({ from: z.int(), to: z.int() })),
})
export type MarketFacets = z.infer<typeof MarketFacets>

export const ProjectListing = z.extend(MarketListing, {
  ...ListingTerms.shape,
  sellerId: z.string(),
  sellerName: z.string(),
  /** The day on which an operator checked who the seller is; null until then. */
  sellerCheckedOn: z.nullable(z.string()),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  registry: z.string(),
  /** Null for a promise: it has no serials yet. */
  serialPrefix: z.nullable(z.string()),
  /** The serials that are left, lowest first, both ends included: the first few runs of them. */
  serials: z.array(SerialRange),
  /** What stands behind them at their registry; a promise has nothing yet. */
  backing: z.nullable(Backing),
  /** Where they lie at the registry, as the seller states it. */
  creditsHeld: z.nullable(CreditsHeld),
  tokenId: z.string(),
  openedAt: z.string(),
})
export type ProjectListing = z.infer<typeof ProjectListing>

/** What was promised of a vintage and not taken back: `promised` is what came of it and what is still to come. */
export const PromisedVintage = z.object({
  vintage: z.int(),
  promised: z.int(),
  delivered: z.int(),
  toCome: z.int(),
})
export type PromisedVintage = z.infer<typeof PromisedVintage>

/** Where every credit of a project is now; the parts sum to what was issued. What is promised is none of them. */
export const CreditTotals = z.object({
  issued: z.int(),
  forSale: z.int(),
  /** Listed, and not to be bought now: paused, in review, or against the registry's records. */
  offSale: z.int(),
  notListed: z.int(),
  onHold: z.int(),
  heldByBuyers: z.int(),
  /** Taken to wallets on the chain: not to be retired or sold here until they are back. */
  withdrawn: z.int(),
  retired: z.int(),
  /** Of the retired, how many their registry has not confirmed. */
  retiredUnconfirmed: z.int(),
  cancelled: z.int(),
  /** Credits sold or offered before they were issued, by the year of the vintage. What is to come has no serials yet. */
  promised: z.array(PromisedVintage),
})
export type CreditTotals = z.infer<typeof CreditTotals>

/** One thing that happened to credits of a project. Who did it is nobody's business here. */
export const ProjectAct = z.object({
  kind: z.enum([
    'issued',
    'promised',
    'listed',
    'sold',
    'sold_forward',
    'delivered',
    'withdrawn',
    'brought_back',
    'returned',
    'retired',
  ]),
  at: z.string(),
  credits: z.int(),
  vintage: z.int(),
  /** Where the public log says so; null until it does, within a second of the act. */
  logIndex: z.nullable(z.int()),
})
export type ProjectAct = z.infer<typeof ProjectAct>

export const ProjectPage = z.object({
  ...project,
  photographs: z.array(Photograph),
  /** Where the seller says the site is. */
  site: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  /** What the registry's own file calls it, and who owns it there; null where no file tells of it. */
  record: z.nullable(z.object({ name: z.string(), proponent: z.nullable(z.string()), asOf: z.string() })),
  sellerId: z.string(),
  sellerName: z.string(),
  listings: z.array(ProjectListing),
  /** How many more would be for sale if there were exchange rates of the last days to price them by. */
  waitingForRates: z.int(),
  totals: CreditTotals,
  activity: z.array(ProjectAct),
  file: FileHistory,
})
export type ProjectPage = z.infer<typeof ProjectPage>

/** A listing as a basket shows it, whatever has become of it since it was put in. */
export const BasketListing = z.extend(MarketListing, {
  ...ListingTerms.shape,
  projectId: z.string(),
  projectName: z.string(),
  category: z.nullable(ProjectCategory),
  registry: z.nullable(z.string()),
  /** What its project is pictured by, and its score. */
  country: MarketProject.shape.country,
  methodology: MarketProject.shape.methodology,
  photograph: MarketProject.shape.photograph,
  score: MarketProject.shape.score,
  sellerId: z.string(),
  /** False while it may not be bought: paused, over, sold out, or sales are stopped. */
  open: z.boolean(),
  /** False while it waits for exchange rates: it is priced by them, and the last are too old. */
  hasRates: z.boolean(),
})
export type BasketListing = z.infer<typeof BasketListing>

export const SellerProject = z.extend(MarketProject, { issuedCredits: z.int() })

export const PublicSeller = z.object({
  id: z.string(),
  companyName: z.string(),
  country: z.nullable(z.string()),
  website: z.nullable(z.string()),
  description: z.nullable(z.string()),
  since: z.string(),
  /** The day on which an operator checked who they are; null until then. */
  checkedOn: z.nullable(z.string()),
  soldCredits: z.int(),
  retiredCredits: z.int(),
  /** Of these, how many their registry has not confirmed. */
  unconfirmedCredits: z.int(),
  projects: z.array(SellerProject),
})
export type PublicSeller = z.infer<typeof PublicSeller>

const tag = 'Marketplace'

export const marketApi = {
  projects: endpoint({
    ...marketCalls.projects,
    tag,
    summary: 'The projects one can buy from now, by search and filters, a page at a time',
    query: z.object({
      ...filters,
      sort: z.optional(MarketSort),
      cursor: z.optional(z.string().check(z.maxLength(1000))),
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60))),
    }),
    answer: MarketPage,
    errors: [],
  }),
  places: endpoint({
    ...marketCalls.places,
    tag,
    summary: 'The same search, as places for the map',
    query: MarketFilters,
    answer: z.object({ places: z.array(MarketPlace), leftOut: z.int() }),
    errors: [],
  }),
  facets: endpoint({
    ...marketCalls.facets,
    tag,
    summary: 'The values of each filter, each with how many projects it would leave beside the other filters',
    query: MarketFilters,
    answer: MarketFacets,
    errors: [],
  }),
  project: endpoint({
    ...marketCalls.project,
    tag,
    summary: 'One project: its facts, listings, totals and what happened to its credits',
    params: z.object({ id: z.string() }),
    answer: ProjectPage,
    errors: ['not_found'],
  }),
  listings: endpoint({
    ...marketCalls.listings,
    tag,
    summary: 'Listings by their ids, as a basket shows them; unknown ones are left out',
    query: z.object({ ids: z.string().check(z.maxLength(basketLinesMax * 37)) }),
    answer: z.object({ listings: z.array(BasketListing) }),
    errors: [],
  }),
  proof: endpoint({
    ...marketCalls.proof,
    tag,
    summary: 'The proof file of one entry of the log, to be checked by anyone with the key of the log',
    params: z.object({ index: z.string() }),
    answer: z.object({ proof: z.string() }),
    errors: ['not_found'],
  }),
  seller: endpoint({
    ...marketCalls.seller,
    tag,
    summary: 'The public page of a seller: who they are, what they sell, what was sold and retired',
    params: z.object({ id: z.string() }),
    answer: PublicSeller,
    errors: ['not_found'],
  }),
} as const
