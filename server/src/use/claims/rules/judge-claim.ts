import type { ClaimKind } from '@ledgerleaf/contract/claims'
import type { ReadClaim } from '../reading/read-claims.ts'
import { netZeroRule, neutralRule, positiveRule, zeroRule } from './offset-rules.ts'
import { compensatedRule, contributionRule, removalRule, retiredRule } from './quantity-rules.ts'
import {
  allowed,
  type Claim,
  type ClaimRule,
  notAllowed,
  notUnderstood,
  type Opinion,
  tonnes,
} from './rule.ts'
import { sources } from './sources.ts'
import { futureRule, genericRule, labelRule, reducedRule, renewableRule } from './wording-rules.ts'

const rules: Readonly<Record<Exclude<ClaimKind, 'label'>, ClaimRule>> = {
  neutral: neutralRule,
  zero: zeroRule,
  positive: positiveRule,
  net_zero: netZeroRule,
  net_zero_target: futureRule,
  compensated: compensatedRule,
  reduced: reducedRule,
  renewable: renewableRule,
  removal: removalRule,
  retired: retiredRule,
  contribution: contributionRule,
  generic: genericRule,
}

const unclear = {
  question: 'A question asserts nothing we could judge. Write what you want to say as a statement.',
  told: 'These words tell what others said or did: we cannot judge them as yours.',
  'left open': 'It is denied of one, and left open of whom it is said: write the whole of it.',
  'denied twice': 'Denied twice: we do not understand what is meant.',
} as const

const denied = ({ kind }: ReadClaim, { facts }: Claim): Opinion =>
  ['compensated', 'retired', 'removal', 'contribution'].includes(kind) && facts.retiredTonnes > 0
    ? notAllowed(
        'denied-and-retired',
        sources.ledger,
        `The words deny it, and ${tonnes(facts.retiredTonnes)} were retired for you in the period.`,
      )
    : allowed('denied', sources.ledger, 'The words deny the claim: nothing is said that would need proof.')

/** General praise is of today even in a sentence about tomorrow. */
const isPromise = ({ kind, time }: ReadClaim) => time === 'future' && kind !== 'generic' && kind !== 'label'

/** What the rules say about one claim, of the places where it is read. */
export const judgeClaim = (claim: ReadClaim, given: Claim, phrase: string): Opinion[] => {
  if (isPromise(claim) && (!claim.isUnclear || claim.isUnclear === 'left open'))
    return futureRule(claim, given)
  if (claim.isUnclear) return [notUnderstood('unclear', sources.ledger, unclear[claim.isUnclear])]
  if (claim.isNegated) return [denied(claim, given)]
  return (claim.kind === 'label' ? labelRule(phrase) : rules[claim.kind])(claim, given)
}
