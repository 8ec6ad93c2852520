import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Reason } from './reason.ts'
import { RecordKind } from './registry-records.ts'

/** Larger than any file a registry publishes today. */
export const registryFileBytesMax = 1024 ** 3

const Figures = {
  registry: z.string(),
  kind: RecordKind,
  name: z.string(),
  bytes: z.int(),
  asOf: z.string(),
  rows: z.int(),
  refused: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  gone: z.int(),
}

/** A file whose records were brought here. */
export const RegistryFile = z.object({
  ...Figures,
  id: z.string(),
  importedAt: z.string(),
  importedBy: z.enum(['operator', 'command']),
  /** It speaks no longer; null where it does. */
  withdrawn: z.nullable(z.object({ at: z.string(), reason: z.string() })),
})
export type RegistryFile = z.infer<typeof RegistryFile>

/** A file that was read and waits for a decision. */
export const RegistryPreview = z.object({
  ...Figures,
  id: z.string(),
  /** Why it cannot be brought in; null where it can. */
  obstacle: z.nullable(z.string()),
  /** The newest file of its kind that is here is of this later day. */
  newerOn: z.nullable(z.string()),
  /** The first hundred lines that cannot be read. */
  refusals: z.array(z.object({ line: z.int(), message: z.string() })),
  /** Some of what is no longer in the file. */
  goneKeys: z.array(z.string()),
})
export type RegistryPreview = z.infer<typeof RegistryPreview>

/** Whom a file would concern: offers whose serials it calls used, and buyers who hold such serials. The first of each. */
export const AffectedByFile = z.object({
  listingCount: z.int(),
  holderCount: z.int(),
  listings: z.array(
    z.object({
      tokenId: z.string(),
      projectName: z.string(),
      sellerName: z.nullable(z.string()),
      credits: z.int(),
    }),
  ),
  /** Without a name: a guest, or somebody who has left. Wallets on the chain are one. */
  holders: z.array(z.object({ name: z.nullable(z.string()), projectName: z.string(), credits: z.int() })),
})
export type AffectedByFile = z.infer<typeof AffectedByFile>

const Standing = z.object({
  registry: z.string(),
  projects: z.int(),
  units: z.int(),
  files: z.array(z.object({ kind: RecordKind, asOf: z.string(), importedAt: z.string() })),
})
/** What is here of a registry: how much, and the newest file of each kind. */
export type RegistryStanding = z.infer<typeof Standing>

/** A project as the registry's own file tells it. */
export const RegistryLookup = z.object({
  registry: z.string(),
  projectId: z.string(),
  name: z.string(),
  proponent: z.nullable(z.string()),
  /** Two letters, where the registry names one country. */
  country: z.nullable(z.string()),
  countryText: z.nullable(z.string()),
  type: z.nullable(z.string()),
  methodology: z.nullable(z.string()),
  status: z.nullable(z.string()),
  creditingStartsOn: z.nullable(z.string()),
  creditingEndsOn: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** The day of the file. */
  asOf: z.string(),
  /** What was issued, and what of it is neither retired nor cancelled; null where the file does not say which credits were. */
  blocks: z.array(
    z.object({
      vintageStartsOn: z.nullable(z.string()),
      vintageEndsOn: z.nullable(z.string()),
      prefix: z.nullable(z.string()),
      firstSerial: z.nullable(z.int()),
      lastSerial: z.nullable(z.int()),
      quantity: z.int(),
      active: z.nullable(z.int()),
      asOf: z.string(),
    }),
  ),
})
export type RegistryLookup = z.infer<typeof RegistryLookup>

const Params = z.object({ id: z.uuid() })
const Done = z.object({ done: z.literal(true) })
const operator = { tag: 'Operator', caller: 'person' } as const

export const registryRecordsApi = {
  lookup: endpoint({
    tag: 'Seller',
    caller: 'person',
    method: 'GET',
    path: '/api/registries/lookup',
    summary: 'What the registry’s own published files say about a project',
    effect: 'read',
    query: z.object({ registry: z.string().check(z.maxLength(80)), id: z.string().check(z.maxLength(80)) }),
    answer: z.object({ found: z.nullable(RegistryLookup) }),
    errors: ['forbidden'],
  }),
  standing: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/registries',
    summary:
      'What is here of each registry’s published files, and the files that were brought in, newest first',
    effect: 'read',
    answer: z.object({ registries: z.array(Standing), files: z.array(RegistryFile) }),
    errors: ['forbidden'],
  }),
  upload: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/registries/uploads',
    summary: 'Send a registry’s file (a form with the file) and see what it would change',
    effect: 'change',
    query: z.object({
      registry: z.optional(z.string().check(z.maxLength(80))),
      kind: z.optional(RecordKind),
      asOf: z.optional(z.iso.date()),
      /** Which column says what, as JSON, where the file is of a format nobody taught us. */
      columns: z.optional(z.string().check(z.maxLength(8000))),
    }),
    answer: RegistryPreview,
    errors: ['forbidden', 'body_too_large'],
  }),
  preview: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/registries/uploads/:id',
    summary: 'What a file that was sent would change',
    effect: 'read',
    params: Params,
    answer: RegistryPreview,
    errors: ['forbidden', 'not_found'],
  }),
  affected: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/registries/uploads/:id/affected',
    summary: 'Whose offers and holdings a file that was sent calls retired or cancelled',
    effect: 'read',
    params: Params,
    answer: AffectedByFile,
    errors: ['forbidden', 'not_found'],
  }),
  withdraw: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/registries/files/:id/withdrawal',
    summary: 'Withdraw a file that should not have been imported: records are as they were without it',
    effect: 'change',
    params: Params,
    body: z.object({ reason: Reason() }),
    answer: Done,
    errors: ['forbidden', 'not_found'],
  }),
  refusals: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/registries/uploads/:id/refusals.csv',
    summary: 'Every line of a file that cannot be read, and why, as CSV',
    effect: 'read',
    params: Params,
    answer: z.unknown(),
    errors: ['forbidden', 'not_found'],
  }),
  confirm: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/registries/uploads/:id/import',
    summary: 'Bring in the records of a file that was sent',
    effect: 'change',
    params: Params,
    answer: z.object({ repeated: z.boolean() }),
    errors: ['forbidden', 'not_found'],
  }),
  discard: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/registries/uploads/:id/discard',
    summary: 'Throw away a file that was sent',
    effect: 'change',
    params: Params,
    answer: Done,
    errors: ['forbidden', 'not_found'],
  }),
} as const
