import { dueWords, nearnessLook, nearnessOf } from '../../nouns/operator/due-words.ts'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useWaiting } from './use-waiting.ts'
import { daysWaited, waitWords } from './wait-words.ts'
import type { WaitingItem } from './waiting-items.ts'

const shownMax = 5

const When = ({ item: { dueOn, since } }: { item: WaitingItem }) => {
  const now = new Date()
  if (dueOn)
    return (
      <span className={cn('font-medium', nearnessLook[nearnessOf(dueOn, now)])}>
        Due {dueWords(dueOn, now)}
      </span>
    )
  const days = daysWaited(since, now)
  return <span className="text-muted">{days === null ? 'Ready now' : `Waits ${waitWords(days)}`}</span>
}

/** The first of the queue, wherever an operator asks what is new. Nothing is told twice: it is the queue itself. */
export const WaitingShort = ({ onOpen }: { onOpen?: () => void }) => {
  const { data: items } = useWaiting()
  if (!items) return null
  return (
    <section aria-label="What waits for operators" className="border-hairline border-b bg-sheet">
      <p className="flex items-baseline justify-between gap-4 border-hairline border-b bg-sunken px-4 py-2 font-mono text-eyebrow text-muted sm:px-5">
        <span>To do as an operator</span>
        <TextLink to="/operator" {...(onOpen && { onClick: onOpen })}>
          {items.length > 0 ? `All ${writeWhole(items.length)}` : 'The queue'}
        </TextLink>
      </p>
      {items.length === 0 ? (
        <p className="px-4 py-4 text-muted text-note sm:px-5">Nothing waits.</p>
      ) : (
        <ul>
          {items.slice(0, shownMax).map((item) => (
            <li
              key={`${item.kind} ${item.id}`}
              className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-hairline border-b px-4 py-3 last:border-b-0 hover:bg-paper sm:px-5"
            >
              <p className="min-w-0 [overflow-wrap:anywhere]">
                <span className="text-muted">{item.asks}</span>{' '}
                <TextLink
                  to={item.to}
                  {...(onOpen && { onClick: onOpen })}
                  className="font-medium after:absolute after:inset-0"
                >
                  {item.title}
                </TextLink>
              </p>
              <p className="text-sm tabular-nums">
                <When item={item} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
