import type { AttestationSource } from '@ledgerleaf/contract/backing'
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** What no record backs: one operator says where it was seen, and another agrees. */
export const attestations = pgTable('attestations', {
  id: uuid().primaryKey(),
  registry: text().notNull(),
  serialSpace: text().notNull(),
  serialPrefix: text().notNull(),
  serialStart: bigint({ mode: 'number' }).notNull(),
  serialEnd: bigint({ mode: 'number' }).notNull(),
  source: text().$type<AttestationSource>().notNull(),
  said: text().notNull(),
  url: text(),
  statedBy: uuid().notNull(),
  statedAt: instant().notNull(),
  agreedBy: uuid(),
  agreedAt: instant(),
  withdrawnBy: uuid(),
  withdrawnAt: instant(),
})
