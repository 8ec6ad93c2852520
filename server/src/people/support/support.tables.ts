import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

export const supportMessages = pgTable('support_messages', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  message: text().notNull(),
  userId: uuid(),
  createdAt: instant().notNull(),
  answeredAt: instant(),
})

export const supportReplies = pgTable('support_replies', {
  id: uuid().primaryKey(),
  messageId: uuid()
    .notNull()
    .references(() => supportMessages.id),
  operatorId: uuid().notNull(),
  text: text().notNull(),
  sentAt: instant().notNull(),
})
