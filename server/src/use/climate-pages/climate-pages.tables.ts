import type { NewClimateClaim } from '@ledgerleaf/contract/climate-pages'
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

export const climatePages = pgTable('climate_pages', {
  organisationId: uuid().primaryKey(),
  slug: text().notNull(),
  isPublic: boolean().notNull().default(false),
  /** The name it was switched on with; null where it is off. */
  shownName: text(),
  changedAt: instant().notNull(),
})

/** Every address under which a page was shown, and whose it is for good. */
export const climateAddresses = pgTable('climate_addresses', {
  slug: text().primaryKey(),
  organisationId: uuid().notNull(),
  shownAt: instant().notNull(),
})

export const climateClaims = pgTable('climate_claims', {
  id: uuid().primaryKey(),
  organisationId: uuid().notNull(),
  draft: jsonb().$type<NewClimateClaim>().notNull(),
  addedBy: uuid().notNull(),
  addedAt: instant().notNull(),
})
