import * as z from 'zod/mini'
import { BankAccount } from './bank-account.ts'
import { Currency } from './currencies.ts'
import { endpoint } from './endpoint.ts'
import { atMost } from './text.ts'
import { Cents } from './units.ts'

export const LineState = z.enum(['open', 'matched', 'set_aside'])
export type LineState = z.infer<typeof LineState>

export const LineMatch = z.enum([
  'payout_arrived',
  'payout_returned',
  'transfer',
  'owed_back',
  'return_sent',
  'return_came_back',
])
export type LineMatch = z.infer<typeof LineMatch>

/** An invoice that a transfer nobody could place may be for. */
export const LikelyInvoice = z.object({
  orderId: z.string(),
  number: z.string(),
  company: z.string(),
  currency: Currency,
  missingMinor: Cents,
  /** What speaks for it. */
  because: z.string(),
})
export type LikelyInvoice = z.infer<typeof LikelyInvoice>

/** What an operator wants done with a large line, and another has to agree to. */
export const LineProposal = z.object({
  id: z.string(),
  act: z.enum(['assign', 'set_aside']),
  invoice: z.nullable(z.string()),
  reason: z.string(),
  madeBy: z.string(),
  madeAt: z.string(),
  /** Whether whoever looks proposed it: another has to confirm. */
  isOwn: z.boolean(),
})
export type LineProposal = z.infer<typeof LineProposal>

export const OpenLine = z.object({
  id: z.string(),
  bookedOn: z.string(),
  amountCents: Cents,
  currency: z.string(),
  isCredit: z.boolean(),
  endToEndId: z.nullable(z.string()),
  remittance: z.string(),
  counterparty: z.nullable(z.string()),
  returnReason: z.nullable(z.string()),
  state: LineState,
  /** Why it is open, or was set aside. */
  note: z.nullable(z.string()),
  /** Of money that came in: the invoices it may be for, the likeliest first. */
  likely: z.array(LikelyInvoice),
  proposal: z.nullable(LineProposal),
})
export type OpenLine = z.infer<typeof OpenLine>

export const ImportedStatement = z.object({
  id: z.string(),
  name: z.string(),
  account: z.string(),
  currency: z.string(),
  openingCents: z.int(),
  closingCents: z.int(),
  lines: z.int(),
  /** How many of them no earlier file had. */
  added: z.int(),
  /** Of those, how many it is known what they stand for. */
  matched: z.int(),
  unbooked: z.int(),
  /** What the statement before it ended with, where this one does not begin with that. */
  expectedOpeningCents: z.nullable(z.int()),
  importedAt: z.string(),
  importedBy: z.string(),
})
export type ImportedStatement = z.infer<typeof ImportedStatement>

export const BankDesk = z.object({
  statements: z.array(ImportedStatement),
  /** What nobody has explained yet, newest first. */
  open: z.array(OpenLine),
})
export type BankDesk = z.infer<typeof BankDesk>

export const statementBytesMax = 64 * 1024 * 1024

const Reason = z.string().check(
  z.overwrite((text: string) => text.replaceAll('\u0000', '').trim()),
  z.refine((text: string) => (text.match(/\p{L}/gu) ?? []).length >= 3, 'Say why, in words'),
  atMost(500),
)

const operator = { tag: 'Bank', caller: 'person' } as const
const Params = z.object({ id: z.string().check(z.maxLength(100)) })
const Imported = z.object({
  lines: z.int(),
  added: z.int(),
  matched: z.int(),
  /** Whether this very file was taken in before. */
  repeated: z.boolean(),
})

/** Done at once, or above the amount for two operators proposed. */
const Placed = z.object({ state: z.enum(['done', 'proposed']) })
/** Which proposal was looked at: another one is not agreed to by mistake. */
const ProposalName = z.object({ proposalId: z.string().check(z.maxLength(100)) })

export const bankApi = {
  desk: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/bank',
    summary: 'The statements of our account that were taken in, and the lines nobody has explained',
    effect: 'read',
    answer: BankDesk,
    errors: ['forbidden'],
  }),
  import: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/bank/statements',
    summary: 'Take in a camt.053 statement of our account; the same file or line again changes nothing',
    query: z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)) }),
    effect: 'change',
    answer: Imported,
    errors: [
      'forbidden',
      'unsupported_media_type',
      'body_too_large',
      'rate_limited',
      'unavailable',
      'upload_too_slow',
    ],
  }),
  setAside: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/bank/lines/:id/set-aside',
    summary: 'Say that a line is nothing that this marketplace has to act on, and why',
    effect: 'change',
    params: Params,
    body: z.object({ reason: Reason }),
    answer: Placed,
    errors: ['forbidden', 'not_found', 'line_not_open', 'proposal_waits'],
  }),
  assign: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/bank/lines/:id/assign',
    summary: 'Say which invoice a transfer is for, and why: it is taken as if it had carried the reference',
    effect: 'change',
    params: Params,
    body: z.object({ invoice: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), reason: Reason }),
    answer: Placed,
    errors: ['forbidden', 'not_found', 'line_not_open', 'proposal_waits'],
  }),
  confirmLine: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/bank/lines/:id/confirm',
    summary: 'Agree to what another operator proposed to do with a large line',
    effect: 'change',
    params: Params,
    body: ProposalName,
    answer: z.object({ done: z.literal(true) }),
    errors: ['forbidden', 'not_found', 'line_not_open', 'money_changed'],
  }),
  refuseLine: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/bank/lines/:id/refuse',
    summary: 'Refuse what was proposed for a line, or take it back: it stays open',
    effect: 'change',
    params: Params,
    body: ProposalName,
    answer: z.object({ done: z.literal(true) }),
    errors: ['forbidden', 'not_found', 'money_changed'],
  }),
  giveBack: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/bank/lines/:id/return',
    summary: 'Say that a transfer is to go back to whoever made it, and why; it goes out with a payout run',
    effect: 'change',
    params: Params,
    body: z.object({ reason: Reason }),
    answer: z.object({ done: z.literal(true) }),
    errors: ['forbidden', 'not_found', 'line_not_open', 'proposal_waits'],
  }),
  namePayee: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/returns/:id/account',
    summary:
      'Say to which account money that is owed back goes, where the bank named none or sent it back from there',
    effect: 'change',
    params: Params,
    body: z.object({ account: BankAccount, reason: Reason }),
    answer: z.object({ done: z.literal(true) }),
    errors: ['forbidden', 'not_found', 'payout_changed'],
  }),
  sandboxAnswer: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/payouts/runs/:id/sandbox-answer',
    summary: 'In the sandbox: the make-believe bank books the run, and its statement is taken in',
    effect: 'change',
    params: Params,
    answer: Imported,
    errors: ['forbidden', 'not_found', 'unavailable'],
  }),
} as const
