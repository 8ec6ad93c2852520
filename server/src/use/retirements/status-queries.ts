import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { batchesOfProjects } from '../../supply/projects/index.ts'
import { retirementStanding } from './standing-columns.ts'

const Position = z.object({ position: z.coerce.number() })

/** The place of a retirement in the lists that say which of them count; it never changes. */
export const findStatusPosition = async (db: Reader, id: string): Promise<number | null> => {
  const [row] = await query(
    db,
    Position,
    sql`select status_position as position from retirements where id = ${id}`,
  )
  return row?.position ?? null
}

/**
 * Which of these places must not be counted as an offset now: nothing stands behind the credits, or they are not retired
 * at their registry yet, could not be, or are another's there. It is what reports leave out. Null where no retirement has
 * come so far yet.
 */
export const findUncounted = async (db: Reader, first: number, count: number): Promise<number[] | null> => {
  const [furthest] = await query(
    db,
    Position,
    sql`select coalesce(max(status_position), -1) as position from retirements`,
  )
  if (first > 0 && first > (furthest?.position ?? -1)) return null
  const rows = await query(
    db,
    Position,
    sql`select position from (
      select retirement.status_position as position, ${retirementStanding} as standing
      from retirements retirement join ${batchesOfProjects} on batch.id = retirement.batch_id
      where retirement.status_position >= ${first} and retirement.status_position < ${first + count}
    ) told
    where standing is distinct from 'counted'
    order by position`,
  )
  return rows.map(({ position }) => position)
}
