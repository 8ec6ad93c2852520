import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const supportMessages = pgTable('support_messages', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  message: text().notNull(),
  userId: uuid(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  answeredAt: timestamp({ withTimezone: true }),
})

export const supportReplies = pgTable('support_replies', {
  id: uuid().primaryKey(),
  messageId: uuid()
    .notNull()
    .references(() => supportMessages.id),
  operatorId: uuid().notNull(),
  text: text().notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
})
