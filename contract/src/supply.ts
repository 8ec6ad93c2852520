import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { SaleType } from './listings.ts'
import { marketCalls } from './market-calls.ts'

/** Where the issued credits of a project were when a day ended; the parts sum to what was issued by then. */
export const SupplyDay = z.object({
  on: z.string(),
  issued: z.int(),
  /** With the seller, and not offered. */
  notListed: z.int(),
  /** Offered, or kept for an order that is being paid. */
  listed: z.int(),
  /** Sold, and not yet used for a claim: with buyers or in their wallets. */
  held: z.int(),
  retired: z.int(),
  cancelled: z.int(),
})
export type SupplyDay = z.infer<typeof SupplyDay>

/** What a listing asked for per credit, in dollars, from which day on. */
export const AskingPrice = z.object({
  listingId: z.string(),
  vintage: z.int(),
  saleType: SaleType,
  steps: z.array(z.object({ on: z.string(), priceCents: z.int() })),
  /** The day its last credits were sold or taken off; null while it has some. */
  endedOn: z.nullable(z.string()),
})
export type AskingPrice = z.infer<typeof AskingPrice>

/** How many credits were sold on a day at a price, before discounts and VAT, and how many of them came back since. */
export const SoldPrice = z.object({
  on: z.string(),
  vintage: z.int(),
  saleType: SaleType,
  priceCents: z.int(),
  credits: z.int(),
  /** Of these: returned by a refund, or promised and never delivered. They were not sold in the end. */
  returnedCredits: z.int(),
})
export type SoldPrice = z.infer<typeof SoldPrice>

/** Credits of a coming vintage announced for a day: owed to buyers, or offered and not sold. Nothing of it is issued. */
export const ComingDelivery = z.object({
  dueOn: z.string(),
  vintage: z.int(),
  isSold: z.boolean(),
  credits: z.int(),
})
export type ComingDelivery = z.infer<typeof ComingDelivery>

export const SupplyBatch = z.object({
  batchId: z.string(),
  vintage: z.int(),
  quantity: z.int(),
  /** Null for a promise: it has no serials. */
  serialPrefix: z.nullable(z.string()),
  serialStart: z.nullable(z.int()),
  serialEnd: z.nullable(z.int()),
})
export type SupplyBatch = z.infer<typeof SupplyBatch>

export const ProjectSupply = z.object({
  /** Days on which something moved, oldest first. */
  days: z.array(SupplyDay),
  asked: z.array(AskingPrice),
  sold: z.array(SoldPrice),
  coming: z.array(ComingDelivery),
  batches: z.array(SupplyBatch),
})
export type ProjectSupply = z.infer<typeof ProjectSupply>

export const supplyApi = {
  ofProject: endpoint({
    ...marketCalls.supply,
    tag: 'Marketplace',
    summary:
      'Where the credits of a project were day by day, what was asked and paid for them, and what is to come',
    params: z.object({ id: z.string() }),
    answer: ProjectSupply,
    errors: ['not_found'],
  }),
} as const
