import type { ScoreCard } from '@ledgerleaf/contract/scores'

type Counted = Pick<ScoreCard, 'value' | 'limitedBy'> & {
  pillars: readonly { id: string; points: number }[]
}

/**
 * The points of each pillar as whole numbers that add up to the score: tenths beside a whole number would come to another
 * sum. What was lost by rounding down goes to those that lost most. Where one pillar holds the score down, they add up to
 * what they are without it.
 */
export const wholePoints = ({ value, limitedBy, pillars }: Counted): ReadonlyMap<string, number> => {
  const total = pillars.reduce((sum, { points }) => sum + points, 0)
  const whole = value === null || limitedBy !== null ? Math.round(total) : value
  const down = new Map(pillars.map(({ id, points }) => [id, Math.floor(points)]))
  const missing = whole - [...down.values()].reduce((sum, points) => sum + points, 0)
  const mostLost = pillars
    .filter(({ points }) => points % 1 > 0)
    .toSorted((one, two) => (two.points % 1) - (one.points % 1))
  for (const { id } of mostLost.slice(0, Math.max(0, missing))) down.set(id, (down.get(id) ?? 0) + 1)
  return down
}
