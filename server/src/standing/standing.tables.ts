import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/columns.ts'

/** What was told about each check. */
export const standingAlerts = pgTable('standing_alerts', {
  subject: text().primaryKey(),
  id: uuid().notNull(),
  state: text().$type<'good' | 'late' | 'stopping'>().notNull(),
  since: instant().notNull(),
  seenBadAt: instant().notNull(),
  claimedAt: instant().notNull(),
  toldAt: instant(),
  attempts: integer().notNull(),
  isReminder: boolean().notNull(),
  toldWays: text().array().$type<('webhook' | 'mail' | 'outbox')[]>().notNull(),
})

/** Checks about which no alerts are sent for a while. */
export const standingSilences = pgTable('standing_silences', {
  id: uuid().primaryKey(),
  checkName: text().notNull(),
  reason: text().notNull(),
  begunAt: instant().notNull(),
  silentUntil: instant().notNull(),
})
