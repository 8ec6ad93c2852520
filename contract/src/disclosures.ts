import * as z from 'zod/mini'
import { endpoint, FileAnswer } from './endpoint.ts'
import { OwnPrice } from './listings.ts'

/** One thing the law asks a seller to say. */
export const DisclosedItem = z.object({
  /** The subdivision of the law, as in (a)(1). */
  ref: z.string(),
  title: z.string(),
  /** Null where the seller has not said it. */
  answer: z.nullable(z.string()),
  table: z.nullable(z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })),
  documents: z.array(z.object({ id: z.string(), name: z.string(), sha256: z.string() })),
})
export type DisclosedItem = z.infer<typeof DisclosedItem>

export const DisclosedListing = z.object({
  tokenId: z.string(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  saleType: z.string(),
  state: z.string(),
  quantity: z.int(),
  pricePerCreditCents: z.int(),
  ...OwnPrice.shape,
  serials: z.string(),
})
export type DisclosedListing = z.infer<typeof DisclosedListing>

export const Disclosure = z.object({
  title: z.string(),
  /** Changes with every change of the template. */
  templateVersion: z.string(),
  madeAt: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  registry: z.nullable(z.string()),
  registryProjectId: z.nullable(z.string()),
  sellerId: z.string(),
  sellerName: z.string(),
  /** Which listing it was asked for, if for one. */
  listing: z.nullable(DisclosedListing),
  items: z.array(DisclosedItem),
})
export type Disclosure = z.infer<typeof Disclosure>

export const notDisclosed = 'Not disclosed by the seller'

const disclosure = <const Path extends `/${string}`, Answer extends z.ZodMiniType>(
  path: Path,
  summary: string,
  answer: Answer,
) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    tag: 'Disclosures',
    effect: 'read',
    caller: 'anyone',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    query: z.object({ listing: z.optional(z.uuid()) }),
    answer,
    errors: ['not_found', 'rate_limited', 'unavailable'],
  })

export const disclosuresApi = {
  read: disclosure(
    '/api/projects/:id/disclosure',
    'What California AB 1305 asks a seller to say of a project, from its file and the ledger',
    Disclosure,
  ),
  pdf: disclosure('/api/projects/:id/disclosure.pdf', 'The same as PDF', FileAnswer),
} as const
