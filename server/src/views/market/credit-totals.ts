import { CreditTotals } from '@ledgerleaf/contract/market'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

/** Where the credits of a project are, counted pile by pile from the ledger's own balances. */
export const findCreditTotals = async (db: Reader, projectId: string): Promise<CreditTotals> => {
  const pile = (name: string) =>
    sql`coalesce(sum(balance.amount) filter (where split_part(balance.account, '/', 2) = ${name}), 0)::bigint`
  const rows = await query(
    db,
    CreditTotals,
    sql`
    select coalesce(sum(balance.amount), 0)::bigint as issued, ${pile('listed')} as "forSale",
      ${pile('available')} as "notListed", ${pile('held')} as "onHold", ${pile('owned')} as "heldByBuyers",
      ${pile('retired')} as retired, ${pile('cancelled')} as cancelled
    from batches batch join ledger_balances balance on balance.asset = batch.id::text and balance.asset <> 'usd'
    where batch.project_id = ${projectId} and balance.account like 'credits/%'`,
  )
  return (
    rows[0] ?? {
      issued: 0,
      forSale: 0,
      notListed: 0,
      onHold: 0,
      heldByBuyers: 0,
      retired: 0,
      cancelled: 0,
    }
  )
}
