import { cn } from '../../ui/cn.ts'
import { useStanding } from './use-standing.ts'

/** How many requests wait for whoever is signed in; nothing while none does. */
export const ApprovalCount = ({ className }: { className?: string }) => {
  const count = useStanding()?.waiting ?? 0
  if (count === 0) return null
  return (
    <span
      className={cn(
        'min-w-5 rounded-full bg-leaf px-1 text-center font-medium font-mono text-eyebrow text-on-leaf leading-5 tabular-nums',
        className,
      )}
    >
      {count}
      <span className="sr-only"> waiting for you</span>
    </span>
  )
}
