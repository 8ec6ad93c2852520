import type { Tx } from '../../platform/db.ts'
import type { Obstacle, Subject } from '../../platform/personal-data.ts'

/** Why a person cannot be erased yet, each with what to do; empty where nothing stands against it. */
export const findEntanglements = async (
  tx: Tx,
  obstacles: readonly Obstacle[],
  subject: Subject,
): Promise<string[]> => {
  const found: string[] = []
  for (const { count, says } of obstacles) {
    const { rows } = await tx.execute<{ count: number }>(count(subject))
    const much = Number(rows[0]?.count ?? 0)
    if (much > 0) found.push(says(much))
  }
  return found
}
