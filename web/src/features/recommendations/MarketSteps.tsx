import { writePercent } from '@ledgerleaf/contract/percent'
import type { MarketLimit } from '@ledgerleaf/contract/recommendations'
import { stepWords } from '../../nouns/recommendation/words.ts'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'

/** What each condition leaves of the market, from everything on sale down. */
export const MarketSteps = ({ market }: { market: MarketLimit }) => {
  const { steps, wantedTonnes, binding } = market
  const most = Math.max(1, steps[0]?.credits ?? 0)
  return (
    <ol aria-label="What each limit leaves of the market" className="grid border-hairline border-t">
      {steps.map(({ step, credits }, at) => (
        <li
          key={step}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5 border-hairline border-b py-3"
        >
          <span className={cn('text-note', step === binding && 'font-medium')}>
            {at > 0 && <span className="text-muted">after </span>}
            {at > 0 ? stepWords[step].charAt(0).toLowerCase() + stepWords[step].slice(1) : stepWords[step]}
            {step === binding && (
              <span className="block text-attention text-sm">Too little from here on</span>
            )}
          </span>
          <span className="text-right font-mono text-note tabular-nums">
            {writeWhole(credits)}
            <span className="ml-3 inline-block min-w-16 text-muted text-sm">
              {credits >= wantedTonnes ? 'enough' : writePercent(credits, wantedTonnes)}
            </span>
          </span>
          <span aria-hidden="true" className="col-span-2 h-1.5 rounded-full bg-sunken">
            <span
              style={{ width: `${(credits / most) * 100}%` }}
              className={cn(
                'block h-full min-w-px rounded-full',
                credits < wantedTonnes ? 'bg-ochre' : 'bg-leaf',
              )}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
