import type { Currency } from '@ledgerleaf/contract/currencies'
import type { OwedBack } from '@ledgerleaf/contract/payouts'
import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../orders/index.ts'
import type { ReturnPayee } from './payee.ts'

const instant = () => timestamp({ withTimezone: true })

/** Whose account an order was paid from, as the bank named it last. */
export const payers = pgTable('payers', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id),
  payee: jsonb().$type<ReturnPayee>().notNull(),
  notedAt: instant().notNull(),
})

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
})
