import { Skeleton } from '../../ui/Skeleton.tsx'

/** The sheet before anything stands on it. */
export const ReportWaiting = () => (
  <div
    role="status"
    className="grid gap-10 border border-hairline border-t-2 border-t-edge bg-sheet px-5 py-8 sm:px-8"
  >
    <span className="sr-only">Writing the report</span>
    <div className="grid gap-3">
      <Skeleton className="h-8 w-full max-w-96" />
      <Skeleton className="h-4 w-40" />
    </div>
    {[0, 1].map((part) => (
      <div key={part} className="grid gap-3">
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-40 w-full" />
      </div>
    ))}
  </div>
)
