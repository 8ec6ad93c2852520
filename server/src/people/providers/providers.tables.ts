import type { Newcomers } from '@ledgerleaf/contract/providers'
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

export const organisationDomains = pgTable(
  'organisation_domains',
  {
    organisationId: uuid().notNull(),
    domain: text().notNull(),
    /** What has to stand in the record. */
    token: text().notNull(),
    addedAt: instant().notNull(),
    /** Of a domain only one organisation has this. */
    provenAt: instant(),
    checkedAt: instant(),
    seenAt: instant(),
    toldAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.domain] })],
)

export const organisationProviders = pgTable('organisation_providers', {
  organisationId: uuid().primaryKey(),
  name: text().notNull(),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Sealed. */
  clientSecret: text().notNull(),
  newcomers: text().$type<Newcomers>().notNull(),
  isFactorTrusted: boolean().notNull(),
  /** Moves on with whatever a sign-in under way rests on. */
  revision: integer().notNull().default(1),
  triedAt: instant(),
  onSince: instant(),
  requiredSince: instant(),
  savedAt: instant().notNull(),
})

export const providerBindings = pgTable(
  'provider_bindings',
  {
    organisationId: uuid().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    personId: uuid().notNull(),
    boundAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.issuer, table.subject] })],
)

export const providerTrips = pgTable('provider_trips', {
  stateHash: text().primaryKey(),
  browserHash: text().notNull(),
  organisationId: uuid().notNull(),
  revision: integer().notNull(),
  nonce: text().notNull(),
  codeVerifier: text().notNull(),
  rememberMe: boolean().notNull(),
  /** Of an owner who tries it out; null where somebody signs in. */
  triedBy: uuid(),
  expiresAt: instant().notNull(),
})
