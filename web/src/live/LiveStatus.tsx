import { cn } from '../ui/cn.ts'
import { useLive } from './use-live.ts'

/** Whether figures on this page follow by themselves: a quiet word while they do, and why when they do not. */
export const LiveStatus = () => {
  const { isConnected, error } = useLive()
  if (!isConnected && !error) return null
  return (
    <p role="status" className="flex min-w-0 items-center gap-2 text-muted text-sm">
      <span
        aria-hidden="true"
        className={cn('size-2 shrink-0 rounded-full', isConnected ? 'bg-leaf' : 'bg-attention')}
      />
      {isConnected ? (
        <span title="Figures on this page follow by themselves.">
          Live<span className="sr-only">: figures on this page follow by themselves.</span>
        </span>
      ) : (
        <span className="truncate">{error}</span>
      )}
    </p>
  )
}
