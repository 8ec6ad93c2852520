import * as z from 'zod/mini'
import { endpoint, FileAnswer } from './endpoint.ts'
import { ReasonIfAny } from './reason.ts'
import { atMost, cleanLines } from './text.ts'

export const IdentityState = z.enum(['draft', 'submitted', 'checked', 'asked', 'refused'])
export type IdentityState = z.infer<typeof IdentityState>

const Text = (length: number) => z.string().check(z.overwrite(cleanLines), atMost(length))
const field = (length: number) => z.optional(z.nullable(Text(length)))

export const IdentityPatch = z.object({
  legalName: field(200),
  register: field(200),
  registerNumber: field(100),
  country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country')))),
  address: field(500),
  responsibleName: field(200),
  responsibleRole: field(200),
  ownerName: field(200),
})
export type IdentityPatch = z.infer<typeof IdentityPatch>

const said = z.nullable(z.string())

export const SellerIdentity = z.object({
  legalName: said,
  register: said,
  registerNumber: said,
  country: said,
  address: said,
  responsibleName: said,
  responsibleRole: said,
  ownerName: said,
  documentName: said,
  state: IdentityState,
  /** Why it was asked for again or refused. */
  reason: said,
  submittedAt: said,
  checkedAt: said,
})
export type SellerIdentity = z.infer<typeof SellerIdentity>

export const identityFormats = ['.pdf', '.png', '.jpg', '.jpeg'] as const
export const identityBytesMax = 5 * 1024 * 1024
export const screeningBytesMax = 10 * 1024 * 1024

/** An entry of the list whose name is like one that was told. It decides nothing by itself. */
export const ListHit = z.object({
  told: z.string(),
  name: z.string(),
  entry: z.string(),
  country: said,
  sourceId: said,
  /** How alike the names are, in hundredths. */
  score: z.int(),
})
export type ListHit = z.infer<typeof ListHit>

export const ScreeningList = z.object({ name: z.string(), entries: z.int(), importedAt: z.string() })
export type ScreeningList = z.infer<typeof ScreeningList>

export const ServiceHit = z.object({ name: z.string(), list: z.string(), score: z.number() })
export type ServiceHit = z.infer<typeof ServiceHit>

/** What the screening service said; null where none is configured and none was asked. */
export const ServiceAnswer = z.object({
  state: z.enum(['waiting', 'answered', 'failed']),
  hits: z.array(ServiceHit),
  problem: said,
  at: said,
})
export type ServiceAnswer = z.infer<typeof ServiceAnswer>

export const CheckedSeller = z.object({
  sellerId: z.string(),
  companyName: z.string(),
  identity: SellerIdentity,
})
export type CheckedSeller = z.infer<typeof CheckedSeller>

export const SellerCheck = z.extend(CheckedSeller, {
  list: z.nullable(ScreeningList),
  hits: z.array(ListHit),
  service: z.nullable(ServiceAnswer),
})
export type SellerCheck = z.infer<typeof SellerCheck>

export const SellerDecision = z.enum(['approve', 'ask', 'refuse'])
export type SellerDecision = z.infer<typeof SellerDecision>

const Params = z.object({ id: z.string().check(z.maxLength(100)) })
const Done = z.object({ done: z.literal(true) })
const own = { tag: 'Sellers', caller: 'person' } as const
const operator = { tag: 'Operator', caller: 'person' } as const
const upload = { query: z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)) }) } as const
const uploadErrors = ['body_too_large', 'rate_limited', 'unavailable', 'upload_too_slow'] as const

export const sellerChecksApi = {
  identity: endpoint({
    ...own,
    method: 'GET',
    path: '/api/seller/identity',
    summary: 'Who the caller’s company is, as told, and whether that was checked',
    effect: 'read',
    answer: SellerIdentity,
    errors: ['forbidden'],
  }),
  save: endpoint({
    ...own,
    method: 'PATCH',
    path: '/api/seller/identity',
    summary: 'Save some of what identifies the caller’s company; a change ends a check that was made',
    effect: 'change',
    body: IdentityPatch,
    answer: Done,
    errors: ['forbidden'],
  }),
  addDocument: endpoint({
    ...own,
    ...upload,
    method: 'POST',
    path: '/api/seller/identity/document',
    summary: 'The extract of the register: its bytes are the body; it takes the place of the one before',
    effect: 'change',
    answer: Done,
    errors: ['documents_unavailable', 'forbidden', 'unsupported_media_type', ...uploadErrors],
  }),
  submit: endpoint({
    ...own,
    method: 'POST',
    path: '/api/seller/identity/submit',
    summary: 'Hand it in to be checked',
    effect: 'change',
    answer: Done,
    errors: ['forbidden'],
  }),
  document: endpoint({
    ...own,
    method: 'GET',
    path: '/api/sellers/:id/identity-document',
    summary: 'The extract of the register, for its seller and for operators',
    effect: 'read',
    params: Params,
    answer: FileAnswer,
    errors: ['documents_unavailable', 'not_found'],
  }),
  queue: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/sellers',
    summary: 'Sellers who handed their identity in, those waiting first, and the list names are held against',
    effect: 'read',
    answer: z.object({ sellers: z.array(CheckedSeller), list: z.nullable(ScreeningList) }),
    errors: ['forbidden'],
  }),
  seller: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/sellers/:id',
    summary: 'What a seller told, what the list holds of their names, and what the screening service said',
    effect: 'read',
    params: Params,
    answer: SellerCheck,
    errors: ['forbidden', 'not_found'],
  }),
  decide: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/sellers/:id/decision',
    summary: 'Say that the identity was checked, ask for more or refuse it; the seller is told',
    effect: 'change',
    params: Params,
    body: z.object({
      decision: SellerDecision,
      reason: ReasonIfAny(),
      /** When what is decided about was handed in: nothing is decided that was not looked at. */
      submittedAt: z.string(),
    }),
    answer: Done,
    errors: ['forbidden', 'not_found'],
  }),
  importList: endpoint({
    ...operator,
    ...upload,
    method: 'POST',
    path: '/api/operator/screening-lists',
    summary: 'A list of names as CSV, in place of the one before; its bytes are the body',
    effect: 'change',
    answer: z.object({ entries: z.int(), repeated: z.boolean() }),
    errors: ['forbidden', ...uploadErrors],
  }),
} as const
