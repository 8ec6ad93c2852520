import { customType, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes),
  fromDriver: (bytes) => new Uint8Array(bytes),
})

export type SubjectKind =
  | 'project'
  | 'document'
  | 'photograph'
  | 'support_message'
  | 'order'
  | 'listing'
  | 'account'
  | 'sales_stop'
  | 'silence'
  | 'registry_file'
  | 'attestation'
  | 'retirement'
  | 'screening_list'
  | 'payout_run'
  | 'bank_statement'
  | 'bank_line'
  | 'money_return'

export type ActFacts = Record<string, string>

/** What operators did and why: appended, never altered. Each row has its leaf in the log. */
export const auditEntries = pgTable('audit_entries', {
  id: uuid().primaryKey(),
  /** Null for what was done on the command line. */
  operatorId: uuid(),
  act: text().notNull(),
  subjectKind: text().$type<SubjectKind>().notNull(),
  subjectId: uuid().notNull(),
  reason: text().notNull(),
  /** What its leaf says in the open; null for most acts. */
  facts: jsonb().$type<ActFacts>(),
  actedAt: instant().notNull(),
  salt: bytea().notNull(),
})
