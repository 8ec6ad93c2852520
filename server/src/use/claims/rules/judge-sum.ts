import type { ReadClaim } from '../reading/read-claims.ts'
import { type Claim, condition, type Opinion, tonnes } from './rule.ts'
import { sources } from './sources.ts'

/** Amounts that each hold may not hold together. */
export const judgeSum = (claims: readonly ReadClaim[], { facts }: Claim): Opinion | null => {
  const exceeds = (known: number, ...kinds: ReadClaim['kind'][]) => {
    const said = claims.filter(
      ({ kind, isNegated, time }) => kinds.includes(kind) && !isNegated && time !== 'future',
    )
    const amounts = [...new Set(said.flatMap(({ amount }) => (amount ? [amount] : [])))]
    return amounts.length > 1 && amounts.reduce((sum, amount) => sum + amount.tonnes, 0) > known
  }
  return exceeds(facts.retiredTonnes, 'retired', 'compensated') || exceeds(facts.removedTonnes, 'removal')
    ? condition(
        'tonnes-summed',
        sources.ledger,
        `Together the amounts are more than the ${tonnes(facts.retiredTonnes)} that were retired, ${tonnes(facts.removedTonnes)} of them removals: say each tonne once.`,
      )
    : null
}
