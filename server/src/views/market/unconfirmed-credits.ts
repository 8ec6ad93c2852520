import { type SQL, sql } from 'drizzle-orm'

/**
 * Of the credits retired of a `batch` that keeps this condition, how many their registry has not confirmed: pending there,
 * failed there, or of none. Whether a retirement counts for its buyer weighs more, and stands on its certificate.
 */
export const unconfirmedWhere = (batchIs: SQL): SQL => sql`(
  select coalesce(sum(retirement.quantity), 0)::bigint
  from batches batch join retirements retirement on retirement.batch_id = batch.id
    left join registry_retirements task on task.retirement_id = retirement.id
  where ${batchIs} and task.state is distinct from 'done')`
