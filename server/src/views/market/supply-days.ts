import type { SupplyDay } from '@ledgerleaf/contract/supply'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { creditPiles } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Change = z.object({ on: z.string(), pile: z.enum(creditPiles), credits: z.number() })

/** Which part of a day's supply a pile of the ledger belongs to. */
const partOf = {
  available: 'notListed',
  listed: 'listed',
  held: 'listed',
  owned: 'held',
  withdrawn: 'held',
  retired: 'retired',
  cancelled: 'cancelled',
} as const satisfies Record<z.infer<typeof Change>['pile'], keyof SupplyDay>

/** What each pile gained or lost on each day, summed over the ledger's own postings. */
const findChanges = (db: Reader, projectId: string) =>
  query(
    db,
    Change,
    sql`
    select to_char(entry.posted_at at time zone 'utc', 'YYYY-MM-DD') as on, split_part(moved.account, '/', 2) as pile,
      sum(moved.amount)::bigint as credits
    from batches batch
    join ledger_postings posting on posting.asset = batch.id::text and posting.asset <> 'usd'
    join ledger_entries entry on entry.id = posting.entry_id
    cross join lateral (values (posting.to_account, posting.amount), (posting.from_account, -posting.amount))
      as moved (account, amount)
    where batch.project_id = ${projectId} and not batch.is_promise and moved.account like 'credits/%'
    group by 1, 2 having sum(moved.amount) <> 0 order by 1`,
  )

const nothing = { issued: 0, notListed: 0, listed: 0, held: 0, retired: 0, cancelled: 0 }

const isSame = (day: SupplyDay, before: SupplyDay | undefined): boolean =>
  before !== undefined && Object.values(partOf).every((part) => day[part] === before[part])

/** Where the credits of a project were at the end of each day on which some moved from one pile to another. */
export const findSupplyDays = async (db: Reader, projectId: string): Promise<SupplyDay[]> => {
  const days: SupplyDay[] = []
  for (const { on, pile, credits } of await findChanges(db, projectId)) {
    let day = days.at(-1)
    if (day?.on !== on) {
      day = { ...(day ?? nothing), on }
      days.push(day)
    }
    day[partOf[pile]] += credits
    // What leaves one pile enters another; what is left over came from outside: it was issued.
    day.issued += credits
  }
  // Kept for an order and let go again: nothing of it shows.
  return days.filter((day, at) => !isSame(day, days[at - 1]))
}
