import { ImportedStatement } from '@ledgerleaf/contract/bank'
import { Payout, RunState } from '@ledgerleaf/contract/payouts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findReturnsOf } from './owed-queries.ts'
import { instant } from './write-instant.ts'

const payoutColumns = sql`payout.id, payout.reference, payout.amount_cents as "amountCents", payout.state,
  payout.account_ending as "accountEnding", ${instant('payout.sent_at')} as "sentAt",
  ${instant('payout.settled_at')} as "settledAt", payout.return_reason as "returnReason"`

const shownMax = 100

/** What was paid to a seller, newest first. */
export const findPayouts = (db: Reader, sellerId: string): Promise<Payout[]> =>
  query(
    db,
    Payout,
    sql`select ${payoutColumns} from payouts payout
      where seller_id = ${sellerId}::uuid and state not in ('proposed', 'withdrawn')
      order by sent_at desc, reference limit ${shownMax}`,
  )

const RunRow = z.object({
  id: z.string(),
  state: RunState,
  madeAt: z.string(),
  madeBy: z.string(),
  makerId: z.string(),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
})

const RunPayout = z.extend(Payout, { runId: z.string(), sellerId: z.string(), sellerName: z.string() })

const runsMax = 50

/** The newest runs with all their payouts. */
export const findRuns = async (db: Reader, operatorId: string) => {
  const runs = await query(
    db,
    RunRow,
    sql`select run.id, run.state, ${instant('run.made_at')} as "madeAt", run.made_by as "makerId",
        coalesce(maker.name, 'Somebody') as "madeBy",
        ${instant('run.decided_at')} as "decidedAt", decider.name as "decidedBy"
      from payout_runs run
      left join users maker on maker.id = run.made_by left join users decider on decider.id = run.decided_by
      order by run.made_at desc, run.id limit ${runsMax}`,
  )
  const payouts = await query(
    db,
    RunPayout,
    sql`select ${payoutColumns}, payout.run_id as "runId", payout.seller_id as "sellerId",
        coalesce(seller.company_name, 'A seller') as "sellerName"
      from payouts payout left join seller_profiles seller on seller.seller_id = payout.seller_id
      where payout.run_id = any(${sql.param(runs.map(({ id }) => id))}::uuid[]) order by payout.amount_cents desc, payout.reference`,
  )
  const returns = await findReturnsOf(
    db,
    operatorId,
    runs.map(({ id }) => id),
  )
  return runs.map((run) => ({
    ...run,
    payouts: payouts.filter(({ runId }) => runId === run.id),
    returns: returns.filter(({ runId }) => runId === run.id),
  }))
}

/**
 * The statements that were taken in, newest first. One goes on where the one before it ended, by the day of its last balance;
 * a fuller one about the same day may begin as the first did.
 */
export const findStatements = (db: Reader): Promise<ImportedStatement[]> =>
  query(
    db,
    ImportedStatement,
    sql`with in_order as (
        select *, lag(closing_cents) over (partition by account, currency order by closed_on, imported_at, place, id) as before,
          lag(closed_on) over (partition by account, currency order by closed_on, imported_at, place, id) as before_on,
          lag(opening_cents) over (partition by account, currency order by closed_on, imported_at, place, id) as before_opening
        from bank_statements
      )
      select statement.id, statement.name, statement.account, statement.currency,
        statement.opening_cents as "openingCents", statement.closing_cents as "closingCents", statement.lines,
        statement.added, statement.unbooked, ${instant('statement.imported_at')} as "importedAt",
        case when before <> opening_cents and not (
          before_on = closed_on and before_opening = opening_cents and added < statement.lines) then before end
          as "expectedOpeningCents",
        case when is_sandbox then 'the make-believe bank'
          else coalesce(nullif(importer.name, ''), importer.email, 'a former operator') end as "importedBy",
        (select count(*) from bank_lines line where line.statement_id = statement.id and line.state = 'matched')::int as matched
      from in_order statement left join users importer on importer.id = statement.imported_by
      order by statement.imported_at desc, statement.place desc, statement.id limit ${runsMax}`,
  )
