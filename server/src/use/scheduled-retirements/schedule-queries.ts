import type { Schedule } from '@ledgerleaf/contract/scheduled-retirements'
import { Credits } from '@ledgerleaf/contract/units'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { findPersonNames } from '../../people/identity/index.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { scheduledRetirements } from './scheduled-retirements.tables.ts'

const shownMax = 200

/** What an organisation has scheduled, and the latest that was retired; the next day first. */
export const findSchedules = async (db: Reader, organisationId: string): Promise<Schedule[]> => {
  const rows = await db
    .select()
    .from(scheduledRetirements)
    .where(
      and(
        eq(scheduledRetirements.organisationId, organisationId),
        ne(scheduledRetirements.state, 'withdrawn'),
      ),
    )
    .orderBy(desc(scheduledRetirements.dueOn), desc(scheduledRetirements.id))
    .limit(shownMax)
  const names = await findPersonNames(db, [...new Set(rows.map(({ scheduledBy }) => scheduledBy))])
  return rows.toReversed().map(({ wish, ...row }) => {
    const { beneficiary, purpose } = wish.kind === 'held' ? wish.words : wish.retirement
    return {
      id: row.id,
      on: row.dueOn,
      state: row.state,
      tonnes: Credits.parse(row.tonnes),
      isHeld: wish.kind === 'held',
      beneficiary,
      purpose,
      shares: wish.kind === 'held' ? 0 : (wish.retirement.shares?.length ?? 0),
      scheduledBy: names.get(row.scheduledBy) ?? 'A former member',
      reason: row.reason,
      certificateId: row.actId,
    }
  })
}

const Id = z.object({ id: z.string() })
const atOnceMax = 200

/** What is due by the database's day, and nobody has retired yet. */
export const findDue = async (db: Reader): Promise<string[]> => {
  const rows = await query(
    db,
    Id,
    sql`select id::text from scheduled_retirements
      where state = 'waiting' and due_on <= (now() at time zone 'utc')::date order by due_on, id limit ${atOnceMax}`,
  )
  return rows.map(({ id }) => id)
}

/** What is due in a week or less and was scheduled before that; each once. */
export const findNear = async (db: Reader): Promise<string[]> => {
  const rows = await query(
    db,
    Id,
    sql`select id::text from scheduled_retirements
      where state = 'waiting' and reminded_at is null and due_on > (now() at time zone 'utc')::date
        and due_on <= (now() at time zone 'utc')::date + 7 and scheduled_at < due_on - 7
      order by due_on, id limit ${atOnceMax}`,
  )
  return rows.map(({ id }) => id)
}
