import * as z from 'zod/mini'
import { Attest, Attestation, Backing } from './backing.ts'
import { endpoint } from './endpoint.ts'
import { FileChange } from './file-history.ts'
import { ProjectDetail, ProjectSummary, ReviewState } from './project-files.ts'
import { Reason, ReasonIfAny } from './reason.ts'
import { RegistryLookup } from './registry-records-api.ts'
import { KeptScore } from './scores.ts'
import { atMost } from './text.ts'

const Answer = z.string().check(
  z.overwrite((text: string) => text.replaceAll('\u0000', '').trim()),
  z.minLength(1, 'Write an answer'),
  atMost(2000),
)

export const ReviewDecision = z.enum(['approve', 'ask_changes', 'reject'])
export type ReviewDecision = z.infer<typeof ReviewDecision>

export const QueuedProject = z.extend(ProjectSummary, {
  sellerName: z.string(),
  submittedAt: z.nullable(z.string()),
  documents: z.int(),
  registry: z.nullable(z.string()),
  registryProjectId: z.nullable(z.string()),
  /** Added since it was looked at, and shown to nobody until they are accepted. */
  photographsWaiting: z.int(),
  photographsWaitSince: z.nullable(z.string()),
  /** The operator who looks at it. */
  reviewerName: z.nullable(z.string()),
})
export type QueuedProject = z.infer<typeof QueuedProject>

export const Ticket = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** The account with this address, and whether it was signed in when it wrote: an address can be typed by anybody. */
  account: z.nullable(
    z.object({
      isSignedIn: z.boolean(),
      since: z.string(),
      organisations: z.array(z.object({ name: z.string(), sides: z.array(z.string()) })),
    }),
  ),
  message: z.string(),
  createdAt: z.string(),
  answeredAt: z.nullable(z.string()),
  replies: z.array(z.object({ text: z.string(), sentAt: z.string(), operatorName: z.string() })),
})
export type Ticket = z.infer<typeof Ticket>

/** An act with all its leaf in the log stands for: the commitment opens with these fields and the salt. */
export const AuditEntry = z.object({
  id: z.string(),
  actedAt: z.string(),
  operatorId: z.nullable(z.string()),
  operatorName: z.string(),
  act: z.string(),
  subjectKind: z.enum([
    'project',
    'document',
    'photograph',
    'support_message',
    'order',
    'listing',
    'account',
    'sales_stop',
    'silence',
    'registry_file',
    'attestation',
    'retirement',
    'screening_list',
    'payout_run',
    'bank_statement',
    'bank_line',
    'money_return',
  ]),
  subjectId: z.string(),
  subjectName: z.string(),
  reason: z.string(),
  /** What its leaf says in the open, besides what was done and when. */
  facts: z.nullable(z.record(z.string(), z.string())),
  salt: z.string(),
  /** Null until the log has taken it up, within a second. */
  logIndex: z.nullable(z.int()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Whether this installation sells, and what would be left if it were lost. */
export const Standing = z.object({
  /** Why nothing is sold; null while everything is. */
  stop: z.nullable(z.object({ reason: z.string(), stoppedAt: z.string() })),
  /** What is missing after a restore, until an operator has seen it. */
  missing: z.nullable(z.string()),
  backups: z.object({ configured: z.boolean(), newestAt: z.nullable(z.string()) }),
})
export type Standing = z.infer<typeof Standing>

/** Another seller's project that cannot be told from this one. */
export const LikeProject = z.object({
  id: z.string(),
  name: z.string(),
  sellerName: z.string(),
  same: z.enum(['registry_id', 'name']),
})
export type LikeProject = z.infer<typeof LikeProject>

/** Something a document of the project states, with its page. */
export const StatedFact = z.object({
  id: z.string(),
  kind: z.string(),
  value: z.string(),
  page: z.int(),
  quote: z.string(),
  documentId: z.string(),
  documentName: z.string(),
  /** Of a range of serials. */
  serials: z.nullable(z.object({ prefix: z.string(), first: z.int(), last: z.int() })),
  /** What the document says beside serials, where it is another number than they make. */
  saidQuantity: z.nullable(z.int()),
})
export type StatedFact = z.infer<typeof StatedFact>

/** All that whoever reviews a project needs beside its file. */
export const ReviewedProject = z.extend(ProjectDetail, {
  sellerName: z.string(),
  scores: z.array(KeptScore),
  /** What the registry's own files say; null where they do not name it. */
  record: z.nullable(RegistryLookup),
  likes: z.array(LikeProject),
  /** What its documents state. */
  stated: z.array(StatedFact),
  /** Since the last approval; null where there was none. */
  changes: z.nullable(z.array(FileChange)),
  version: z.int(),
  reviewer: z.nullable(z.object({ id: z.string(), name: z.string() })),
  attestations: z.array(Attestation),
})
export type ReviewedProject = z.infer<typeof ReviewedProject>

/** Credits that are here and that their registry does not hold for us. */
export const UnbackedBatch = z.object({
  batchId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  sellerName: z.string(),
  registry: z.string(),
  vintage: z.int(),
  serialPrefix: z.string(),
  serialStart: z.int(),
  serialEnd: z.int(),
  /** Where they are now. */
  withSeller: z.int(),
  withBuyers: z.int(),
  retired: z.int(),
  backing: Backing,
})
export type UnbackedBatch = z.infer<typeof UnbackedBatch>

/** What of a registry is here and stands there. */
export const BackedAtRegistry = z.object({
  registry: z.string(),
  credits: z.int(),
  /** Of them, those that no record tells of and two operators checked. */
  attestedCredits: z.int(),
  batches: z.int(),
  projects: z.int(),
  /** The oldest day of a record among those they rest on; null where none rests on a record. */
  asOf: z.nullable(z.string()),
})
export type BackedAtRegistry = z.infer<typeof BackedAtRegistry>

const Params = z.object({ id: z.string().check(z.maxLength(100)) })
const Done = z.object({ done: z.literal(true) })
const operator = { tag: 'Operator', caller: 'person' } as const

export const operatorApi = {
  queue: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/projects',
    summary: 'Projects handed to review: those waiting first, then those decided',
    effect: 'read',
    query: z.object({
      /** Part of the name of a project or a seller, or the number at a registry. */
      q: z.optional(z.string().check(z.maxLength(200))),
      state: z.optional(ReviewState),
    }),
    answer: z.object({ projects: z.array(QueuedProject) }),
    errors: ['forbidden'],
  }),
  project: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/projects/:id',
    summary: 'One project with its file, documents and scorecards',
    effect: 'read',
    params: Params,
    answer: ReviewedProject,
    errors: ['forbidden', 'not_found'],
  }),
  decideProject: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/projects/:id/decision',
    summary: 'Approve a project, ask for changes or reject it; whoever is not approved is told why',
    effect: 'change',
    params: Params,
    body: z.object({
      decision: ReviewDecision,
      reason: ReasonIfAny(),
      /** Of the file as it was looked at: what was changed since is not decided unseen. */
      version: z.int(),
    }),
    answer: Done,
    errors: ['forbidden', 'not_found', 'review_changed'],
  }),
  takeReview: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/projects/:id/reviewer',
    summary: 'Take on the review of a project, or put it back',
    effect: 'change',
    params: Params,
    body: z.object({ mine: z.boolean() }),
    answer: Done,
    errors: ['forbidden', 'not_found'],
  }),
  unbacked: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/unbacked',
    summary:
      'Credits that are here and that no record and no two operators stand behind, the most held first; and how many stand at their registries',
    effect: 'read',
    answer: z.object({ batches: z.array(UnbackedBatch), backed: z.array(BackedAtRegistry) }),
    errors: ['forbidden'],
  }),
  stateSerials: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/blocks/:id/attestation',
    summary:
      'Say where the serials of a block were seen, where no record tells of them; another operator has to agree',
    effect: 'change',
    params: Params,
    body: Attest,
    answer: z.object({ id: z.string() }),
    errors: ['forbidden', 'not_found'],
  }),
  agreeSerials: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/attestations/:id/agreement',
    summary: 'Agree, as a second operator, with what was stated about serials',
    effect: 'change',
    params: Params,
    answer: Done,
    errors: ['forbidden', 'not_found'],
  }),
  withdrawSerials: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/attestations/:id/withdrawal',
    summary: 'Take back what was stated about serials: what rests on it is not sold any more',
    effect: 'change',
    params: Params,
    body: z.object({ reason: Reason() }),
    answer: Done,
    errors: ['forbidden', 'not_found'],
  }),
  decideDocument: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/documents/:id/decision',
    summary: 'Refuse a document, so that nothing in it counts, or take the refusal back',
    effect: 'change',
    params: Params,
    body: z.object({ decision: z.enum(['accept', 'refuse']), reason: ReasonIfAny() }),
    answer: Done,
    errors: ['forbidden', 'not_found'],
  }),
  decidePhotograph: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/photographs/:id/decision',
    summary: 'Accept a photograph of a project, or refuse it: its seller is told why',
    effect: 'change',
    params: Params,
    body: z.object({ decision: z.enum(['accept', 'refuse']), reason: ReasonIfAny() }),
    answer: Done,
    errors: ['forbidden', 'not_found'],
  }),
  tickets: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/tickets',
    summary: 'Messages of the contact form: those waiting first',
    effect: 'read',
    answer: z.object({ tickets: z.array(Ticket) }),
    errors: ['forbidden'],
  }),
  replyToTicket: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/tickets/:id/reply',
    summary: 'Answer a message by mail',
    effect: 'change',
    params: Params,
    body: z.object({ text: Answer }),
    answer: Done,
    errors: ['forbidden', 'not_found'],
  }),
  standing: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/standing',
    summary: 'Whether sales are stopped and why, what a restore lacks, and how old the newest backup is',
    effect: 'read',
    answer: Standing,
    errors: ['forbidden'],
  }),
  confirmRestore: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/restore/confirmation',
    summary: 'Say that what a restore lacks was seen: the log is signed and credits are sold again',
    effect: 'change',
    body: z.object({ reason: Reason(2000, 'Say in words what you have seen to be missing') }),
    answer: z.object({ says: z.string() }),
    errors: ['forbidden', 'not_found'],
  }),
  trail: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/trail',
    summary: 'What operators did, newest first, 100 at a time, each with its place in the public log',
    effect: 'read',
    query: z.object({ before: z.optional(z.uuid()) }),
    answer: z.object({ entries: z.array(AuditEntry), more: z.boolean() }),
    errors: ['forbidden'],
  }),
} as const
