import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { batches } from '../../supply/projects/index.ts'
import { orderMilestones } from '../orders/index.ts'

const instant = () => timestamp({ withTimezone: true })
const amount = () => bigint({ mode: 'number' })

/** Credits handed over against a milestone, by its seller or, where they did not come, by another. */
export const forwardDeliveries = pgTable('forward_deliveries', {
  id: uuid().primaryKey(),
  milestoneId: uuid()
    .notNull()
    .references(() => orderMilestones.id),
  batchId: uuid()
    .notNull()
    .references(() => batches.id),
  sellerId: uuid().notNull(),
  quantity: amount().notNull(),
  sellerCents: amount().notNull(),
  feeCents: amount().notNull(),
  isReplacement: boolean().notNull(),
  deliveredAt: instant().notNull(),
})

/** Money of a milestone on its way back to the buyer. */
export const forwardReturns = pgTable('forward_returns', {
  milestoneId: uuid()
    .primaryKey()
    .references(() => orderMilestones.id),
  amountCents: amount().notNull(),
  reason: text().notNull(),
  requestedAt: instant().notNull(),
  /** The provider's name for it, once it has taken it. */
  providerId: text().unique(),
  doneAt: instant(),
})
