import type { Mechanism, ProjectCategory } from '@ledgerleaf/contract/market'
import { bigint, boolean, date, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

export type { Mechanism, ProjectCategory }

/** A project is listed by its name alone; the rest is known once it has a file. */
export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey(),
    sellerId: uuid().notNull(),
    name: text().notNull(),
    category: text().$type<ProjectCategory>(),
    mechanism: text().$type<Mechanism>(),
    registry: text(),
    registryProjectId: text(),
    /** ISO 3166-1, two letters. */
    country: text(),
    methodology: text(),
    /** Since when an operator's approval holds; null before it, and after a change until the next. */
    approvedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique().on(table.sellerId, table.name),
    unique().on(table.registry, table.registryProjectId, table.sellerId),
  ],
)

/**
 * The credits of one project, one vintage, one issuance; both serials are included. Or a promise of credits still to come,
 * which has no serials: `issuedAt` is then when it was made.
 */
export const batches = pgTable('batches', {
  id: uuid().primaryKey(),
  projectId: uuid()
    .notNull()
    .references(() => projects.id),
  vintageStartsOn: date().notNull(),
  vintageEndsOn: date().notNull(),
  registry: text().notNull(),
  /** Not issued: counted nowhere among the credits there are. Promises older than 0076 were made up of serials. */
  isPromise: boolean().notNull().default(false),
  serialPrefix: text(),
  /** Within what the registry counts: no number of a space is in two batches. */
  serialSpace: text(),
  serialStart: bigint({ mode: 'number' }),
  serialEnd: bigint({ mode: 'number' }),
  quantity: bigint({ mode: 'number' }).notNull(),
  issuedAt: instant().notNull(),
  /** Entered a second time under another spelling, before spellings were compared: not for sale. */
  isContested: boolean().notNull().default(false),
})
