import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { SerialRange } from './serials.ts'

/** Where credits can be; together the piles of a batch are what was issued, or what was promised. */
export const Pile = z.enum([
  'issued',
  'promised',
  'available',
  'listed',
  'held',
  'owned',
  'withdrawn',
  'retired',
  'cancelled',
])
export type Pile = z.infer<typeof Pile>

/** One movement of credits, as the ledger recorded it. It names nobody. */
export const TrailStep = z.object({
  entryId: z.string(),
  kind: z.string(),
  at: z.string(),
  from: Pile,
  to: Pile,
  quantity: z.int(),
  serials: z.array(SerialRange),
  /** Null until the public log has taken it up. */
  logIndex: z.nullable(z.int()),
  /** The public page of a retirement. */
  certificateId: z.nullable(z.string()),
})
export type TrailStep = z.infer<typeof TrailStep>

export const Trail = z.object({
  batchId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  registry: z.string(),
  registryProjectId: z.nullable(z.string()),
  quantity: z.int(),
  /** Of a coming vintage: nothing of it is issued. */
  isPromise: z.boolean(),
  /** Null for a promise: it has no serials. */
  serialPrefix: z.nullable(z.string()),
  serialStart: z.nullable(z.int()),
  serialEnd: z.nullable(z.int()),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  /** How many credits are where now. */
  piles: z.array(z.object({ pile: Pile, quantity: z.int() })),
  steps: z.array(TrailStep),
  /** More steps than are shown; ask for a serial to see all of its own. */
  isCut: z.boolean(),
})
export type Trail = z.infer<typeof Trail>

/** What a reader needs to check one step for themselves. */
export const EntryProof = z.object({
  /** The entry as it was logged; base64. */
  entry: z.string(),
  /** The text of the proof file; null until the log has signed it. */
  proof: z.nullable(z.string()),
  origin: z.string(),
})
export type EntryProof = z.infer<typeof EntryProof>

/** What a certificate is of: one retirement, all that one act retired, or a purchase ahead of delivery. */
export const CertificateKind = z.object({ kind: z.enum(['retirement', 'together', 'shared', 'forward']) })
export type CertificateKind = z.infer<typeof CertificateKind>

export const provenanceApi = {
  certificateKind: endpoint({
    method: 'GET',
    path: '/api/certificates/:id/kind',
    summary: 'What kind of certificate stands at an address',
    tag: 'Provenance',
    effect: 'read',
    caller: 'anyone',
    params: z.object({ id: z.uuid() }),
    answer: CertificateKind,
    errors: ['not_found'],
  }),
  trail: endpoint({
    method: 'GET',
    path: '/api/provenance/:batchId',
    summary: 'What happened to the credits of a batch, or to one serial of it, from issuance on',
    tag: 'Provenance',
    effect: 'read',
    caller: 'anyone',
    params: z.object({ batchId: z.uuid() }),
    query: z.object({ serial: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
    answer: Trail,
    errors: ['not_found'],
  }),
  proof: endpoint({
    method: 'GET',
    path: '/api/provenance/entries/:entryId',
    summary: 'The proof that an entry is in the public log',
    tag: 'Provenance',
    effect: 'read',
    caller: 'anyone',
    params: z.object({ entryId: z.uuid() }),
    answer: EntryProof,
    errors: ['not_found'],
  }),
} as const
