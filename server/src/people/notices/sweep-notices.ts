import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { currentMembers } from '../organisations/index.ts'

const keptDays = 400

/** Nobody looks for what is older. */
export const sweepOldNotices = async (db: Db, now: Date): Promise<void> => {
  await db.execute(sql`delete from notices
    where made_at < ${now.toISOString()}::timestamptz - make_interval(days => ${keptDays})`)
}

/** What was told to whoever no longer acts for the organisation goes; they have lost sight of it already. */
export const sweepNoticesOfLeavers = async (db: Db, organisationId: string): Promise<void> => {
  await db.execute(sql`delete from notices notice where notice.organisation_id = ${organisationId}::uuid
    and not exists (select from ${sql.raw(currentMembers)} member
      where member.organisation_id = notice.organisation_id and member.person_id = notice.person_id)`)
}
