import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'
import type { ReplayFault } from './replay-batches.ts'

const faultsMax = 100

/** Money on both of its sides, each posting of an entry that stands in the log. */
const moved = `
  select posting.to_account as account, posting.asset, posting.amount, posting.position, posting.entry_id
  from ledger_postings posting where is_money(posting.asset)
  union all
  select posting.from_account, posting.asset, -posting.amount, posting.position, posting.entry_id
  from ledger_postings posting where is_money(posting.asset)`

const Overdrawn = z.object({
  entry_id: z.string(),
  leaf_index: z.nullable(z.number()),
  account: z.string(),
  taken: z.number(),
  held: z.number(),
})

// A window the database sorts on its disk: accounts of money are as many as orders, too many to hold in memory.
const findOverdrawn = namedStatement(
  'ledger_find_overdrawn_money',
  Overdrawn,
  `select entry_id, leaf_index, account, -amount as taken, (remaining - amount)::bigint as held from (
     select moved.entry_id, leaf.leaf_index, leaf.position, moved.account, moved.amount,
       sum(moved.amount) over (
         partition by moved.account, moved.asset
         order by leaf.leaf_index nulls last, leaf.position, moved.position
       ) as remaining
     from (${moved}) moved join log_leaves leaf on leaf.entry_id = moved.entry_id
     where moved.account not like 'world/%'
   ) running
   where remaining < 0 and amount < 0 order by leaf_index nulls last, position limit ${faultsMax}`,
)
const findMiskept = namedStatement(
  'ledger_find_miskept_money',
  z.object({ account: z.string(), asset: z.string(), kept: z.nullable(z.number()), recomputed: z.number() }),
  `select account, asset, balance.amount as kept, coalesce(summed.amount, 0)::bigint as recomputed
   from (select * from ledger_balances where is_money(asset)) balance
   full join (
     select moved.account, moved.asset, sum(moved.amount) as amount
     from (${moved}) moved join log_leaves leaf on leaf.entry_id = moved.entry_id
     group by moved.account, moved.asset
   ) summed using (account, asset)
   where coalesce(balance.amount, 0) <> coalesce(summed.amount, 0) limit ${faultsMax}`,
)
const findSerials = namedStatement(
  'ledger_find_money_with_serials',
  z.object({ entry_id: z.string(), leaf_index: z.nullable(z.number()) }),
  `select posting.entry_id, leaf.leaf_index from ledger_postings posting
   join log_leaves leaf on leaf.entry_id = posting.entry_id
   where is_money(posting.asset) and posting.serials is not null limit ${faultsMax}`,
)

/** That no posting took money that was not there, and that what is kept is what the postings add up to. */
export const verifyMoney = async (db: Reader): Promise<ReplayFault[]> => {
  const overdrawn = await findOverdrawn(db, [])
  const withSerials = await findSerials(db, [])
  const miskept = await findMiskept(db, [])
  return [
    ...overdrawn.map(({ entry_id, leaf_index, account, taken, held }) => ({
      entryId: entry_id,
      index: leaf_index,
      says: `takes ${taken} from ${account}, which holds ${held}`,
    })),
    ...withSerials.map(({ entry_id, leaf_index }) => ({
      entryId: entry_id,
      index: leaf_index,
      says: 'gives serials to money',
    })),
    ...miskept.map(({ account, asset, kept, recomputed }) => ({
      entryId: null,
      index: null,
      says:
        kept === null
          ? `the balance of ${asset} in ${account} is gone; it was ${recomputed}`
          : `${account} is kept with ${kept} of ${asset}; its postings add up to ${recomputed}`,
    })),
  ]
}
