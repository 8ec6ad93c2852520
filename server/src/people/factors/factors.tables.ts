import type { FactorKind } from '@ledgerleaf/contract/factors'
import { bigint, boolean, customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes),
  fromDriver: (bytes) => new Uint8Array(bytes),
})

export const factors = pgTable('factors', {
  id: uuid().primaryKey(),
  userId: uuid().notNull(),
  kind: text().$type<FactorKind>().notNull(),
  name: text().notNull(),
  addedAt: instant().notNull(),
  lastUsedAt: instant(),
  totpSealed: text(),
  totpStep: bigint({ mode: 'number' }),
  isPublic: boolean().notNull().default(false),
  credentialId: text(),
  publicKey: bytea(),
  signCount: bigint({ mode: 'number' }),
  transports: text().array().notNull().default([]),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: uuid().notNull(), codeHash: text().notNull(), madeAt: instant().notNull(), usedAt: instant() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export type Purpose = 'prove' | 'add_passkey' | 'add_totp'

export const factorChallenges = pgTable(
  'factor_challenges',
  {
    holder: uuid().notNull(),
    purpose: text().$type<Purpose>().notNull(),
    userId: uuid(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.holder, table.purpose] })],
)
