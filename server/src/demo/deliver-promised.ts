import { Credits } from '@ledgerleaf/contract/units'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { findPersonByEmail } from '../people/identity/index.ts'
import type { Db, Tx } from '../platform/db.ts'
import { query } from '../platform/query.ts'
import { addBlock, decideProject, lockOwnFile, rescore, submitFile } from '../supply/project-files/index.ts'
import { deliverCredits } from '../trade/forwards/index.ts'
import { demoPeople } from './demo-people.ts'
import { publishUnits } from './plant-records.ts'

const Promised = z.object({
  milestoneId: z.string(),
  sellerId: z.string(),
  projectId: z.string(),
  registry: z.string(),
  registryProjectId: z.string(),
  owed: z.int(),
  startsOn: z.string(),
  endsOn: z.string(),
})
type Promised = z.infer<typeof Promised>

/** What sellers of the demo have promised by a day and not delivered; what `exceptBy` sells, it delivers itself. */
export const findPromised = (tx: Tx, day: string, exceptBy: string): Promise<Promised[]> =>
  query(
    tx,
    Promised,
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

/**
 * A seller of the demo keeps a promise, as sellers do: the registry publishes what it issued, the seller enters the serials,
 * the review approves them, and they are delivered.
 */
export const deliverPromised = async (
  db: Db,
  tx: Tx,
  promised: Promised,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> => {
  const { milestoneId, sellerId, projectId, registry, registryProjectId, owed, startsOn, endsOn } = promised
  const operator = await findPersonByEmail(tx, demoPeople.operator.email)
  if (!operator) throw new Error('the demo has no operator')
  const prefix = `${registryProjectId}-D${milestoneId.replaceAll('-', '').slice(-10).toUpperCase()}`
  const unit = { registry, registryProjectId, prefix, first: 1, last: owed, startsOn, endsOn }
  await publishUnits(db, tx, unit, operator.id, now)
  const own = await lockOwnFile(tx, sellerId, projectId)
  const { id: blockId } = await addBlock(
    tx,
    own,
    {
      vintageStartsOn: startsOn,
      vintageEndsOn: endsOn,
      serialPrefix: prefix,
      serialStart: 1,
      serialEnd: owed,
    },
    now,
  )
  await rescore(tx, projectId, now)
  await submitFile(tx, sellerId, projectId, now)
  const approval = { decision: 'approve' as const, reason: '' }
  await decideProject(tx, operator.id, projectId, approval, { publicUrl, now })
  await deliverCredits(tx, sellerId, milestoneId, { quantity: Credits.parse(owed), blockId }, now)
}
