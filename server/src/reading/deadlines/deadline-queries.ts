import { Deadline } from '@ledgerleaf/contract/deadlines'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

/** Every deadline with when it is next, seen from a day: a yearly one of Feb 29 is on the 28th in other years. */
const deadlinesFrom = (today: SQL): SQL => sql`
  (select deadline.*, case when deadline.is_yearly and this_year.on_day < ${today} then
      (deadline.due_on + make_interval(years => this_year.years + 1))::date
    when deadline.is_yearly then this_year.on_day else deadline.due_on end as next_on
  from report_deadlines deadline cross join lateral (
    select years, (deadline.due_on + make_interval(years => years))::date as on_day
    from (select greatest(0, extract(year from ${today})::int - extract(year from deadline.due_on)::int) as years) passed
  ) this_year)`

const todayByUtc = sql`(now() at time zone 'utc')::date`

/** What an organisation wrote down, the next first and what is over last. */
export const findDeadlines = (db: Reader, organisationId: string): Promise<Deadline[]> =>
  query(
    db,
    Deadline,
    sql`select id::text, name, due_on::text as "dueOn", is_yearly as "isYearly", remind_days as "remindDays",
        next_on::text as "nextOn", next_on - ${todayByUtc} as "daysLeft"
      from ${deadlinesFrom(todayByUtc)} deadline where organisation_id = ${organisationId}
      order by next_on < ${todayByUtc}, next_on, name, id`,
  )

const Near = z.object({
  id: z.string(),
  organisationId: z.string(),
  name: z.string(),
  nextOn: z.string(),
  daysLeft: z.int(),
})

/** What is so near on a day that members are to be reminded of it, of all organisations. */
export const findNearDeadlines = (db: Reader, today: string): Promise<z.infer<typeof Near>[]> =>
  query(
    db,
    Near,
    sql`select id::text, organisation_id::text as "organisationId", name, next_on::text as "nextOn",
        next_on - ${today}::date as "daysLeft"
      from ${deadlinesFrom(sql`${today}::date`)} deadline
      where next_on between ${today}::date and ${today}::date + remind_days order by next_on, id`,
  )
