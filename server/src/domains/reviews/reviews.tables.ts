import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What operators did and why: appended, never altered. */
export const auditEntries = pgTable('audit_entries', {
  id: uuid().primaryKey(),
  operatorId: uuid().notNull(),
  act: text().notNull(),
  subjectKind: text().$type<'project' | 'document' | 'support_message'>().notNull(),
  subjectId: uuid().notNull(),
  reason: text().notNull(),
  actedAt: timestamp({ withTimezone: true }).notNull(),
})
