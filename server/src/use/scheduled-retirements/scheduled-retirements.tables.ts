import type { ScheduledWish, ScheduleState } from '@ledgerleaf/contract/scheduled-retirements'
import { bigint, date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

export const scheduledRetirements = pgTable('scheduled_retirements', {
  id: uuid().primaryKey(),
  organisationId: uuid().notNull(),
  scheduledBy: uuid().notNull(),
  dueOn: date({ mode: 'string' }).notNull(),
  wish: jsonb().$type<ScheduledWish>().notNull(),
  /** As many as are retired; of what is held on the day, at most. */
  tonnes: bigint({ mode: 'number' }).notNull(),
  state: text().$type<ScheduleState>().notNull().default('waiting'),
  reason: text(),
  actId: uuid(),
  scheduledAt: instant().notNull(),
  remindedAt: instant(),
  endedAt: instant(),
})
