import type { IdentityState, ListHit, ServiceHit } from '@ledgerleaf/contract/seller-checks'
import { customType, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Who a seller is, as told, and whether an operator has checked it. */
export const sellerIdentities = pgTable('seller_identities', {
  sellerId: uuid().primaryKey(),
  legalName: text(),
  register: text(),
  registerNumber: text(),
  country: text(),
  address: text(),
  responsibleName: text(),
  responsibleRole: text(),
  ownerName: text(),
  state: text().$type<IdentityState>().notNull().default('draft'),
  reason: text(),
  submittedAt: instant(),
  /** Set while the state is `checked`, and only then. */
  checkedAt: instant(),
  /** When the last check ended; null for whoever never had one, or has one. Sales count from then on. */
  uncheckedSince: instant(),
  /** What the list said when it was decided; the list itself may be another by now. */
  decidedOn: jsonb().$type<{ list: string | null; hits: ListHit[] }>(),
  /** Null where no screening service was asked. */
  serviceState: text().$type<'waiting' | 'answered' | 'failed'>(),
  serviceHits: jsonb().$type<ServiceHit[]>(),
  serviceProblem: text(),
  serviceAt: instant(),
})

/** The extract of the register: in the store under a name, or here until it is moved there. */
export const sellerIdentityDocuments = pgTable('seller_identity_documents', {
  sellerId: uuid().primaryKey(),
  name: text().notNull(),
  format: text().notNull(),
  bytes: bytea(),
  object: text(),
  uploadedAt: instant().notNull(),
})

/** The one that was brought last is the one names are held against; the others stay as what was decided by. */
export const screeningLists = pgTable('screening_lists', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  sha256: text().notNull().unique(),
  bytes: bytea().notNull(),
  entries: integer().notNull(),
  importedBy: uuid(),
  importedAt: instant().notNull(),
})

export const screeningEntries = pgTable(
  'screening_entries',
  {
    listId: uuid()
      .notNull()
      .references(() => screeningLists.id),
    position: integer().notNull(),
    /** The name and its aliases, the name first. */
    names: text().array().notNull(),
    country: text(),
    sourceId: text(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.position] })],
)
