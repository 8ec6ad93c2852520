import * as z from 'zod/mini'
import { DocumentKind, ProjectDocument } from '../documents.ts'
import { endpoint } from '../endpoint.ts'
import { keyed, named, Page, pageQuery } from './shapes.ts'

/** A document of a project: where what its file says is shown to stand. */
export const SellerDocument = z.object({
  object: z.literal('document'),
  id: z.string(),
  name: z.string(),
  kind: DocumentKind,
  format: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  pages: z.nullable(z.int()),
  /** Read after the answer: `reading` until then. */
  status: ProjectDocument.shape.state,
  problem: z.nullable(z.string()),
  refusedReason: z.nullable(z.string()),
  uploadedAt: z.string(),
  /** How many rules of the scorecard found something in it, and how many facts it states. */
  findings: z.int(),
  facts: z.int(),
})
named.add(SellerDocument, { id: 'Document' })
export type V1SellerDocument = z.infer<typeof SellerDocument>

const shared = { tag: 'Seller documents', caller: 'key' } as const
const id = z.string().check(z.maxLength(100))
const params = z.object({ id })

/** Documents of a project of an organisation that sells. */
export const sellerDocumentsApi = {
  add: endpoint({
    ...shared,
    method: 'POST',
    path: '/v1/seller/projects/:id/documents',
    summary: 'Add a document: its bytes are the body. Needs an Idempotency-Key header',
    description:
      'A PDF, Word or Excel file of up to 25 MB, sent as it is. It is read after the answer; ask for it until it is `read`.',
    effect: 'change',
    scope: 'sell',
    statuses: [201],
    bytes: true,
    params,
    query: z.object({ kind: DocumentKind, name: z.string().check(z.minLength(1), z.maxLength(200)) }),
    answer: SellerDocument,
    errors: [
      'documents_unavailable',
      'not_found',
      'body_too_large',
      'unsupported_media_type',
      'document_known',
      'upload_too_slow',
      ...keyed,
    ],
  }),
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/seller/projects/:id/documents',
    summary: 'The documents of a project of the organisation',
    effect: 'read',
    scope: 'read',
    params,
    query: z.object(pageQuery),
    answer: Page(SellerDocument),
    errors: ['not_found', 'invalid_input'],
  }),
  remove: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/v1/seller/projects/:id/documents/:document',
    summary: 'Take a document back, and with it what it showed. Needs an Idempotency-Key header',
    effect: 'change',
    scope: 'sell',
    params: z.object({ id, document: id }),
    answer: z.object({ object: z.literal('document'), id: z.string(), isDeleted: z.literal(true) }),
    errors: ['not_found', 'identity_frozen', ...keyed],
  }),
}
