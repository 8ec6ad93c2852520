import type { PointBasis, ScoreEvidence, ScorePoint } from '@ledgerleaf/contract/scores'
import type { FoundEvidence, ScoreFacts, Topic } from './facts.ts'

type Judged = { basis: PointBasis; input: string; points: number; evidence?: ScoreEvidence | null }

/** One line of the scorecard: what it asks for, and what it gives for what is there. */
export type ScoreRule = {
  id: string
  title: string
  pointsMax: number
  /** What to show, said to the seller. */
  raise: string
  judge: (facts: ScoreFacts) => Judged
}

export type Pillar = {
  id: string
  title: string
  weight: number
  rules: readonly ScoreRule[]
  /** The share of the pillar that can be reached at most, and why. */
  cap?: (facts: ScoreFacts) => { share: number; reason: string } | null
}

const missing: Judged = { basis: 'missing', input: 'Not found in any document', points: 0 }

export const notApplicable = (why: string): Judged => ({ basis: 'not applicable', input: why, points: 0 })

type Asked = Pick<ScoreRule, 'id' | 'title' | 'pointsMax' | 'raise'> & {
  topic: Topic
  /** The points for one finding; all of them where it is left out. */
  worth?: (found: FoundEvidence, facts: ScoreFacts) => number
  input?: (found: FoundEvidence) => string
  appliesTo?: (facts: ScoreFacts) => string | null
}

/** The finding worth most counts, so one more document can only help. Of equals the first by document and page. */
const best = (found: readonly FoundEvidence[], worth: (one: FoundEvidence) => number) =>
  found.reduce<{ one: FoundEvidence; points: number } | null>((chosen, one) => {
    const points = worth(one)
    return chosen === null || points > chosen.points ? { one, points } : chosen
  }, null)

/** A rule that a document must speak for: without one it gives nothing, never an average. */
export const documented = ({ topic, worth, input, appliesTo, ...rule }: Asked): ScoreRule => ({
  ...rule,
  judge: (facts) => {
    const why = appliesTo?.(facts)
    if (why) return notApplicable(why)
    const found = facts.evidence.filter((one) => one.topic === topic)
    const chosen = best(found, (one) => Math.min(rule.pointsMax, worth ? worth(one, facts) : rule.pointsMax))
    if (!chosen) return missing
    const { documentId, documentName, page, quote } = chosen.one
    return {
      basis: 'document',
      input: input ? input(chosen.one) : 'Found in a document',
      points: chosen.points,
      evidence: { documentId, documentName, page, quote },
    }
  },
})

export const judgeRule = (rule: ScoreRule, facts: ScoreFacts): ScorePoint => {
  const { basis, input, points, evidence = null } = rule.judge(facts)
  const open = basis !== 'not applicable' && points < rule.pointsMax && basis !== 'type of project'
  return {
    rule: rule.id,
    title: rule.title,
    basis,
    input,
    points,
    pointsMax: rule.pointsMax,
    evidence,
    raise: open ? rule.raise : null,
  }
}
