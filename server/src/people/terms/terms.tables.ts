import type { TermsDocument } from '@ledgerleaf/contract/terms-words'
import { boolean, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** Every text that was ever in force here. */
export const termsTexts = pgTable(
  'terms_texts',
  {
    fingerprint: text().primaryKey(),
    document: text().$type<TermsDocument>().notNull(),
    version: integer().notNull(),
    /** Of the file it was made from. */
    revision: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    inForceSince: instant().notNull(),
  },
  (table) => [unique().on(table.document, table.version)],
)

/** What sellers accepted; what a buyer accepted stands on the order. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    personId: uuid().notNull(),
    fingerprint: text()
      .notNull()
      .references(() => termsTexts.fingerprint),
    acceptedAt: instant().notNull(),
    place: text().$type<'sign_up' | 'publish' | 'payout_account'>().notNull(),
    isNamed: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.fingerprint] })],
)

export const termsNotices = pgTable(
  'terms_notices',
  {
    personId: uuid().notNull(),
    fingerprint: text()
      .notNull()
      .references(() => termsTexts.fingerprint),
    toldAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.fingerprint] })],
)
