import type { ReadClaim } from '../reading/read-claims.ts'
import { isEachBorneOut, isNarrow, partsIn } from '../reading/read-scope.ts'
import { neutralRule, productRule } from './offset-rules.ts'
import {
  allowed,
  type Claim,
  type ClaimRule,
  condition,
  notAllowed,
  type Opinion,
  readsInUnion,
  tonnes,
  uncounted,
} from './rule.ts'
import { sources } from './sources.ts'

/** The words name a year that was not looked at. */
const isOfOtherYears = ({ years }: ReadClaim, { periodStartsOn, periodEndsOn }: Claim): boolean => {
  const first = Number(periodStartsOn.slice(0, 4))
  const last = Number(periodEndsOn.slice(0, 4))
  return years.some((year) => year < first || year > last)
}

/** Tonnes of the projects, places and days that the words name. */
const countNamed = (claim: ReadClaim, given: Claim, isRemoval: boolean) => {
  // Of a year that was not looked at nothing is known here; that is said apart.
  const scope = isOfOtherYears(claim, given) ? { ...claim.scope, spans: [] } : claim.scope
  const parts = given.parts.filter((part) => part.isRemoval || !isRemoval)
  const sum = (isFor?: boolean) =>
    isEachBorneOut(scope, parts, isFor)
      ? partsIn(scope, parts, isFor).reduce((total, part) => total + part.tonnes, 0)
      : 0
  return { known: sum(), ofPeriod: sum(true), isNarrowed: isNarrow(scope) }
}

const judgeAmount = (claim: ReadClaim, given: Claim, what: string): Opinion => {
  const { facts } = given
  const said = claim.amount?.tonnes ?? null
  const isRetired = what === 'retired'
  const { known, ofPeriod, isNarrowed } = countNamed(claim, given, !isRetired)
  const id = isRetired ? 'tonnes-retired' : 'tonnes-removed'
  const waiting = isRetired ? facts.pendingTonnes : 0
  const where = isNarrowed ? 'of what the words name and when' : 'for the period'
  if (known > 0 && (said ?? 0) <= known)
    return allowed(
      id,
      sources.ledger,
      `${tonnes(known)} were ${what} ${where}, with certificates anyone can check.`,
    )
  if (ofPeriod > 0 && (said ?? 0) <= ofPeriod)
    return condition(
      id,
      sources.ledger,
      `${tonnes(ofPeriod)} were ${what} for that time, but not all of them in it.`,
      'Say “for” and the period, or the days on which the registry retired them.',
    )
  if (waiting > 0 && (said ?? 0) <= known + waiting)
    return condition(
      id,
      sources.ledger,
      `${tonnes(known)} are retired at their registry, and ${tonnes(waiting)} wait for it: they count once it has retired them.`,
      known > 0 ? `Say ${tonnes(known)}, or wait for the registry.` : 'Wait for the registry.',
    )
  if (known === 0)
    return notAllowed(id, sources.ledger, `Nothing was ${what} ${where} that counts.${uncounted(facts)}`)
  return notAllowed(
    id,
    sources.ledger,
    `The text says ${tonnes(said ?? 0)}; ${tonnes(known)} were ${what} ${where}.${uncounted(facts)}`,
    `Say ${tonnes(known)}, or retire the rest first.`,
  )
}

/** The tonnes are of the years that were looked at, and of no others. */
const ofOtherYears: ClaimRule = (claim, given) =>
  isOfOtherYears(claim, given)
    ? [
        condition(
          'other-year',
          sources.ledger,
          `The words name another year than the period that was looked at (${given.periodStartsOn} to ${given.periodEndsOn}).`,
          'Choose the period the words are about, and check again.',
        ),
      ]
    : []

/** Tonnes beside a product are taken for the product's own. */
const besideProduct: ClaimRule = ({ about }, given) =>
  about === 'product'
    ? [
        condition(
          'tonnes-beside-product',
          readsInUnion(given) ? sources.euInvestment : sources.ledger,
          'What was retired must not be taken for a quality of the product: say it apart from it.',
        ),
      ]
    : []

export const retiredRule: ClaimRule = (claim, given) => [
  judgeAmount(claim, given, 'retired'),
  ...ofOtherYears(claim, given),
  ...besideProduct(claim, given),
]

export const removalRule: ClaimRule = (claim, given) => {
  const { removedTonnes } = given.facts
  const counted = judgeAmount(claim, given, 'retired from removal projects')
  return [
    // Without an amount nobody can tell how much is meant.
    claim.amount === null && counted.verdict === 'allowed'
      ? condition(
          'tonnes-removed',
          sources.ledger,
          `Say how many tonnes: ${tonnes(removedTonnes)} of removals were retired.`,
        )
      : counted,
    ...ofOtherYears(claim, given),
    ...besideProduct(claim, given),
  ]
}

/** So many tonnes, or all of it, or a part of it. */
export const compensatedRule: ClaimRule = (claim, given) => {
  const { facts } = given
  if (claim.about === 'product') return neutralRule(claim, given)
  const counted =
    claim.amount === null ? [] : [judgeAmount(claim, given, 'retired'), ...ofOtherYears(claim, given)]
  if (claim.isOfTonnes) return [...(claim.about === 'unknown' ? productRule(claim, given) : []), ...counted]
  // "We offset our emissions with 400 tonnes" says that they are offset, all of them.
  if (claim.isWhole) return [...neutralRule(claim, given), ...counted]
  return [
    ...counted,
    facts.retiredTonnes > 0
      ? condition(
          'offset-part',
          sources.ledger,
          'Say which part is meant, how many tonnes it is, and how many were retired for it.',
        )
      : notAllowed(
          'offset-part',
          sources.ledger,
          `Nothing was retired in the period. Credits that are only held have offset nothing.${uncounted(facts)}`,
        ),
  ]
}

export const contributionRule: ClaimRule = (claim, given) => {
  const { facts } = given
  const source = readsInUnion(given) ? sources.euInvestment : sources.ledger
  const { known } = countNamed(claim, given, false)
  return [
    known > 0
      ? allowed(
          'contribution',
          source,
          `${tonnes(known)} retired for the period bear out that you contributed beyond your own value chain.`,
        )
      : condition(
          'contribution',
          source,
          `Nothing was retired that counts, of what the words name and when: say what the contribution was.${uncounted(facts)}`,
        ),
    ...ofOtherYears(claim, given),
    ...besideProduct(claim, given),
  ]
}
