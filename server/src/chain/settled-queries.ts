import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether an entry of the log stands on a chain with all its confirmations, for the statements of others. What the contract
 * had before this database knew of it, as after a restore, has no transaction here, and the mirror is past it.
 */
export const isEntryConfirmed = (index: SQL): SQL => sql`coalesce((
  select bool_or(state = 'confirmed' and not (ends_open and last_index = ${index})) from chain_transactions
  where kind = 'record' and state not in ('dropped', 'refused') and first_index <= ${index} and last_index >= ${index}
), exists (select from chain_mirrors where clear_to > ${index}))`

/** The calls that no contract has refused, for the statements of others; the block only once it has its confirmations. */
export const standingCalls: SQL = sql`(
  select call.about, done.chain_id, done.contract, done.block from chain_calls call
  left join chain_transactions sent on sent.id = call.transaction_id
  left join chain_transactions done on done.id = sent.id and done.state = 'confirmed'
  where call.refused is null and sent.state is distinct from 'refused'
)`
