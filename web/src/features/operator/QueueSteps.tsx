import { useNavigate } from 'react-router'
import { Kbd } from '../../ui/Kbd.tsx'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useWaiting } from './use-waiting.ts'
import { neighbours, type WaitingItem } from './waiting-items.ts'

const Way = ({ item, said, keyName }: { item: WaitingItem | null; said: string; keyName: string }) =>
  item && (
    <span className="flex min-w-0 items-baseline gap-2">
      <TextLink to={`/operator${item.to}`} className="max-w-64 truncate">
        {said}: {item.title}
      </TextLink>
      <Kbd className="max-lg:hidden">{keyName}</Kbd>
    </span>
  )

/** Where this one stands in the queue, and the ways on. Deciding stands after the evidence; a key leads there too. */
export const QueueSteps = ({ id }: { id: string }) => {
  const navigate = useNavigate()
  const { data: items } = useWaiting()
  const { place, before, next } = neighbours(items ?? [], id)
  const go = (item: WaitingItem | null) => void (item && navigate(`/operator${item.to}`))
  useShortcuts('The queue', [
    { key: 'j', says: 'Next in the queue', run: () => go(next) },
    { key: 'k', says: 'The one before', run: () => go(before) },
    {
      key: 'd',
      says: 'To the decision',
      run: () => document.querySelector<HTMLElement>('#decision textarea')?.focus(),
    },
    { key: 'u', says: 'Back to the queue', run: () => void navigate('/operator') },
  ])
  // The page is about something else: it does without the queue when that cannot be read.
  if (!items) return <p className="min-h-6" />
  return (
    <nav aria-label="The queue" className="flex min-h-6 flex-wrap items-baseline gap-x-6 gap-y-1 text-sm">
      <span className="text-muted tabular-nums">
        {place === null
          ? items.length === 0
            ? 'Nothing else waits.'
            : `${items.length} ${items.length === 1 ? 'waits' : 'wait'}.`
          : `${place} of ${items.length} that wait`}
      </span>
      <Way item={before} said="Before" keyName="k" />
      <Way item={next} said="Next" keyName="j" />
    </nav>
  )
}
