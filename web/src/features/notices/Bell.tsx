import { Bell as BellSign } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { UnreadCount } from '../../nouns/notice/UnreadCount.tsx'
import type { AboveNotices } from './above-notices.ts'

// Whoever never opens it need not load it.
const BellPanel = lazy(() => import('./BellPanel.tsx'))

/** What is new, always in sight. How much lies over it and moves nothing. */
export const Bell = ({ above }: { above?: AboveNotices | undefined }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title="Notifications"
        onClick={() => setOpen(true)}
        className="relative grid size-11 shrink-0 place-items-center rounded-soft text-muted hover:bg-sunken hover:text-ink"
      >
        <BellSign aria-hidden="true" className="size-5" strokeWidth={1.5} />
        <span className="sr-only">Notifications </span>
        <span aria-live="polite" className="absolute top-0 right-0 grid">
          <UnreadCount />
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <BellPanel above={above} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
