import type { PointBasis, ScorePillar, ScorePoint } from '@ledgerleaf/contract/scores'

/** A pillar's whole weight, parted by what its points stand on. */
export type PillarShares = {
  documented: number
  /** Counted by the kind of project or by our own records: points without a document of the project's own. */
  assumed: number
  /** Asked for, and nothing was shown. */
  undocumented: number
  /** Judged, and not granted. */
  lost: number
}

const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0)

const earned = (items: readonly ScorePoint[], ...bases: readonly PointBasis[]): number =>
  sum(items.filter(({ basis }) => bases.includes(basis)).map(({ points }) => points))

/** What does not apply leaves the sum, as it does in the score: the rest of the pillar carries its whole weight. */
export const pillarShares = ({ weight, points, items }: ScorePillar): PillarShares => {
  const asked = items.filter(({ basis }) => basis !== 'not applicable')
  const byDocument = earned(asked, 'document')
  const all = byDocument + earned(asked, 'type of project', 'own records')
  const documented = all > 0 ? (points * byDocument) / all : 0
  const missing = sum(asked.filter(({ basis }) => basis === 'missing').map(({ pointsMax }) => pointsMax))
  const most = sum(asked.map(({ pointsMax }) => pointsMax))
  // A cap takes points that were earned: they are lost, and what nobody has shown stays what it is.
  const undocumented = Math.min(weight - points, most > 0 ? (weight * missing) / most : 0)
  return { documented, assumed: points - documented, undocumented, lost: weight - points - undocumented }
}

export const writePoints = (points: number): string =>
  points.toLocaleString('en-US', { maximumFractionDigits: 1 })
