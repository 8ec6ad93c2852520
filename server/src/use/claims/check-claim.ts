import type { CheckedClaim, ClaimAnswer, ClaimFinding, UnderstoodClaim } from '@ledgerleaf/contract/claims'
import { type ReadClaim, readClaims } from './reading/read-claims.ts'
import { readLanguage } from './reading/read-language.ts'
import { findUnread } from './reading/unread-words.ts'
import { judgeClaim } from './rules/judge-claim.ts'
import { judgeSum } from './rules/judge-sum.ts'
import type { Claim, Opinion } from './rules/rule.ts'
import { suggest } from './suggest.ts'

/** Changes with every change of a rule or a word, so that an answer can be explained later. */
export const rulesVersion = '2026-11-16'

const strictness: Readonly<Record<ClaimAnswer, number>> = {
  not_allowed: 0,
  condition: 1,
  not_understood: 2,
  allowed: 3,
}
const strictest = (answers: readonly ClaimAnswer[]): ClaimAnswer =>
  answers.reduce<ClaimAnswer>(
    (worst, next) => (strictness[next] < strictness[worst] ? next : worst),
    'allowed',
  )

/** What the person said they speak of can make a claim stricter, never milder than the words themselves. */
const withSubject = (claim: ReadClaim, about: Claim['about']): ReadClaim => {
  if (about === 'product') return { ...claim, about: 'product' }
  return claim.about === 'unknown' && about ? { ...claim, about } : claim
}

const understood = (claim: ReadClaim, opinions: readonly Opinion[], text: string): UnderstoodClaim => ({
  kind: claim.kind,
  verdict: strictest(opinions.map(({ verdict }) => verdict)),
  startsAt: claim.startsAt,
  endsAt: claim.endsAt,
  words: text.slice(claim.startsAt, claim.endsAt),
  about: claim.about,
  time: claim.time,
  isNegated: claim.isNegated,
  scopes: [...new Set(claim.scopes)],
  tonnes: claim.amount?.tonnes ?? null,
})

/** The same sentence of the same rule is said once, for the first words it is about. */
const once = (findings: readonly ClaimFinding[]): ClaimFinding[] =>
  findings.filter(
    ({ ruleId, why }, index) =>
      findings.findIndex((other) => other.ruleId === ruleId && other.why === why) === index,
  )

/** The words against the rules and the ledger. Deterministic: the same words and facts give the same answer. */
export const checkClaim = (given: Claim): CheckedClaim => {
  const { text, facts, footprint, today } = given
  const reading = readClaims(text, Number(today.slice(0, 4)))
  const judged = reading.claims.map((read) => {
    const claim = withSubject(read, given.about)
    const phrase = text.slice(claim.startsAt, claim.endsAt)
    return { claim, phrase, opinions: judgeClaim(claim, given, phrase) }
  })
  // The same tonnes said twice are no more of them.
  const summed = judgeSum(
    judged.map(({ claim }) => claim),
    given,
  )
  if (summed) judged.at(-1)?.opinions.push(summed)
  const unread = findUnread(text, reading, {
    names: facts.names,
    retirements: facts.retirements,
    isDenial: judged.length > 0 && judged.every(({ claim }) => claim.isNegated),
    isRemoval: judged.some(({ claim }) => claim.kind === 'removal'),
  })
  const strict = strictest(judged.flatMap(({ opinions }) => opinions.map(({ verdict }) => verdict)))
  // Green is never the default: something was understood, all of it holds, and no word is left over.
  const isGreen = strict === 'allowed' && judged.length > 0 && unread.length === 0
  const language = readLanguage(text)
  return {
    verdict: strict === 'allowed' && !isGreen ? 'not_understood' : strict,
    language,
    text,
    claims: judged
      .map(({ claim, opinions }) => understood(claim, opinions, text))
      .sort((a, b) => a.startsAt - b.startsAt),
    notUnderstood: unread,
    findings: once(
      judged.flatMap(({ phrase, opinions }) =>
        opinions.map((opinion): ClaimFinding => ({ ...opinion, phrase })),
      ),
    ).sort((a, b) => strictness[a.verdict] - strictness[b.verdict]),
    facts,
    footprint,
    suggestion: suggest(given, language),
    rulesVersion,
  }
}
