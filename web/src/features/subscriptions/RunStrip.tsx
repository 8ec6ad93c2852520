import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { type StripRun, type StripStep, stepsOf, sumSteps, type Told } from './run-strip.ts'

const marks: Record<StripRun['state'], string> = {
  bought: 'border-leaf bg-leaf',
  retired: 'border-leaf-strong bg-leaf-strong',
  charging: 'border-leaf',
  confirming: 'border-attention',
  retrying: 'border-attention',
  left_out: 'border-attention',
  failed: 'border-error',
  planned: 'border-leaf border-dashed',
  'to come': 'border-hairline',
}

const words: Record<StripRun['state'], string> = {
  bought: 'Bought',
  retired: 'Bought and retired',
  charging: 'Being paid',
  confirming: 'Waits for you',
  retrying: 'Trying again tomorrow',
  left_out: 'Left out: the basket cost more than the cap',
  failed: 'Payment failed',
  planned: 'Planned next',
  'to come': 'After that',
}
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'UTC' })

/** The steps that say how many tonnes there are with them: all where the figures are short, else where it matters. */
const saysTonnes = (steps: readonly StripStep[], at: number): boolean => {
  const isShort = (steps.at(-1)?.tonnes ?? 0) < 1000
  return isShort || at === steps.length - 1 || steps[at + 1]?.state === 'planned'
}

/** Of the tallest step in per cent; the lowest is still seen. */
const heightOf = ({ tonnes }: StripStep, steps: readonly StripStep[]): number =>
  12 + 88 * (tonnes / Math.max(1, ...steps.map((step) => step.tonnes)))

/** Times past and to come as stairs. What became of each is told in words below, so the picture is only seen. */
export const RunStrip = ({ subscription }: { subscription: Told }) => {
  const steps = stepsOf(subscription)
  if (steps.length === 0) return null
  const { boughtTonnes, tonnes } = sumSteps(subscription)
  const last = steps.at(-1)?.on ?? ''
  return (
    <div className="grid gap-3">
      <div aria-hidden="true" className="grid gap-3">
        <div
          className="grid max-w-2xl gap-x-0.5 sm:gap-x-1"
          style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
        >
          {steps.map((step, at) => {
            const { on, state } = step
            const date = new Date(on)
            const isNewYear = at === 0 || steps[at - 1]?.on.slice(0, 4) !== on.slice(0, 4)
            return (
              <div key={on} className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[6.5rem_auto] gap-1">
                <div className="flex flex-col justify-end">
                  {saysTonnes(steps, at) && (
                    <span
                      className={cn(
                        'whitespace-nowrap font-mono text-[0.6875rem] text-muted tabular-nums',
                        at === steps.length - 1 && step.tonnes >= 1000 ? 'self-end' : 'self-center',
                      )}
                    >
                      {writeWhole(step.tonnes)}
                    </span>
                  )}
                  <span
                    className={cn(state === 'to come' ? 'border border-b-2' : 'border-2', marks[state])}
                    style={{ height: `${heightOf(step, steps) * 0.85}%` }}
                  />
                </div>
                <span className="text-center font-mono text-[0.6875rem] text-muted leading-tight">
                  {/* Twelve names do not fit beside each other on a phone: every third has its own. */}
                  <span className="relative block h-[1.25em] sm:hidden">
                    {at % 3 === 0 && (
                      <span className="absolute inset-x-[-1rem] whitespace-nowrap">{month.format(date)}</span>
                    )}
                  </span>
                  <span className="max-sm:hidden">{month.format(date)}</span>
                  {/* Out of flow: a year is wider than a column of a phone and would push the next one. */}
                  <span className="relative block h-[1.25em]">
                    {isNewYear && (
                      <span className="absolute inset-x-[-1rem] whitespace-nowrap">{year.format(date)}</span>
                    )}
                  </span>
                </span>
              </div>
            )
          })}
        </div>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-fine text-muted">
          {[...new Set(steps.map(({ state }) => state))].map((state) => (
            <li key={state} className="flex items-center gap-2">
              <span
                className={cn('size-3 shrink-0', state === 'to come' ? 'border' : 'border-2', marks[state])}
              />
              {words[state]}
            </li>
          ))}
        </ul>
      </div>
      <p className="text-note tabular-nums">
        {writeWhole(boughtTonnes)} t bought{tonnes > boughtTonnes && `; ${writeWhole(tonnes)} t`}
        {tonnes > boughtTonnes && ` by ${month.format(new Date(last))} ${year.format(new Date(last))}`}
      </p>
    </div>
  )
}
