import { bigint, customType, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/columns.ts'
import { parseMultirange, type Serials, writeMultirange } from './serials.ts'

const multirange = customType<{ data: Serials; driverData: string }>({
  dataType: () => 'int8multirange',
  toDriver: writeMultirange,
  fromDriver: parseMultirange,
})

/** What the leaf of an entry tells beside its postings. It is public for good: nobody's personal data. */
export type Facts = Readonly<Record<string, string | number>>

export const ledgerEntries = pgTable('ledger_entries', {
  id: uuid().primaryKey(),
  key: text().notNull().unique(),
  kind: text().$type<EntryKind>().notNull(),
  postedAt: instant().notNull(),
  facts: jsonb().$type<Facts>(),
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
  /** The serials that moved; null for money, and for a promise, which has none. */
  serials: multirange(),
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

/** Where each serial is now. */
export const creditRanges = pgTable(
  'credit_ranges',
  {
    account: text().notNull(),
    asset: text().notNull(),
    firstSerial: bigint({ mode: 'number' }).notNull(),
    lastSerial: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.asset, table.firstSerial] })],
)

export type EntryKind =
  | 'issue'
  | 'promise'
  | 'list'
  | 'unlist'
  | 'hold'
  | 'release'
  | 'pay'
  | 'settle'
  | 'claim'
  | 'refund'
  | 'repay'
  | 'repay_failed'
  | 'payout'
  | 'payout_arrived'
  | 'payout_returned'
  | 'transfer'
  | 'claim'
  | 'owe'
  | 'send_back'
  | 'withdraw'
  | 'bring_back'
  | 'retire'
  | 'cancel'
  | 'deliver'
  | 'replace'
  | 'return'
