import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ForwardTerms, Outlook } from './forward-terms.ts'
import { ListingTerms, OwnPrice, SaleType } from './listings.ts'
import { Cents, Credits, WantedCredits } from './units.ts'

export const basketLinesMax = 50

/** Why a basket cannot be bought: what it is headed with; `soldOutReason` tells it in a sentence. */
export const NotSold = z.enum(['sold_out', 'too_few_left', 'below_minimum', 'not_for_sale', 'sales_stopped'])
export type NotSold = z.infer<typeof NotSold>

export const BasketLine = z.object({
  listingId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  registry: z.string(),
  /** One of the project categories, or null for a project without a file. */
  category: z.nullable(z.string()),
  country: z.nullable(z.string()),
  vintage: z.int(),
  weightPercent: z.int(),
  quantity: Credits,
  pricePerCreditCents: Cents,
  ...OwnPrice.shape,
  totalCents: Cents,
  saleType: SaleType,
  ...ListingTerms.shape,
  /** Of a forward line: what this many credits of it would be promised, and what we would count on. */
  forward: z.nullable(z.object({ terms: ForwardTerms, outlook: Outlook })),
})
export type BasketLine = z.infer<typeof BasketLine>

/** What a basket would be at this moment. It holds nothing: an order does. */
export const Basket = z.object({
  id: z.string(),
  kind: z.enum(['plan', 'basket', 'own']),
  name: z.string(),
  /** What the buyer pays. */
  priceCents: Cents,
  /** What the lines cost by their listings; never less than the price. */
  listValueCents: Cents,
  /** List value less price: paid by the platform. */
  discountCents: Cents,
  totalCredits: Credits,
  lines: z.array(BasketLine),
  soldOut: z.boolean(),
  /** The kind of reason it cannot be bought now; null where it can. */
  notSold: z.nullable(NotSold),
  /** The same in a sentence. */
  soldOutReason: z.nullable(z.string()),
  /** Names exactly these lines at these prices; an order may insist on it. */
  composition: z.string(),
})
export type Basket = z.infer<typeof Basket>

export const NewBasket = z.object({
  lines: z
    .array(z.object({ listingId: z.uuid(), quantity: WantedCredits }))
    .check(z.minLength(1, 'Choose at least one listing'), z.maxLength(basketLinesMax)),
})

export const basketsApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/baskets/:id',
    summary: 'A basket as it stands now: 1 to 3, basketId1 to basketId3, or one a visitor put together',
    tag: 'Checkout',
    effect: 'read',
    caller: 'anyone',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    answer: Basket,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/baskets',
    summary: 'Put a basket together; it is a wish and holds nothing',
    tag: 'Checkout',
    effect: 'change',
    caller: 'anyone',
    body: NewBasket,
    answer: z.object({ id: z.string() }),
    errors: ['not_found', 'insufficient_credits', 'rate_limited'],
  }),
} as const
