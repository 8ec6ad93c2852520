import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** Days by which an organisation has to report something, as it wrote them down. */
export const reportDeadlines = pgTable('report_deadlines', {
  id: uuid().primaryKey(),
  organisationId: uuid().notNull(),
  name: text().notNull(),
  dueOn: date({ mode: 'string' }).notNull(),
  isYearly: boolean().notNull(),
  remindDays: integer().notNull(),
  madeAt: instant().notNull(),
})
