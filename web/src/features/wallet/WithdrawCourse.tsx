import type { Holding } from '@ledgerleaf/contract/retirements'
import { cn } from '../../ui/cn.ts'
import { writeCount } from '../../ui/format.ts'

const stationsOf = ({ quantity }: Pick<Holding, 'quantity'>) => [
  {
    name: 'Here, as credits',
    says: `You hold ${writeCount(quantity, 'credit')} of this batch, each with its serial number.`,
    mark: 'bg-held',
  },
  {
    name: 'In your wallet, as tokens',
    says: 'One token for each credit. Nothing can be retired, refunded or sold here.',
    mark: 'rounded-full border-dashed bg-paper',
  },
  {
    name: 'Back here, as credits',
    says: 'Whoever brings tokens back holds credits again, and can retire them.',
    mark: 'bg-held',
  },
]

/** Where credits go when they are withdrawn, and that they can come back: from left to right, on a phone downwards. */
export const WithdrawCourse = ({ holding }: { holding: Holding }) => (
  <ol aria-label="The way of withdrawn credits" className="flex flex-col sm:flex-row">
    {stationsOf(holding).map(({ name, says, mark }, at, all) => (
      <li
        key={name}
        className="relative flex min-w-0 flex-1 gap-4 max-sm:pb-6 max-sm:last:pb-0 sm:flex-col sm:gap-3 sm:pr-6"
      >
        {at < all.length - 1 && (
          <span
            aria-hidden="true"
            className="absolute border-edge border-dashed max-sm:top-6 max-sm:bottom-0 max-sm:left-[0.4375rem] max-sm:border-l-2 sm:top-[0.4375rem] sm:right-1 sm:left-5 sm:border-t-2"
          />
        )}
        <span
          aria-hidden="true"
          className={cn('relative mt-1 size-4 shrink-0 border-2 border-edge sm:mt-0', mark)}
        />
        <span className="grid content-start gap-0.5">
          <span className="font-medium text-note">{name}</span>
          <span className="text-muted text-sm">{says}</span>
        </span>
      </li>
    ))}
  </ol>
)
