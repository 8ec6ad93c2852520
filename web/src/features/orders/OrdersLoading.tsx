import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'

/** The sums and the rows to come, in the places they will have. */
export const OrdersLoading = () => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">Loading your orders</span>
    <div className="grid grid-cols-2 gap-px border-edge border-t-2 bg-hairline sm:grid-cols-[1fr_2fr_2fr]">
      {['orders', 'credits', 'paid'].map((name) => (
        <div key={name} className="grid gap-3 bg-sheet px-4 py-3.5 last:max-sm:col-span-2 sm:px-5">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-7 w-28" />
        </div>
      ))}
    </div>
    <SkeletonRows room="h-80" />
  </div>
)
