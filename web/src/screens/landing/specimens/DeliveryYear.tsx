import { cn } from '../../../ui/cn.ts'

const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']
const kinds = [
  { name: 'Spot', at: [2], look: 'bg-leaf' },
  { name: 'Forward', at: [5, 11], look: 'border-2 border-leaf' },
  { name: 'Subscription', at: months.map((_, i) => i), look: 'bg-ochre' },
]

/** A year of deliveries: now, on agreed days, or every month. */
export const DeliveryYear = () => (
  <div aria-hidden="true" className="grid gap-2 text-sm">
    <p className="font-mono text-eyebrow text-muted">Sample year</p>
    {kinds.map(({ name, at, look }) => (
      <div key={name} className="grid grid-cols-[6rem_1fr] items-center gap-2">
        <span>{name}</span>
        <span className="grid grid-cols-12 border-hairline border-b">
          {months.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: twelve months, always in this order
            <span key={i} className="grid h-8 place-items-center sm:h-9 border-hairline border-l">
              {at.includes(i) && <span className={cn('size-2.5 rounded-full', look)} />}
            </span>
          ))}
        </span>
      </div>
    ))}
    <div className="grid grid-cols-[6rem_1fr] gap-2 font-mono text-eyebrow text-muted">
      <span />
      <span className="grid grid-cols-12 text-center">
        {months.map((month, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={i}>{month}</span>
        ))}
      </span>
    </div>
  </div>
)
