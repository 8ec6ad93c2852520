import { useLive } from './use-live.ts'

/** Figures follow by themselves, which nobody needs to be told: only why they do not is said, for as long as that is so. */
export const LiveStatus = () => {
  const { isConnected, error } = useLive()
  if (isConnected || !error) return null
  return (
    <p role="status" className="flex min-w-0 items-center gap-2 text-muted text-sm">
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-attention" />
      <span className="truncate">{error}</span>
    </p>
  )
}
