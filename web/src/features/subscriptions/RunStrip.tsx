import { cn } from '../../ui/cn.ts'
import { type StripRun, stripOf, type Told } from './run-strip.ts'

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

/** Times past and to come, beside each other. What became of each is told in words below, so this is only seen. */
export const RunStrip = ({ subscription }: { subscription: Told }) => {
  const strip = stripOf(subscription)
  if (strip.length === 0) return null
  return (
    <div aria-hidden="true" className="grid gap-3">
      <div className="grid grid-cols-6 gap-x-1.5 gap-y-3 sm:grid-cols-12">
        {strip.map(({ on, state }, at) => {
          const date = new Date(on)
          const isNewYear = at === 0 || strip[at - 1]?.on.slice(0, 4) !== on.slice(0, 4)
          return (
            <div key={on} className="grid gap-1">
              <span className={cn('h-8', state === 'to come' ? 'border' : 'border-2', marks[state])} />
              <span className="text-center font-mono text-[0.6875rem] text-muted leading-tight">
                {month.format(date)}
                {isNewYear && <span className="block">{year.format(date)}</span>}
              </span>
            </div>
          )
        })}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-fine text-muted">
        {[...new Set(strip.map(({ state }) => state))].map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span
              className={cn('size-3 shrink-0', state === 'to come' ? 'border' : 'border-2', marks[state])}
            />
            {words[state]}
          </li>
        ))}
      </ul>
    </div>
  )
}
