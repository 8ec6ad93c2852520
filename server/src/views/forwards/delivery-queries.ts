import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'

const SellerDelivery = z.object({
  id: z.string(),
  milestoneId: z.string(),
  forwardId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  batchId: z.string(),
  quantity: z.int(),
  sellerCents: z.int(),
  feeCents: z.int(),
  deliveredAt: Instant,
})
export type SellerDelivery = z.infer<typeof SellerDelivery>

/** What a seller handed over, the newest first; also what took the place of what somebody else owed. */
export const findSellerDeliveries = (db: Reader, sellerId: string): Promise<SellerDelivery[]> =>
  query(
    db,
    SellerDelivery,
    sql`
    select delivery.id, delivery.milestone_id as "milestoneId", milestone.line_id as "forwardId",
      project.id as "projectId", project.name as "projectName", delivery.batch_id as "batchId", delivery.quantity,
      delivery.seller_cents as "sellerCents", delivery.fee_cents as "feeCents", delivery.delivered_at as "deliveredAt"
    from forward_deliveries delivery
    join order_milestones milestone on milestone.id = delivery.milestone_id
    join batches batch on batch.id = delivery.batch_id
    join projects project on project.id = batch.project_id
    where delivery.seller_id = ${sellerId} order by delivery.delivered_at desc, delivery.id desc`,
  )
