import { cn } from './cn.ts'

/** Where text will stand once it is here. Decoration: the region around it says that it is loading. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={cn('block animate-pulse rounded-soft bg-sunken dark:bg-hairline/55', className ?? 'h-4 w-24')}
  />
)
