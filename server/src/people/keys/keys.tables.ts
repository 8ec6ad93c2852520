import type { KeyScope } from '@ledgerleaf/contract/key-scopes'
import type { KeyMode } from '@ledgerleaf/contract/keys'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { amount, instant } from '../../platform/columns.ts'

/** Keys by which programs act for an organisation. */
export const organisationKeys = pgTable('organisation_keys', {
  id: uuid().primaryKey(),
  organisationId: uuid().notNull(),
  name: text().notNull(),
  mode: text().$type<KeyMode>().notNull(),
  scopes: text().array().$type<KeyScope[]>().notNull(),
  /** Up to what it buys and retires within the days of the limits without a person; null for whatever its member may. */
  tradeCents: amount(),
  retireTonnes: amount(),
  /** The member whose role it acts by. */
  answeredBy: uuid().notNull(),
  secretHash: text().notNull().unique(),
  /** The last letters, by which people tell keys apart. */
  secretEnd: text().notNull(),
  /** The secret before this one, and until when it goes on. */
  formerHash: text().unique(),
  formerUntil: instant(),
  madeAt: instant().notNull(),
  rotatedAt: instant(),
  expiresAt: instant(),
  revokedAt: instant(),
  lastUsedAt: instant(),
  lastUsedFrom: text(),
})
