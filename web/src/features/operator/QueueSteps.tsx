import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { buttonLook } from '../../ui/button-look.ts'
import { Kbd } from '../../ui/Kbd.tsx'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { useWaiting } from './use-waiting.ts'
import { neighbours, type WaitingItem } from './waiting-items.ts'

type WayProps = { item: WaitingItem | null; way: 'Previous' | 'Next'; keyName: string }

const Way = ({ item, way, keyName }: WayProps) => {
  if (!item) return null
  const Sign = way === 'Next' ? ChevronRight : ChevronLeft
  const sign = <Sign aria-hidden="true" className="size-4" strokeWidth={1.75} />
  return (
    <Link
      to={item.to}
      aria-label={`${way}: ${item.title}`}
      title={item.title}
      className={buttonLook('quiet', 'small', 'min-h-11! max-sm:min-w-11 max-sm:px-0!')}
    >
      {way === 'Previous' && sign}
      <span className="max-sm:sr-only">{way}</span>
      <Kbd className="max-lg:hidden">{keyName}</Kbd>
      {way === 'Next' && sign}
    </Link>
  )
}

type QueueStepsProps = {
  /** What of the queue the page is about. */
  isHere: (item: WaitingItem) => boolean
  /** Leads to where it is decided; a page that has no such place leaves it out. */
  onDecide?: () => void
}

/** Where this one stands in the queue, and the ways on. Where it is decided on the page, a key leads there too. */
export const QueueSteps = ({ isHere, onDecide }: QueueStepsProps) => {
  const navigate = useNavigate()
  const { data: items } = useWaiting()
  const { place, before, next } = neighbours(items ?? [], isHere)
  // What was decided here no longer waits, and the way on stays; what never waited is in no queue to go on in.
  const [hasWaited, setHasWaited] = useState(false)
  if (place !== null && !hasWaited) setHasWaited(true)
  const go = (item: WaitingItem | null) => void (item && navigate(item.to))
  useShortcuts('The queue', [
    { key: 'j', says: 'Next in the queue', run: () => go(next) },
    { key: 'k', says: 'The one before', run: () => go(before) },
    ...(onDecide ? [{ key: 'd', says: 'To the decision', run: onDecide }] : []),
    { key: 'u', says: 'Back to the queue', run: () => void navigate('/operator') },
  ])
  // The page is about something else: it does without the queue when that cannot be read.
  if (!items || !(hasWaited || place !== null)) return null
  return (
    <nav aria-label="The queue" className="-mr-3 flex min-h-11 items-center gap-x-1 text-sm">
      <span className="mr-2 text-muted tabular-nums">
        {place === null
          ? items.length === 0
            ? 'Nothing else waits'
            : `${items.length} ${items.length === 1 ? 'waits' : 'wait'}`
          : `${place} of ${items.length}`}
      </span>
      <Way item={before} way="Previous" keyName="k" />
      <Way item={next} way="Next" keyName="j" />
    </nav>
  )
}
