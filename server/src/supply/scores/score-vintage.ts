import type { ScoreCard, ScoreGrade, ScorePillar, ScorePoint } from '@ledgerleaf/contract/scores'
import type { ScoreFacts } from './facts.ts'
import { judgeGates } from './gates.ts'
import { judgeRule, type Pillar } from './rule.ts'
import { grades, limit, pillars, ruleSet } from './rule-set.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const applies = ({ basis }: ScorePoint) => basis !== 'not applicable'
// What is known of a type and our own records speak for themselves: neither is the project's evidence.
const asksForEvidence = ({ basis }: ScorePoint) => basis === 'document' || basis === 'missing'
const tenths = (number: number) => Math.round(number * 10) / 10

/** What does not apply leaves the sum, and the rest of the pillar carries its whole weight. */
const pillarPoints = (pillar: Pillar, facts: ScoreFacts, items: readonly ScorePoint[]) => {
  const asked = items.filter(applies)
  const share = sum(asked.map(({ points }) => points)) / sum(asked.map(({ pointsMax }) => pointsMax))
  const cap = pillar.cap?.(facts) ?? null
  const reached = cap ? Math.min(share, cap.share) : share
  return { points: tenths(pillar.weight * reached), cap: cap?.reason ?? null }
}

const judgePillar = (pillar: Pillar, facts: ScoreFacts): ScorePillar => {
  const items = pillar.rules.map((rule) => judgeRule(rule, facts))
  const { id, title, weight } = pillar
  return { id, title, weight, ...pillarPoints(pillar, facts, items), items }
}

const percent = ({ points, weight }: ScorePillar) => (points / weight) * 100

const addUp = (judged: readonly ScorePillar[]): { value: number; limitedBy: string | null } => {
  const total = sum(judged.map(({ points }) => points))
  const limiting = judged.filter(({ id }) => limit.pillars.some((name) => name === id))
  const lowest = limiting.reduce((low, one) => (percent(one) < percent(low) ? one : low))
  const ceiling = limit.factor * percent(lowest)
  if (total <= ceiling) return { value: Math.round(total), limitedBy: null }
  return { value: Math.round(ceiling), limitedBy: lowest.title }
}

const gradeOf = (value: number): ScoreGrade => grades.find(({ from }) => value >= from)?.grade ?? 'E'

/** The points each missing item would add to the whole, limits included. */
const findRaises = (judged: readonly ScorePillar[], facts: ScoreFacts): ScoreCard['raises'] => {
  const now = addUp(judged).value
  const raises = judged.flatMap((pillar) =>
    pillar.items.flatMap((item) => {
      if (item.raise === null) return []
      const rule = pillars.find(({ id }) => id === pillar.id)
      if (!rule) return []
      const items = pillar.items.map((one) => (one === item ? { ...one, points: one.pointsMax } : one))
      const raised = { ...pillar, ...pillarPoints(rule, facts, items) }
      const gain = addUp(judged.map((one) => (one === pillar ? raised : one))).value - now
      return [{ rule: item.rule, title: item.title, raise: item.raise, gain }]
    }),
  )
  return raises.sort((a, b) => b.gain - a.gain || a.rule.localeCompare(b.rule))
}

/** The scorecard of one vintage: the same facts give the same card, on any machine, at any time. */
export const scoreVintage = (facts: ScoreFacts): ScoreCard => {
  const gates = judgeGates(facts)
  const judged = pillars.map((pillar) => judgePillar(pillar, facts))
  const rated = gates.every(({ passed }) => passed)
  const { value, limitedBy } = addUp(judged)
  const asked = judged.flatMap(({ items }) => items).filter(asksForEvidence)
  const shown = asked.filter(({ basis }) => basis === 'document')
  const confidence = (sum(shown.map((one) => one.pointsMax)) / sum(asked.map((one) => one.pointsMax))) * 100
  return {
    vintage: facts.vintage,
    ruleSet,
    value: rated ? value : null,
    grade: rated ? gradeOf(value) : null,
    confidence: Math.floor(confidence),
    limitedBy: rated ? limitedBy : null,
    gates,
    pillars: judged,
    raises: findRaises(judged, facts),
  }
}
