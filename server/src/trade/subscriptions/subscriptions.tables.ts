import type { Limits } from '@ledgerleaf/contract/recommendations'
import type { NewSubscription, Subscription, SubscriptionRun } from '@ledgerleaf/contract/subscriptions'
import { bigint, date, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

export const subscriptions = pgTable('subscriptions', {
  id: uuid().primaryKey(),
  buyerId: uuid().notNull(),
  tonnes: bigint({ mode: 'number' }).notNull(),
  every: text().$type<Subscription['every']>().notNull(),
  limits: jsonb().$type<Limits>().notNull(),
  priceCapCents: bigint({ mode: 'number' }).notNull(),
  startsOn: date().notNull(),
  periodsRun: integer().notNull().default(0),
  nextRunOn: date().notNull(),
  retire: jsonb().$type<NewSubscription['retire']>(),
  state: text().$type<Subscription['state']>().notNull(),
  pausedBecause: text(),
  createdAt: instant().notNull(),
  /** Buys from this listing alone, as it did with the order that started it. */
  listingId: uuid(),
  orderId: uuid(),
  /** What its buyer agreed to when it was started: later runs are bought under the same text. */
  buyerTerms: text(),
})

export const subscriptionRuns = pgTable(
  'subscription_runs',
  {
    id: uuid().primaryKey(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id),
    dueOn: date().notNull(),
    state: text().$type<SubscriptionRun['state']>().notNull(),
    orderId: uuid(),
    attempts: integer().notNull().default(1),
    retryAt: instant(),
    message: text(),
    createdAt: instant().notNull(),
  },
  (table) => [unique().on(table.subscriptionId, table.dueOn)],
)
