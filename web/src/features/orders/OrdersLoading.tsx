import { Skeleton } from '../../ui/Skeleton.tsx'

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
    <div className="grid border-edge border-t-2 bg-sheet">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex gap-8 border-hairline border-b p-5">
          <div className="grid grow gap-3">
            <Skeleton className="h-4 w-3/5 max-w-72" />
            <Skeleton className="h-3 w-2/5 max-w-48" />
          </div>
          <Skeleton className="h-4 w-24 max-lg:hidden" />
          <Skeleton className="h-4 w-40 max-lg:hidden" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  </div>
)
