import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../platform/id.ts'

export const supportMessages = pgTable('support_messages', {
  id: uuid().primaryKey().$defaultFn(newId),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  message: text().notNull(),
  userId: uuid(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
