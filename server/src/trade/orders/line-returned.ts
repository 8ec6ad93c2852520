import { sql } from 'drizzle-orm'

/**
 * Of a `line` of `orders`, for the statements of whoever tells of it: the credits whose money went back. What is left of an
 * order that was taken back whole goes with it, and its lines are not counted down.
 */
export const returnedOfLine = sql`case when orders.status = 'refunded' and orders.settled_at is not null
  then line.quantity else line.returned end`

/** Those of them that were retired or withdrawn before, and did not go to their seller. */
export const keptOfLine = sql`line.kept_retired`
