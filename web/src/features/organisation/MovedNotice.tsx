import { useEffect } from 'react'
import { mine, openedFor } from '../../nouns/organisation/mine.ts'
import { useMine } from '../../nouns/organisation/use-mine.ts'
import { Button } from '../../ui/Button.tsx'

/**
 * This page is of an organisation the session no longer acts for. Nothing on it is touched: whoever typed something can
 * copy it, and goes on when they choose to.
 */
export default function MovedNotice() {
  useEffect(() => void mine.refresh().catch(() => undefined), [])
  const { organisations } = useMine()
  const now = organisations.find(({ isCurrent }) => isCurrent)?.name ?? 'another organisation'
  const page = openedFor()
  const before = page?.name
  const stays = organisations.some(({ id }) => id === page?.id)
  return (
    <div
      role="alert"
      className="sticky top-0 z-40 flex min-h-16 flex-wrap items-center gap-x-6 gap-y-2 border-ochre border-b-2 bg-sheet px-5 py-3 print:hidden"
    >
      <p className="min-w-0 flex-1 basis-72 text-note [overflow-wrap:anywhere]">
        <strong className="font-medium">You act for {now} now.</strong>{' '}
        <span className="text-muted">
          {before && !stays && `You no longer belong to ${before}. `}
          {before ? `This page is still that of ${before}` : 'This page is still the one from before'}: what
          you typed is here until you reload.
        </span>
      </p>
      <Button size="small" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  )
}
