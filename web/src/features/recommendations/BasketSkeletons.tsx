import { Skeleton } from '../../ui/Skeleton.tsx'

const figures = ['covers', 'removals', 'score']

/** What the best basket comes to, before it is known: its total with the way to buy it, and three figures. */
export const HeadSkeleton = () => (
  <div aria-hidden="true" className="grid gap-5 border-leaf border-t-2 bg-sheet p-5 sm:px-7">
    <div className="flex flex-wrap items-end justify-between gap-5">
      <div className="grid gap-3">
        <Skeleton className="h-3 w-12" />
        <Skeleton className="h-10 w-52" />
        <Skeleton className="h-3 w-28" />
      </div>
      <Skeleton className="h-11 w-40 max-sm:w-full" />
    </div>
    <div className="grid grid-cols-3 gap-5 border-hairline border-t pt-4">
      {figures.map((figure) => (
        <div key={figure} className="grid gap-3">
          <Skeleton className="h-3 w-16" />
          <Skeleton className="h-6 w-20 max-w-full" />
        </div>
      ))}
    </div>
    <Skeleton className="h-3 w-4/5" />
  </div>
)

/** A basket beside others: its name, its price, what it is compared by, and its lines. */
export const CardSkeleton = () => (
  <div aria-hidden="true" className="grid content-start gap-5 border-edge border-t-2 bg-sheet p-5">
    <div className="grid gap-2.5">
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-3 w-full" />
      <Skeleton className="h-3 w-4/5" />
    </div>
    <Skeleton className="h-8 w-36" />
    <div className="grid border-hairline border-t">
      {['price', ...figures].map((figure) => (
        <div key={figure} className="flex justify-between border-hairline border-b py-2.5">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-3 w-12" />
        </div>
      ))}
    </div>
    <div className="grid gap-3">
      {figures.map((line) => (
        <Skeleton key={line} className="h-3.5 w-full" />
      ))}
    </div>
    <Skeleton className="h-11 w-full" />
  </div>
)
