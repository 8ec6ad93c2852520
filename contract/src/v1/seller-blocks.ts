import * as z from 'zod/mini'
import { Backing } from '../backing.ts'
import { endpoint } from '../endpoint.ts'
import { NewBlock } from '../project-files.ts'
import { keyed, named, Page, pageQuery, Tonnes } from './shapes.ts'

/** Serials of a registry that the organisation says are its own, and what stands behind them there. */
export const SellerBlock = z.object({
  object: z.literal('block'),
  id: z.string(),
  project: z.string(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  serialPrefix: z.string(),
  serialStart: z.int(),
  serialEnd: z.int(),
  quantity: Tonnes,
  /** Issued and on no listing; null until it is issued. */
  available: z.nullable(Tonnes),
  isIssued: z.boolean(),
  /** False while it waits for a review. */
  isApproved: z.boolean(),
  backing: z.object({
    status: Backing.shape.state,
    reason: Backing.shape.reason,
    /** The same in a sentence. */
    says: z.string(),
    /** The day of the registry’s file. */
    asOf: z.nullable(z.string()),
    url: z.nullable(z.string()),
  }),
})
named.add(SellerBlock, { id: 'Block' })
export type V1SellerBlock = z.infer<typeof SellerBlock>

const shared = { tag: 'Seller blocks', caller: 'key' } as const
const id = z.string().check(z.maxLength(100))
const params = z.object({ id })

/** Serial blocks of a project of an organisation that sells. */
export const sellerBlocksApi = {
  add: endpoint({
    ...shared,
    method: 'POST',
    path: '/v1/seller/projects/:id/blocks',
    summary: 'Enter a serial block. Needs an Idempotency-Key header',
    description: 'Serials of one registry never overlap, whoever enters them.',
    effect: 'change',
    scope: 'sell',
    statuses: [201],
    params,
    body: NewBlock,
    answer: SellerBlock,
    errors: ['not_found', 'serials_issued', 'invalid_input', ...keyed],
  }),
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/seller/projects/:id/blocks',
    summary: 'The serial blocks of a project, each with what stands behind it at its registry',
    effect: 'read',
    scope: 'read',
    params,
    query: z.object(pageQuery),
    answer: Page(SellerBlock),
    errors: ['not_found', 'invalid_input'],
  }),
  remove: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/v1/seller/projects/:id/blocks/:block',
    summary: 'Remove a serial block that was not issued. Needs an Idempotency-Key header',
    effect: 'change',
    scope: 'sell',
    params: z.object({ id, block: id }),
    answer: z.object({ object: z.literal('block'), id: z.string(), isDeleted: z.literal(true) }),
    errors: ['not_found', 'block_issued', ...keyed],
  }),
}
