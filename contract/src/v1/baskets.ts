import * as z from 'zod/mini'
import { basketLinesMax, NotSold } from '../baskets.ts'
import { endpoint } from '../endpoint.ts'
import { SaleType } from '../listings.ts'
import { keyed, Money, named, SentTonnes, Tonnes } from './shapes.ts'

/** What a basket would be at this moment: it holds nothing, an order or a quote does. */
export const Basket = z.object({
  object: z.literal('basket'),
  id: z.string(),
  name: z.string(),
  /** Without VAT: what an order has to expect. */
  total: Money,
  discount: Money,
  quantity: Tonnes,
  lines: z.array(
    z.object({
      listing: z.string(),
      project: z.object({ id: z.string(), name: z.string() }),
      registry: z.string(),
      vintage: z.int(),
      saleType: SaleType,
      quantity: Tonnes,
      price: Money,
      total: Money,
    }),
  ),
  canBeBought: z.boolean(),
  /** Why it cannot; null where it can. */
  notSold: z.nullable(NotSold),
  /** Names exactly these lines at these prices; an order may insist on it. */
  composition: z.string(),
})
named.add(Basket, { id: 'Basket' })
export type V1Basket = z.infer<typeof Basket>

const tag = 'Baskets'

export const basketsApi = {
  make: endpoint({
    method: 'POST',
    path: '/v1/baskets',
    summary: 'Put a basket together; it is a wish and holds nothing',
    tag,
    effect: 'change',
    caller: 'key',
    scope: 'trade',
    statuses: [201],
    body: z.object({
      lines: z
        .array(z.object({ listing: z.uuid(), quantity: SentTonnes }))
        .check(z.minLength(1, 'Choose at least one listing'), z.maxLength(basketLinesMax)),
    }),
    answer: Basket,
    errors: ['not_found', 'insufficient_credits', ...keyed],
  }),
  find: endpoint({
    method: 'GET',
    path: '/v1/baskets/:id',
    summary: 'A basket as it stands now',
    tag,
    effect: 'read',
    caller: 'key',
    scope: 'read',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    answer: Basket,
    errors: ['not_found'],
  }),
}
