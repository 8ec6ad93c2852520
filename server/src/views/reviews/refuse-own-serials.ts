import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { refuseOwn } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'

/** An operator who also sells is none of the two who check a block: given by its id, or by that of what was stated of it. */
export const refuseOwnSerials = async (tx: Tx, operatorId: string, id: string): Promise<void> => {
  if (!isId(id)) return
  const own = await query(
    tx,
    z.object({ sellerId: z.string() }),
    sql`
    with entered as (
      select id, project_id, registry, serial_space, serial_start, serial_end from serial_blocks
      union all
      select id, project_id, registry, serial_space, serial_start, serial_end from batches where serial_start is not null
    )
    select project.seller_id::text as "sellerId" from entered join projects project on project.id = entered.project_id
    where project.seller_id in (select organisation_id from memberships where person_id = ${operatorId}) and (entered.id = ${id} or exists (
      select from attestations said where said.id = ${id} and said.registry = entered.registry
        and said.serial_space = entered.serial_space and said.serial_start <= entered.serial_end
        and said.serial_end >= entered.serial_start))
    limit 1`,
  )
  for (const { sellerId } of own) await refuseOwn(tx, operatorId, sellerId)
}
