import type { CheckedClaim, ClaimAnswer, ClaimFinding, UnderstoodClaim } from '@ledgerleaf/contract/claims'
import { type ReadClaim, readClaims } from './reading/read-claims.ts'
import { readLanguage } from './reading/read-language.ts'
import { findUnread } from './reading/unread-words.ts'
import { judgeClaim } from './rules/judge-claim.ts'
import { judgeSum } from './rules/judge-sum.ts'
import type { Claim, Opinion } from './rules/rule.ts'
import { suggest } from './suggest.ts'
import { joinLines, plainLetters } from './words/plain-letters.ts'

/** Changes with every change of a rule or a word, so that an answer can be explained later. */
export const rulesVersion = '2026-11-18'

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

const understood = (
  { claim, opinions }: Judged,
  place: { startsAt: number; endsAt: number },
  text: string,
): UnderstoodClaim => ({
  kind: claim.kind,
  verdict: strictest(opinions.map(({ verdict }) => verdict)),
  ...place,
  words: text.slice(place.startsAt, place.endsAt),
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

type Judged = { claim: ReadClaim; opinions: Opinion[] }
type Judgement = { verdict: ClaimAnswer; judged: Judged[]; unread: { start: number; end: number }[] }

/** The text in plain letters against the rules and the ledger. */
const judge = (text: string, given: Claim): Judgement => {
  const reading = readClaims(text, given)
  const judged = reading.claims.map((read): Judged => {
    const claim = withSubject(read, given.about)
    return { claim, opinions: judgeClaim(claim, given, text.slice(claim.startsAt, claim.endsAt)) }
  })
  // The same tonnes said twice are no more of them.
  const summed = judgeSum(
    judged.map(({ claim }) => claim),
    given,
  )
  if (summed) judged.at(-1)?.opinions.push(summed)
  const unread = findUnread(text, reading, {
    retirements: given.facts.retirements,
    isDenial: judged.length > 0 && judged.every(({ claim }) => claim.isNegated),
  })
  const strict = strictest(judged.flatMap(({ opinions }) => opinions.map(({ verdict }) => verdict)))
  // Green is never the default: something was understood, all of it holds, and no word is left over.
  const isGreen = strict === 'allowed' && judged.length > 0 && unread.length === 0
  return { verdict: strict === 'allowed' && !isGreen ? 'not_understood' : strict, judged, unread }
}

/** A line may end inside a sentence, or with it: the text is read each way, and the strictest answer holds. */
const judgeLines = (text: string, given: Claim): Judgement =>
  joinLines(text)
    .map((lines) => judge(lines, given))
    .reduce(
      (worst, next) => (strictness[next.verdict] < strictness[worst.verdict] ? next : worst),
      judge(text, given),
    )

/** The words against the rules and the ledger. Deterministic: the same words and facts give the same answer. */
export const checkClaim = (given: Claim): CheckedClaim => {
  const { text, facts, footprint } = given
  const plain = plainLetters(text)
  // A footprint of nothing is none that credits could cover.
  const behind = { ...given, footprint: footprint && footprint.tonnes > 0 ? footprint : null }
  const { verdict, judged, unread } = judgeLines(plain.text, behind)
  const placed = judged.map((one) => {
    const place = plain.placeOf(one.claim.startsAt, one.claim.endsAt)
    return { claim: understood(one, place, text), opinions: one.opinions }
  })
  const language = readLanguage(plain.text)
  return {
    verdict: verdict === 'allowed' && plain.disguised.length > 0 ? 'not_understood' : verdict,
    language,
    text,
    claims: placed.map(({ claim }) => claim).sort((a, b) => a.startsAt - b.startsAt),
    notUnderstood: [...unread.map(({ start, end }) => plain.placeOf(start, end)), ...plain.disguised]
      .sort((a, b) => a.startsAt - b.startsAt)
      .map((place) => ({ ...place, words: text.slice(place.startsAt, place.endsAt) })),
    findings: once(
      placed.flatMap(({ claim, opinions }) =>
        opinions.map((opinion): ClaimFinding => ({ ...opinion, phrase: claim.words })),
      ),
    ).sort((a, b) => strictness[a.verdict] - strictness[b.verdict]),
    facts,
    footprint,
    suggestion: suggest(given, language),
    rulesVersion,
  }
}
