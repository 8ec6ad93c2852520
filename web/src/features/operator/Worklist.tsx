import {
  Banknote,
  Building2,
  ChevronRight,
  CircleDollarSign,
  Image,
  type LucideIcon,
  MessageSquare,
  Sprout,
  Stamp,
} from 'lucide-react'
import { useRef } from 'react'
import { dueWords, nearnessLook, nearnessOf } from '../../nouns/operator/due-words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeDate } from '../../ui/format.ts'
import { Kbd } from '../../ui/Kbd.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { cutAtWord } from './cut-at-word.ts'
import { useWaiting } from './use-waiting.ts'
import { daysWaited, waitWords } from './wait-words.ts'
import type { WaitingItem, WaitingKind } from './waiting-items.ts'

const kindSigns: Record<WaitingKind, LucideIcon> = {
  retirement: Stamp,
  payout: Banknote,
  money: CircleDollarSign,
  project: Sprout,
  photographs: Image,
  seller: Building2,
  ticket: MessageSquare,
}

/** Older than this, somebody has reason to ask what became of it. */
const daysMax = 5

/** By which day it has to be done, or else for how long it has waited. */
const When = ({ item: { dueOn, since } }: { item: WaitingItem }) => {
  const now = new Date()
  if (dueOn)
    return (
      <span className={cn('font-medium', nearnessLook[nearnessOf(dueOn, now)])}>
        Due{' '}
        <time dateTime={dueOn} className="whitespace-nowrap">
          {dueWords(dueOn, now)}
        </time>
      </span>
    )
  const days = daysWaited(since, now)
  return (
    <span
      title={since && writeDate(since)}
      className={days !== null && days > daysMax ? 'text-attention' : 'text-muted'}
    >
      {days === null ? 'Ready now' : `Waits ${waitWords(days)}`}
    </span>
  )
}

/** One line, one thing: whom it is from, what is asked, and for how long it has waited. All of it leads there. */
const Row = ({ item }: { item: WaitingItem }) => {
  const Sign = kindSigns[item.kind]
  return (
    <li className="group relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-hairline border-b px-4 py-4 last:border-b-0 hover:bg-sunken sm:px-5">
      <span
        aria-hidden="true"
        className="grid size-10 place-items-center rounded-soft border border-hairline text-leaf"
      >
        <Sign className="size-5" strokeWidth={1.5} />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="text-muted text-sm [overflow-wrap:anywhere] max-sm:line-clamp-3">{item.from}</p>
        <p className="[overflow-wrap:anywhere]">
          <span className="text-muted">{item.asks}</span>{' '}
          <TextLink to={item.to} className="font-medium after:absolute after:inset-0">
            {item.title}
          </TextLink>
        </p>
        <p className="max-w-text text-muted text-sm [overflow-wrap:anywhere]">{cutAtWord(item.text)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums max-sm:col-span-2 max-sm:col-start-2 sm:justify-end">
        {item.withWhom && <Badge tone="neutral">With {item.withWhom}</Badge>}
        <When item={item} />
        <ChevronRight
          aria-hidden="true"
          className="ml-auto size-5 text-muted group-focus-within:text-leaf-strong group-hover:text-leaf-strong"
          strokeWidth={1.75}
        />
      </div>
    </li>
  )
}

/** All that waits for an operator, in one line to be worked through, with the mouse or with two keys. */
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
            text="Retirements for the registries, payouts, projects, sellers and messages appear here as they come."
          />
        ) : (
          <div className="grid gap-3">
            <p className="text-muted text-sm max-lg:hidden">
              Due dates first, then what waits longest. <Kbd>j</Kbd> and <Kbd>k</Kbd> walk, <Kbd>Enter</Kbd>{' '}
              opens, <Kbd>?</Kbd> shows all keys.
            </p>
            <ol ref={list} className="border-edge border-t-2 bg-sheet">
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
