import type { ReadClaim } from '../reading/read-claims.ts'
import { type Claim, condition, type Opinion, tonnes } from './rule.ts'
import { sources } from './sources.ts'

/** Amounts that each hold may not hold together. */
export const judgeSum = (claims: readonly ReadClaim[], { facts }: Claim): Opinion | null => {
  const sumOf = (...kinds: ReadClaim['kind'][]) =>
    [...new Set(claims.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))].reduce(
      (sum, amount) => sum + (amount?.tonnes ?? 0),
      0,
    )
  const isTooMuch =
    sumOf('retired', 'compensated') > facts.retiredTonnes || sumOf('removal') > facts.removedTonnes
  return isTooMuch
    ? condition(
        'tonnes-summed',
        sources.ledger,
        `Together the amounts are more than the ${tonnes(facts.retiredTonnes)} that were retired, ${tonnes(facts.removedTonnes)} of them removals: say each tonne once.`,
      )
    : null
}
