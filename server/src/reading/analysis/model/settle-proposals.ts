import { metricUnit } from '@ledgerleaf/contract/metrics'
import { type Finding, type Gap, type ReportAnalysis, reviewBelow } from '@ledgerleaf/esg/types'
import type { NewFinding } from '../save-reading.ts'
import type { ProposalRefusal, Verified } from './verify-proposal.ts'
import { type ProposedFigure, weighFigure } from './weigh-figure.ts'

// Whatever a model proposes asks for a person's look, however well it fits.
const modelConfidence = reviewBelow - 0.1

export type SettledProposals = {
  findings: NewFinding[]
  accepted: number
  refused: (ProposalRefusal | Reason)[]
}
type Reason = 'two answers' | 'magnitude' | 'sums' | 'contradicts' | 'no alternative' | 'ambiguous'

type Weighed = { value: number; conversion: string; reasons: string[] }

const keyOf = ({ metric, year }: { metric: string; year: number }): string => `${metric} ${year}`
const same = (a: number, b: number): boolean => Math.abs(a - b) <= 0.005 * Math.max(Math.abs(b), 1)

const asRead = ({ rule: _, ...finding }: Finding): NewFinding => ({ ...finding, foundBy: 'reading' })

/** A vote of the model's own: where it is for another of the printed figures, that one takes the place of ours. */
const vote = (
  finding: NewFinding,
  { value, reasons }: Weighed,
  perimeter: string | null,
): NewFinding | Reason | ProposalRefusal => {
  if (same(value, finding.value))
    return {
      ...finding,
      reasons: [...finding.reasons, 'A language model, not told of it, read the same figure.'],
    }
  if (finding.confidence >= reviewBelow) return 'contradicts'
  const chosen = finding.alternatives.find((other) => same(value, other.value))
  if (!chosen) return 'no alternative'
  if (chosen.perimeter !== null && chosen.perimeter !== perimeter) return 'part'
  const { value: old, rawValue, rawUnit, perimeter: part, evidence } = finding
  const rest = finding.alternatives.filter((other) => other !== chosen)
  return {
    ...finding,
    ...chosen,
    conversion: `${chosen.rawValue} ${chosen.rawUnit}, as read`,
    confidence: Math.min(finding.confidence, modelConfidence),
    foundBy: 'model',
    context: [],
    reasons: ['The document prints several figures for it; a language model chose this one.', ...reasons],
    alternatives: [{ value: old, rawValue, rawUnit, perimeter: part, evidence }, ...rest],
  }
}

const added = (
  verified: Verified,
  { value, conversion, reasons }: Weighed,
  perimeter: string | null,
): NewFinding => {
  const { readings: _, ...rest } = verified
  return {
    ...rest,
    value,
    conversion,
    unit: metricUnit(verified.metric),
    confidence: modelConfidence,
    perimeter,
    foundBy: 'model',
    reasons: ['A language model proposed it; figure, unit and year stand on the page.', ...reasons],
    alternatives: [],
  }
}

/** Of the meanings a unit may have, the one that fits what is known; none, where several do or no one does. */
const weigh = (known: readonly ProposedFigure[], { metric, year, readings }: Verified): Weighed | Reason => {
  const weighed = readings.map((reading) => ({
    ...reading,
    ...weighFigure(known, { metric, year, value: reading.value }),
  }))
  const [fitting, ...more] = weighed.filter(({ refusal }) => refusal === null)
  if (fitting) return more.length === 0 ? fitting : 'ambiguous'
  return weighed[0]?.refusal ?? 'ambiguous'
}

/** What is proposed for one figure, perhaps on several pages. */
const grouped = (verified: readonly Verified[]): Verified[][] => {
  const groups = new Map<string, Verified[]>()
  for (const one of verified) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return [...groups.values()]
}

/** What was read together with what a model may add to it: each proposal beside all the others, then one by one. */
export const settleProposals = (
  { findings, gaps, perimeter }: Pick<ReportAnalysis, 'findings' | 'gaps' | 'perimeter'>,
  verified: readonly Verified[],
): SettledProposals => {
  const settled: SettledProposals = { findings: findings.map(asRead), accepted: 0, refused: [] }
  const conflicts = new Set(gaps.filter(({ kind }: Gap) => kind === 'conflict').map(keyOf))
  // What is itself in question binds nobody, nor does a part of the company.
  const known: ProposedFigure[] = findings.filter(
    (finding) => !conflicts.has(keyOf(finding)) && finding.perimeter === perimeter,
  )
  const settleOne = (group: Verified[], first: Verified): Reason | ProposalRefusal | null => {
    const printed = ({ readings }: Verified) => readings[0]?.value ?? 0
    if (group.some((other) => !same(printed(other), printed(first)))) return 'two answers'
    const weighed = weigh(known, first)
    if (typeof weighed === 'string') return weighed
    const at = settled.findings.findIndex((finding) => keyOf(finding) === keyOf(first))
    const old = settled.findings[at]
    if (!old && conflicts.has(keyOf(first))) return 'no alternative'
    const finding = old ? vote(old, weighed, perimeter) : added(first, weighed, perimeter)
    if (typeof finding === 'string') return finding
    if (old) settled.findings[at] = finding
    else settled.findings.push(finding)
    known.push({ metric: first.metric, year: first.year, value: weighed.value })
    return null
  }
  for (const group of grouped(verified)) {
    const refusal = group[0] ? settleOne(group, group[0]) : null
    if (refusal === null) settled.accepted += 1
    else settled.refused.push(...group.map(() => refusal))
  }
  return settled
}
