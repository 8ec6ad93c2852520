import * as z from 'zod/mini'
import { endpoint, FileAnswer } from './endpoint.ts'

export const DocumentKind = z.enum(['design', 'validation', 'monitoring', 'verification', 'other'])
export type DocumentKind = z.infer<typeof DocumentKind>

export const ProjectDocument = z.object({
  id: z.string(),
  name: z.string(),
  kind: DocumentKind,
  format: z.string(),
  byteCount: z.int(),
  sha256: z.string(),
  pageCount: z.nullable(z.int()),
  state: z.enum(['reading', 'read', 'unreadable']),
  problem: z.nullable(z.string()),
  refusedReason: z.nullable(z.string()),
  uploadedAt: z.string(),
  /** How many rules of the scorecard found something in it. */
  findings: z.int(),
  /** How many facts it states. */
  facts: z.int(),
})
export type ProjectDocument = z.infer<typeof ProjectDocument>

/** Serials read in a document, with their vintage as far as they or the words beside them say. */
export const ProposedBlock = z.object({
  registry: z.string(),
  prefix: z.string(),
  first: z.int(),
  last: z.int(),
  quantity: z.int(),
  /** What the document says beside them, where it is another number than the serials make. */
  saidQuantity: z.nullable(z.int()),
  year: z.nullable(z.int()),
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
})
export type ProposedBlock = z.infer<typeof ProposedBlock>

/** A value read in a document, waiting for the seller's word. */
export const Proposal = z.object({
  id: z.string(),
  field: z.string(),
  value: z.string(),
  documentId: z.string(),
  documentName: z.string(),
  page: z.int(),
  quote: z.string(),
  /** Set where it is a serial block, and no value of a field. */
  block: z.nullable(ProposedBlock),
})
export type Proposal = z.infer<typeof Proposal>

/** The credits of a vintage as a document states them. */
export const StatedVintage = z.object({
  vintage: z.string(),
  quantity: z.int(),
  documentId: z.string(),
  documentName: z.string(),
  page: z.int(),
  quote: z.string(),
})
export type StatedVintage = z.infer<typeof StatedVintage>

export const documentFormats = ['.pdf', '.docx', '.xlsx', '.xls', '.doc'] as const
export const documentBytesMax = 25 * 1024 * 1024

const Params = z.object({ id: z.string().check(z.maxLength(100)) })
const Done = z.object({ done: z.literal(true) })

const PageParams = z.extend(Params, { page: z.coerce.number() })

/** Points (1/72 inch) from the upper left corner of the page. */
export const PageBox = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })
export type PageBox = z.infer<typeof PageBox>

/** How large the page is and where the quoted words stand on it. Only a PDF has pages to draw. */
export const PagePicture = z.object({ width: z.number(), height: z.number(), boxes: z.array(PageBox) })
export type PagePicture = z.infer<typeof PagePicture>

const own = { tag: 'Seller projects', caller: 'person', params: Params } as const
const open = { tag: 'Documents', effect: 'read', caller: 'anyone' } as const

export const documentsApi = {
  ofProject: endpoint({
    method: 'GET',
    path: '/api/projects/:id/documents',
    summary: 'The documents of a project; public with its first listing',
    ...open,
    params: Params,
    answer: z.object({ documents: z.array(ProjectDocument) }),
    errors: ['not_found'],
  }),
  upload: endpoint({
    ...own,
    method: 'POST',
    path: '/api/seller/projects/:id/documents',
    summary: 'Add a document: its bytes are the body; it is read after the answer',
    effect: 'change',
    query: z.object({ kind: DocumentKind, name: z.string().check(z.minLength(1), z.maxLength(200)) }),
    answer: z.object({ documentId: z.string() }),
    errors: [
      'documents_unavailable',
      'not_found',
      'body_too_large',
      'unsupported_media_type',
      'document_known',
      'rate_limited',
      'unavailable',
      'upload_too_slow',
    ],
  }),
  readAgain: endpoint({
    ...own,
    method: 'POST',
    path: '/api/documents/:id/read',
    summary: 'Read one’s document once more that could not be read',
    effect: 'change',
    answer: Done,
    errors: ['not_found', 'rate_limited'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/documents/:id',
    summary: 'Take one’s document back, and with it what it showed',
    ...own,
    effect: 'change',
    answer: Done,
    errors: ['not_found'],
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/documents/:id/pages/:page',
    summary: 'The words of one page of a document, and where a quote stands on its picture',
    ...open,
    params: PageParams,
    /** The words to be boxed on the picture of the page. */
    query: z.object({ quote: z.optional(z.string().check(z.maxLength(400))) }),
    answer: z.object({
      documentId: z.string(),
      name: z.string(),
      kind: DocumentKind,
      page: z.int(),
      pageCount: z.int(),
      text: z.string(),
      picture: z.nullable(PagePicture),
    }),
    errors: ['documents_unavailable', 'not_found', 'rate_limited', 'unavailable'],
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/documents/:id/pages/:page/picture',
    summary: 'A page of a PDF as a PNG picture',
    ...open,
    params: PageParams,
    answer: FileAnswer,
    errors: ['documents_unavailable', 'not_found', 'rate_limited', 'unavailable', 'document_unreadable'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/documents/:id/file',
    summary: 'The document itself',
    ...open,
    params: Params,
    answer: FileAnswer,
    errors: ['documents_unavailable', 'not_found'],
  }),
} as const
