import { priceMarks } from '../../nouns/listing/PriceKeys.tsx'
import { cn } from '../../ui/cn.ts'
import { GhostStroke } from '../../ui/GhostSheet.tsx'

/** Where marks stand on a ruler of prices, in percent: of nobody's prices. */
const rows = [
  { name: 'w-24', own: 22, median: 46, others: [8, 30, 62, 88], sold: 'w-1/2' },
  { name: 'w-16', own: 58, median: 40, others: [14, 34, 70, 92], sold: 'w-1/4' },
  { name: 'w-20', own: 12, median: 52, others: [20, 44, 66, 80], sold: 'w-3/4' },
] as const

/** The list before the first listing: a name and a price, its place among others, and how much of it is sold. */
export const GhostListings = () => (
  <div className="grid border-edge border-t border-dashed">
    {rows.map(({ name, own, median, others, sold }) => (
      <div
        key={name}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 border-hairline border-b border-dashed py-4 sm:grid-cols-[6rem_minmax(0,1fr)_5rem_3rem]"
      >
        <GhostStroke className={name} />
        <div className="relative h-6 border-edge border-b border-dashed max-sm:order-last max-sm:col-span-2">
          {others.map((at) => (
            <span
              key={at}
              className={cn('absolute bottom-0', priceMarks.others.look)}
              style={{ left: `${at}%` }}
            />
          ))}
          <span className="absolute bottom-0 h-4 w-0.5 bg-edge" style={{ left: `${median}%` }} />
          <span
            className={cn('absolute top-0 -translate-x-1/2 opacity-50', priceMarks.own.look)}
            style={{ left: `${own}%` }}
          />
        </div>
        <div className="h-2 border border-edge border-dashed max-sm:hidden">
          <div className={cn('h-full bg-hairline', sold)} />
        </div>
        <GhostStroke className="w-12 justify-self-end" />
      </div>
    ))}
  </div>
)
