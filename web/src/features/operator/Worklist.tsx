import { useRef } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeDate } from '../../ui/format.ts'
import { Kbd } from '../../ui/Kbd.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useWaiting } from './use-waiting.ts'
import type { WaitingItem } from './waiting-items.ts'

const dayMs = 24 * 60 * 60 * 1000
const waitOf = (since: string): string => {
  const days = Math.floor((Date.now() - Date.parse(since)) / dayMs)
  if (!Number.isFinite(days)) return ''
  return days <= 0 ? 'today' : days === 1 ? 'for a day' : `for ${days} days`
}

/** One line, one thing: whom it is from, what is asked, and for how long it has waited. */
const Row = ({ item }: { item: WaitingItem }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-hairline border-b py-4 last:border-b-0 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_auto]">
    <p className="font-medium [overflow-wrap:anywhere]">{item.from}</p>
    <div className="grid min-w-0 gap-0.5 max-md:order-last max-md:col-span-2">
      <p className="[overflow-wrap:anywhere]">
        <span className="text-muted">{item.asks}</span> <TextLink to={item.to}>{item.title}</TextLink>
      </p>
      <p className="line-clamp-2 text-muted text-sm [overflow-wrap:anywhere]">{item.text}</p>
    </div>
    <p className="flex flex-wrap items-center justify-end gap-x-3 text-muted text-sm tabular-nums">
      {item.withWhom && <Badge tone="neutral">With {item.withWhom}</Badge>}
      <span title={item.since && writeDate(item.since)}>Waits {waitOf(item.since)}</span>
    </p>
  </li>
)

/** All that waits for a decision, in one line to be worked through, with the mouse or with two keys. */
export const Worklist = () => {
  const list = useRef<HTMLOListElement>(null)
  const step = (by: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[at < 0 ? (by > 0 ? 0 : links.length - 1) : at + by]?.focus()
  }
  useShortcuts('The queue', [
    { key: 'j', says: 'Next in the queue', run: () => step(1) },
    { key: 'k', says: 'The one before', run: () => step(-1) },
  ])
  return (
    <Loaded query={useWaiting()} what="the queue" room="h-56">
      {(items) =>
        items.length === 0 ? (
          <EmptyState
            of="letters"
            title="Nothing waits"
            text="Projects, sellers and messages appear here when they are handed in."
          />
        ) : (
          <div className="grid gap-3">
            <p className="text-muted text-sm max-lg:hidden">
              The longest waiting first. <Kbd>j</Kbd> and <Kbd>k</Kbd> walk, <Kbd>Enter</Kbd> opens,{' '}
              <Kbd>?</Kbd> shows all keys.
            </p>
            <ol ref={list} className="border-edge border-t-2 bg-sheet px-4 sm:px-5">
              {items.map((item) => (
                <Row key={`${item.kind} ${item.id}`} item={item} />
              ))}
            </ol>
          </div>
        )
      }
    </Loaded>
  )
}
