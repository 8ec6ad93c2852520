import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { amount, instant } from '../../platform/columns.ts'
import { batches } from '../../supply/projects/index.ts'
import { orderMilestones } from '../orders/index.ts'

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
