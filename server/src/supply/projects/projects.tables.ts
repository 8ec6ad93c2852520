import type { Mechanism, ProjectCategory } from '@ledgerleaf/contract/market'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

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
    approvedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.sellerId, table.name),
    unique().on(table.registry, table.registryProjectId, table.sellerId),
  ],
)

/** The credits of one project, one vintage, one issuance. Both serials are included. */
export const batches = pgTable('batches', {
  id: uuid().primaryKey(),
  projectId: uuid()
    .notNull()
    .references(() => projects.id),
  vintageStartsOn: date().notNull(),
  vintageEndsOn: date().notNull(),
  registry: text().notNull(),
  serialPrefix: text().notNull(),
  /** Within what the registry counts: no number of a space is in two batches. */
  serialSpace: text().notNull(),
  serialStart: bigint({ mode: 'number' }).notNull(),
  serialEnd: bigint({ mode: 'number' }).notNull(),
  quantity: bigint({ mode: 'number' }).notNull().generatedAlwaysAs(sql`serial_end - serial_start + 1`),
  issuedAt: timestamp({ withTimezone: true }).notNull(),
  /** Entered a second time under another spelling, before spellings were compared: not for sale. */
  isContested: boolean().notNull().default(false),
})
