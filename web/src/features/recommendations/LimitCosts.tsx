import type { LimitCost, Wish } from '@ledgerleaf/contract/recommendations'
import { limitWords } from '../../nouns/recommendation/words.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'

const say = ({ costsCents, scoreGain, costsTonnes }: LimitCost, goal: Wish['goal']): string => {
  if (costsTonnes !== null && costsTonnes > 0) return `costs ${writeWhole(costsTonnes)} t`
  if (goal === 'quality' && scoreGain !== null)
    return Math.abs(scoreGain) < 0.05 ? 'costs no quality' : `costs ${scoreGain.toFixed(1)} points`
  if (costsCents === 0) return 'costs nothing'
  return costsCents > 0 ? `costs ${writeCents(costsCents)}` : `saves ${writeCents(-costsCents)}`
}

/** Each limit against the same wish without it. */
export const LimitCosts = ({ costs, goal }: { costs: readonly LimitCost[]; goal: Wish['goal'] }) => (
  <section className="grid content-start gap-3">
    <Heading level={2} look="small">
      What each limit costs
    </Heading>
    <dl className="border-hairline border-t">
      {costs.map((cost) => (
        <div key={cost.limit} className="flex justify-between gap-4 border-hairline border-b py-2.5">
          <dt className="text-note">{limitWords[cost.limit]}</dt>
          <dd className="whitespace-nowrap font-mono text-[0.875rem] tabular-nums">{say(cost, goal)}</dd>
        </div>
      ))}
    </dl>
    <p className="text-muted text-sm">Each recalculated without that limit.</p>
  </section>
)
