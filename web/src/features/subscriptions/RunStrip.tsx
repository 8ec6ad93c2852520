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
  'to come': 'border-hairline',
}
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'UTC' })

/** Times past and to come, beside each other. What became of each is told in words below, so this is only seen. */
export const RunStrip = ({ subscription }: { subscription: Told }) => {
  const strip = stripOf(subscription)
  if (strip.length === 0) return null
  return (
    <div aria-hidden="true" className="grid grid-cols-6 gap-x-1.5 gap-y-3 sm:grid-cols-12">
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
  )
}
