import { cn } from '../../ui/cn.ts'

/** Of different heights, as months are, and of nobody's figures. */
const bars = ['h-6', 'h-14', 'h-9', 'h-20', 'h-12', 'h-24']

/** The chart of months before the first sale. */
export const GhostMonths = () => (
  <div className="flex h-28 items-end gap-4 border-edge border-b px-4">
    {bars.map((height) => (
      <span key={height} className={cn('flex-1 border border-edge border-b-0 border-dashed', height)} />
    ))}
  </div>
)
