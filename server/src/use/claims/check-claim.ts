import type { CheckedClaim, ClaimFinding } from '@ledgerleaf/contract/claims'
import { neutralityRules } from './neutrality-rules.ts'
import { quantityRules } from './quantity-rules.ts'
import { type Claim, type ClaimRule, tonnes } from './rule.ts'
import { wordingRules } from './wording-rules.ts'

/** Changes with every change of a rule, so that an answer can be explained later. */
export const rulesVersion = '2026-11'

const rules: readonly ClaimRule[] = [...neutralityRules, ...quantityRules, ...wordingRules]

const apply = (rule: ClaimRule, claim: Claim): ClaimFinding[] => {
  const { id: ruleId, source, isSourceChecked } = rule
  const seen = new Set<string>()
  return [...claim.text.matchAll(rule.words)].flatMap((match) => {
    const phrase = match[0].trim()
    // The same word three times over is one thing to mend.
    if (seen.has(phrase.toLowerCase())) return []
    seen.add(phrase.toLowerCase())
    const opinion = rule.judge(claim, match)
    return opinion ? [{ ruleId, source, isSourceChecked, phrase, ...opinion }] : []
  })
}

const severity = { not_allowed: 0, condition: 1, allowed: 2 } as const

// To be published as it stands, so the days are written out.
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const writeDay = (day: string) => longDay.format(new Date(day))

const suggest = ({ facts, periodStartsOn, periodEndsOn }: Claim): string | null => {
  if (facts.retiredTonnes === 0) return null
  const certificates =
    facts.retirements === 1 ? 'a public certificate' : `${facts.retirements} public certificates`
  const removed =
    facts.removedTonnes > 0 ? ` ${tonnes(facts.removedTonnes)} of them are carbon removals.` : ''
  return `Between ${writeDay(periodStartsOn)} and ${writeDay(periodEndsOn)} we retired ${tonnes(facts.retiredTonnes)} of CO2e in carbon credits, with ${certificates}.${removed} They come on top of our own reductions and do not count toward them.`
}

/** The words against the rules and the ledger. Deterministic: the same words and facts give the same answer. */
export const checkClaim = (claim: Claim): CheckedClaim => {
  const findings = rules
    .flatMap((rule) => apply(rule, claim))
    .sort((a, b) => severity[a.verdict] - severity[b.verdict])
  return {
    verdict: findings[0]?.verdict ?? 'allowed',
    findings,
    facts: claim.facts,
    footprint: claim.footprint,
    suggestion: suggest(claim),
    rulesVersion,
  }
}
