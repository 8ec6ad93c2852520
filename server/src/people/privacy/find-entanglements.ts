import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import type { Obstacle, Subject } from '../../platform/personal-data.ts'
import { query } from '../../platform/query.ts'

/** PostgreSQL counts in 64 bits, or in more where it sums. */
export const Counted = z.object({ count: z.coerce.number() })

/** Why a person cannot be erased yet, each with what to do; empty where nothing stands against it. */
export const findEntanglements = async (
  tx: Tx,
  obstacles: readonly Obstacle[],
  subject: Subject,
): Promise<string[]> => {
  const found: string[] = []
  for (const { count, says } of obstacles) {
    const [{ count: much = 0 } = {}] = await query(tx, Counted, count(subject))
    if (much > 0) found.push(says(much))
  }
  return found
}
