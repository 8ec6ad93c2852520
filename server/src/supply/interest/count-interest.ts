import { lt, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../platform/db.ts'
import { batchIdsOf } from '../projects/index.ts'
import { basketAdditions, interestMarks, projectViews } from './interest.tables.ts'

type Counted = { mark: Buffer; day: string }

/** One statement: of looks at the same moment each counts, and the same one twice counts once. */
export const countView = async (
  db: Writer,
  { mark, day, projectId }: Counted & { projectId: string },
): Promise<void> => {
  await db.execute(sql`
    with marked as (
      insert into ${interestMarks} (mark, day) values (${mark}, ${day}) on conflict do nothing returning day
    )
    insert into ${projectViews} as kept (project_id, day, views) select ${projectId}::uuid, day, 1 from marked
    on conflict (project_id, day) do update set views = kept.views + 1`)
}

export const countAddition = async (
  db: Writer,
  { mark, day, listingId }: Counted & { listingId: string },
): Promise<void> => {
  await db.execute(sql`
    with marked as (
      insert into ${interestMarks} (mark, day) values (${mark}, ${day}) on conflict do nothing returning day
    )
    insert into ${basketAdditions} as kept (listing_id, day, additions) select ${listingId}::uuid, day, 1 from marked
    on conflict (listing_id, day) do update set additions = kept.additions + 1`)
}

/** What marked a day that is over says nothing any more. */
export const dropMarks = async (db: Writer, now: Date): Promise<void> => {
  await db.delete(interestMarks).where(lt(interestMarks.day, now.toISOString().slice(0, 10)))
}

/**
 * Whether anybody may see the project's page: it has one with the first credits it has, or has promised.
 *
 * @NOTE keep in step with findProjectPage in server/src/views/market
 */
export const hasPage = async (db: Reader, projectId: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`${batchIdsOf(sql`${projectId}`)} limit 1`)
  return rows.length > 0
}
