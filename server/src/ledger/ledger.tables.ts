import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const ledgerEntries = pgTable('ledger_entries', {
  id: uuid().primaryKey(),
  key: text().notNull().unique(),
  kind: text().$type<EntryKind>().notNull(),
  postedAt: timestamp({ withTimezone: true }).notNull(),
})

export const ledgerPostings = pgTable('ledger_postings', {
  position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  entryId: uuid()
    .notNull()
    .references(() => ledgerEntries.id),
  asset: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  fromAccount: text().notNull(),
  toAccount: text().notNull(),
})

export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    account: text().notNull(),
    asset: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.asset] })],
)

export type EntryKind = 'issue' | 'list' | 'unlist' | 'hold' | 'release' | 'settle' | 'retire' | 'cancel'
