import { cn } from '../../ui/cn.ts'

/** The marks of a ruler of prices: the same on the dashboard, among the listings and beside the form. */
export const priceMarks = {
  own: { name: 'Yours', look: 'size-2.5 bg-leaf [clip-path:polygon(0_0,100%_0,50%_100%)]' },
  others: { name: 'Others', look: 'h-2.5 w-px bg-edge' },
  median: { name: 'Median of others', look: 'h-4 w-0.5 bg-ink' },
} as const

type PriceKeysProps = { marks?: readonly (keyof typeof priceMarks)[]; className?: string }

/** What each mark on a ruler of prices is. */
export const PriceKeys = ({ marks = ['own', 'others', 'median'], className }: PriceKeysProps) => (
  <span className={cn('flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm', className)}>
    {marks.map((mark) => (
      <span key={mark} className="inline-flex items-center gap-2">
        <span aria-hidden="true" className={priceMarks[mark].look} />
        {priceMarks[mark].name}
      </span>
    ))}
  </span>
)
