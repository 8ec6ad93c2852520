import type { ActKind, ApprovalAct, ApprovalRules, ApprovalState } from '@ledgerleaf/contract/approvals'
import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { amount, instant } from '../../platform/columns.ts'

/** Up to what amount each role of an organisation acts alone. */
export const approvalRules = pgTable('approval_rules', {
  organisationId: uuid().primaryKey(),
  limits: jsonb().$type<ApprovalRules['limits']>().notNull(),
  twoAboveCents: amount(),
  twoAboveTonnes: amount(),
  expiryDays: integer().notNull(),
  /** Within how many days what is done alone is added up; 0 where each act counts by itself. */
  withinDays: integer().$type<ApprovalRules['withinDays']>().notNull(),
})

/** What a member did without being approved by a colleague. */
export const actsAlone = pgTable('acts_alone', {
  id: uuid().primaryKey(),
  organisationId: uuid().notNull(),
  personId: uuid().notNull(),
  /** The key it was done by, where a program did it: it counts against both. */
  keyId: uuid(),
  /** The order, retirement, withdrawal or subscription; each counts once. */
  actId: uuid().notNull().unique(),
  /** In dollars, VAT included. */
  boughtCents: amount().notNull(),
  retiredTonnes: amount().notNull(),
  at: instant().notNull().defaultNow(),
  /** It came to nothing, or its money went back. */
  undoneAt: instant(),
})

export const approvalRequests = pgTable('approval_requests', {
  id: uuid().primaryKey(),
  organisationId: uuid().notNull(),
  askedBy: uuid().notNull(),
  /** The key by which a program asked in that member's place. */
  keyId: uuid(),
  kind: text().$type<ActKind>().notNull(),
  act: jsonb().$type<ApprovalAct>().notNull(),
  title: text().notNull(),
  lines: jsonb().$type<string[]>().notNull(),
  comment: text().notNull(),
  /** In dollars, VAT included; null for what costs nothing. */
  amountCents: amount(),
  askedCents: amount(),
  tonnes: amount(),
  /** A price that rose begins a new one. */
  round: integer().notNull().default(1),
  needed: integer().notNull(),
  state: text().$type<ApprovalState>().notNull().default('waiting'),
  actId: uuid(),
  askedAt: instant().notNull(),
  expiresAt: instant().notNull(),
  endedAt: instant(),
})

export const approvalVotes = pgTable(
  'approval_votes',
  {
    requestId: uuid().notNull(),
    round: integer().notNull(),
    voterId: uuid().notNull(),
    /** Whose right it is: the voter's own, or that of whoever named them in their place. */
    rightOf: uuid().notNull(),
    verdict: text().$type<'approved' | 'refused'>().notNull(),
    comment: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.round, table.voterId] })],
)

export const approvalLinks = pgTable('approval_links', {
  /** The link itself is known to its reader alone. */
  tokenHash: text().primaryKey(),
  requestId: uuid().notNull(),
  personId: uuid().notNull(),
  usedAt: instant(),
})

export const approvalDelegations = pgTable('approval_delegations', {
  id: uuid().primaryKey(),
  organisationId: uuid().notNull(),
  fromId: uuid().notNull(),
  toId: uuid().notNull(),
  startsOn: date({ mode: 'string' }).notNull(),
  endsOn: date({ mode: 'string' }).notNull(),
  endedAt: instant(),
})
