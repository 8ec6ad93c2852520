import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What was told about each check. */
export const standingAlerts = pgTable('standing_alerts', {
  subject: text().primaryKey(),
  id: uuid().notNull(),
  state: text().$type<'good' | 'late' | 'stopping'>().notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
  seenBadAt: timestamp({ withTimezone: true }).notNull(),
  claimedAt: timestamp({ withTimezone: true }).notNull(),
  toldAt: timestamp({ withTimezone: true }),
  attempts: integer().notNull(),
  isReminder: boolean().notNull(),
  toldWays: text().array().$type<('webhook' | 'mail' | 'outbox')[]>().notNull(),
})

/** Checks about which no alerts are sent for a while. */
export const standingSilences = pgTable('standing_silences', {
  id: uuid().primaryKey(),
  checkName: text().notNull(),
  reason: text().notNull(),
  begunAt: timestamp({ withTimezone: true }).notNull(),
  silentUntil: timestamp({ withTimezone: true }).notNull(),
})
