import { cn } from './cn.ts'
import { Skeleton } from './Skeleton.tsx'

// More than any room holds: what is too many is cut off at its foot.
const rows = Array.from({ length: 14 }, (_, at) => `row ${at}`)

/** Where a list will stand: its rule, and as many of its rows as the room it will take has place for. */
export const SkeletonRows = ({ room }: { room: string }) => (
  <div aria-hidden="true" className={cn('@container overflow-hidden border-edge border-t-2 bg-sheet', room)}>
    {rows.map((row) => (
      <div key={row} className="flex items-start gap-8 border-hairline border-b px-5 py-4">
        <div className="grid grow gap-2.5">
          <Skeleton className="h-4 w-3/5 max-w-72" />
          <Skeleton className="h-3 w-2/5 max-w-48" />
        </div>
        <Skeleton className="@max-2xl:hidden h-4 w-24" />
        <Skeleton className="@max-2xl:hidden h-4 w-32" />
        <Skeleton className="h-4 w-16" />
      </div>
    ))}
  </div>
)
