import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { batchesOfProjects } from '../projects/index.ts'
import type { ScoreOf } from '../scores/index.ts'

export const Vintage = z.object({
  year: z.number(),
  startsOn: z.string(),
  endsOn: z.string(),
  blocks: z.number(),
  /** Promised, and no serials of it are entered. */
  isPromised: z.boolean(),
})
export type Vintage = z.infer<typeof Vintage>

/** The vintages of a project: of its entered blocks, of batches issued without one, and of what it has promised. */
export const findVintages = async (
  db: Reader,
  projectId: string,
  of: ScoreOf = 'draft',
): Promise<Vintage[]> => {
  // What was entered after an approval, nobody has looked at.
  const counted = of === 'approved' ? sql`(approved_at is not null or batch_id is not null)` : sql`true`
  const rows = await query(
    db,
    Vintage,
    sql`
    select extract(year from starts_on)::int as year, min(starts_on)::text as "startsOn",
      max(ends_on)::text as "endsOn", count(*) filter (where has_serials) as blocks,
      not bool_or(has_serials) as "isPromised"
    from (
      select vintage_starts_on as starts_on, vintage_ends_on as ends_on, true as has_serials
      from serial_blocks where project_id = ${projectId} and ${counted}
      union all
      select batch.vintage_starts_on, batch.vintage_ends_on, batch.serial_start is not null
      from ${batchesOfProjects} left join serial_blocks block on block.batch_id = batch.id
      where batch.project_id = ${projectId} and block.id is null
    ) vintage
    group by year order by year`,
  )
  return rows
}
