import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const PromisedDay = z.object({
  milestoneId: z.string(),
  sellerId: z.string(),
  projectId: z.string(),
  registry: z.string(),
  registryProjectId: z.string(),
  owed: z.int(),
  startsOn: z.string(),
  endsOn: z.string(),
})
export type PromisedDay = z.infer<typeof PromisedDay>

/** What sellers of the demo have promised by a day and not delivered; what `exceptBy` sells, it delivers itself. */
export const findPromised = (db: Reader, day: string, exceptBy: string): Promise<PromisedDay[]> =>
  query(
    db,
    PromisedDay,
    sql`select milestone.id::text as "milestoneId", line.seller_id::text as "sellerId", project.id::text as "projectId",
        batch.registry, project.registry_project_id as "registryProjectId",
        (milestone.quantity - milestone.delivered)::int as owed,
        batch.vintage_starts_on::text as "startsOn", batch.vintage_ends_on::text as "endsOn"
      from order_milestones milestone
        join order_lines line on line.id = milestone.line_id
        join orders on orders.id = line.order_id and orders.status = 'settled'
        join batches batch on batch.id = line.batch_id
        join projects project on project.id = batch.project_id
      where milestone.state = 'open' and milestone.due_on <= ${day}::date and line.seller_id <> ${exceptBy}
      order by milestone.due_on, milestone.id`,
  )
