import type { Currency } from '@ledgerleaf/contract/currencies'
import type { OwedBack } from '@ledgerleaf/contract/payouts'
import { type AnyPgColumn, bigint, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { orders } from '../orders/index.ts'
import type { ReturnPayee } from './payee.ts'

/** Everybody an order was paid by, and how much came from each in the order's currency. */
export const payers = pgTable(
  'payers',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The account in the letters banks compare by; the line's own id where the bank named none. */
    account: text().notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    payee: jsonb().$type<ReturnPayee>(),
    /** When money came from them last. */
    notedAt: instant().notNull(),
  },
  (table) => [unique().on(table.orderId, table.account)],
)

/** Money that came by transfer and goes back, by a transfer of ours. */
export const moneyReturns = pgTable('money_returns', {
  id: uuid().primaryKey(),
  /** What the bank knows the transfer by. One that came back is owed again by a row of its own. */
  reference: text().notNull().unique(),
  orderId: uuid().references(() => orders.id),
  lineId: uuid(),
  currency: text().$type<Currency>().notNull().default('usd'),
  amountMinor: bigint({ mode: 'number' }).notNull(),
  why: text().$type<OwedBack['why']>().notNull(),
  reason: text().notNull(),
  payee: jsonb().$type<ReturnPayee>(),
  state: text().$type<OwedBack['state']>().notNull(),
  runId: uuid(),
  owedAt: instant().notNull(),
  sentAt: instant(),
  settledAt: instant(),
  returnReason: text(),
  /** The refund of the order it is for. */
  refundId: uuid(),
  /** Whom of those who paid the order it goes to. */
  payerId: uuid().references(() => payers.id),
  /** Who said where to, where no bank did, and which account had not taken it before. */
  namedBy: uuid(),
  namedAt: instant(),
  payeeBefore: jsonb().$type<ReturnPayee>(),
  /** The transfer that came back, which this one goes on from. */
  followsId: uuid().references((): AnyPgColumn => moneyReturns.id),
})
