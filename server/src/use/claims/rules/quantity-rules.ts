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

const judgeAmount = (said: number | null, known: number, what: string, { facts }: Claim): Opinion => {
  const isRetired = what === 'retired'
  const id = isRetired ? 'tonnes-retired' : 'tonnes-removed'
  const waiting = isRetired ? facts.pendingTonnes : 0
  if (known > 0 && (said ?? 0) <= known)
    return allowed(
      id,
      sources.ledger,
      `${tonnes(known)} were ${what} for the period, with certificates anyone can check.`,
    )
  if (waiting > 0 && (said ?? 0) <= known + waiting)
    return condition(
      id,
      sources.ledger,
      `${tonnes(known)} are retired at their registry, and ${tonnes(waiting)} wait for it: they count once it has retired them.`,
      known > 0 ? `Say ${tonnes(known)}, or wait for the registry.` : 'Wait for the registry.',
    )
  if (known === 0)
    return notAllowed(
      id,
      sources.ledger,
      `Nothing was ${what} for the period that counts.${uncounted(facts)}`,
    )
  return notAllowed(
    id,
    sources.ledger,
    `The text says ${tonnes(said ?? 0)}; ${tonnes(known)} were ${what} for the period.${uncounted(facts)}`,
    `Say ${tonnes(known)}, or retire the rest first.`,
  )
}

/** The tonnes are of the years that were looked at, and of no others. */
const ofOtherYears: ClaimRule = ({ years }, { periodStartsOn, periodEndsOn }) => {
  const first = Number(periodStartsOn.slice(0, 4))
  const last = Number(periodEndsOn.slice(0, 4))
  return years.some((year) => year < first || year > last)
    ? [
        condition(
          'other-year',
          sources.ledger,
          `The words name another year than the period that was looked at (${periodStartsOn} to ${periodEndsOn}).`,
          'Choose the period the words are about, and check again.',
        ),
      ]
    : []
}

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
  judgeAmount(claim.amount?.tonnes ?? null, given.facts.retiredTonnes, 'retired', given),
  ...ofOtherYears(claim, given),
  ...besideProduct(claim, given),
]

export const removalRule: ClaimRule = (claim, given) => {
  const { removedTonnes } = given.facts
  const counted = judgeAmount(
    claim.amount?.tonnes ?? null,
    removedTonnes,
    'retired from removal projects',
    given,
  )
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
  if (claim.amount !== null)
    return [
      ...(claim.about === 'unknown' ? productRule(claim, given) : []),
      judgeAmount(claim.amount?.tonnes ?? null, facts.retiredTonnes, 'retired', given),
      ...ofOtherYears(claim, given),
    ]
  if (claim.isWhole) return neutralRule(claim, given)
  return [
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
  return [
    facts.retiredTonnes > 0
      ? allowed(
          'contribution',
          source,
          `${tonnes(facts.retiredTonnes)} retired for the period bear out that you contributed beyond your own value chain.`,
        )
      : condition(
          'contribution',
          source,
          `Nothing was retired for the period that counts: say what the contribution was.${uncounted(facts)}`,
        ),
    ...ofOtherYears(claim, given),
    ...besideProduct(claim, given),
  ]
}
