import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** What a key is for: each goes, or stays, with what it opens. */
export type ObjectUse = 'reports' | 'documents' | 'photographs' | 'identity'

export const storeKeys = pgTable('store_keys', {
  id: uuid().primaryKey(),
  ownerId: text().notNull(),
  usedFor: text().$type<ObjectUse>().notNull(),
  sealed: text().notNull(),
  isCurrent: boolean().notNull(),
  madeAt: instant().notNull().defaultNow(),
})

/** Everything in the store, from before its first byte until after its last. */
export const storedObjects = pgTable('stored_objects', {
  name: text().primaryKey(),
  keyId: uuid(),
  byteCount: bigint({ mode: 'number' }).notNull(),
  announcedAt: instant().notNull().defaultNow(),
})
