import { writeAct } from '@ledgerleaf/contract/act-words'
import { entryTopics, topicOf, writeKind } from '@ledgerleaf/contract/entry-words'
import type { LogEntry } from '@ledgerleaf/contract/log'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { writeCount, writeDate, writeUtc, writeWhole } from '../../ui/format.ts'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'
import { TopicMark } from './TopicMark.tsx'

const hashStart = 12

/** One is named; of several the first, and how many more. */
const tellProjects = ([first, ...others]: readonly string[]): string =>
  others.length === 0 ? `${first}` : `${first} and ${writeCount(others.length, 'other project')}`

/** The columns of a row and of the heads above them. */
const columns =
  'sm:grid-cols-[3.5rem_6.5rem_1.25rem_minmax(0,1fr)_5rem] sm:gap-x-4 lg:gap-x-6 lg:grid-cols-[3.5rem_6.5rem_1.25rem_minmax(0,1fr)_5rem_10.5rem]'

/** What stands in the columns; on a phone a row names its figures itself. */
export const LogHeads = () => (
  <div
    aria-hidden="true"
    className={cn('grid px-4 py-2 text-fine text-muted max-sm:hidden sm:px-5', columns)}
  >
    <span>Entry</span>
    <span>Date</span>
    <span className="col-start-4">What happened</span>
    <span className="text-right">Credits</span>
    <span className="pl-8 max-lg:hidden">Hash begins</span>
  </div>
)

type LogRowProps = {
  entry: LogEntry
  /** Opens what stands behind this line. */
  more?: ReactNode
}

/** One entry in a line: its number, what it is about, what it did, how much, and the beginning of its hash. */
const LogRow = ({ entry, more }: LogRowProps) => {
  const topic = topicOf(entry.kind)
  const does = entry.act === null ? writeKind(entry.kind) : writeAct(entry.act)
  return (
    <li
      className={cn(
        'relative grid grid-cols-[auto_1.25rem_minmax(0,1fr)] items-baseline gap-x-3 border-hairline border-b px-4 py-2.5 last:border-b-0 hover:bg-paper sm:px-5',
        columns,
      )}
    >
      {/* The whole row leads to the entry: its proof is there. */}
      <Link
        to={`/log/${entry.index}`}
        aria-label={`Entry ${writeWhole(entry.index)}: ${does}`}
        title={writeUtc(entry.at)}
        className={cn(
          textLinkLook,
          'min-w-8 justify-self-start font-mono text-sm tabular-nums after:absolute after:inset-0',
        )}
      >
        {writeWhole(entry.index)}
      </Link>
      <time
        dateTime={entry.at}
        className="text-muted text-sm tabular-nums max-sm:order-last max-sm:col-start-3 max-sm:text-fine"
      >
        {writeDate(entry.at)}
      </time>
      <span className="flex h-[1lh] items-center justify-center self-start">
        <TopicMark topic={topic} />
        <span className="sr-only">{topic ? entryTopics[topic].name : 'Other'}</span>
      </span>
      <p className="min-w-0">
        <span className="font-medium">{does}</span>
        {more}
        {entry.certificateId && (
          <TextLink
            to={`/certificates/${entry.certificateId}`}
            className="relative ml-3 whitespace-nowrap text-sm"
          >
            Certificate
          </TextLink>
        )}
        {entry.credits !== null && (
          <span className="block font-mono text-note tabular-nums sm:hidden">
            {writeCount(entry.credits, 'credit')}
          </span>
        )}
        {entry.projectNames.length > 0 && (
          <span className="block text-muted text-sm">{tellProjects(entry.projectNames)}</span>
        )}
      </p>
      <span className="text-right font-mono text-note tabular-nums max-sm:hidden">
        {entry.credits !== null && (
          <>
            {writeWhole(entry.credits)}
            <span className="sr-only">{entry.credits === 1 ? ' credit' : ' credits'}</span>
          </>
        )}
      </span>
      <span title={entry.hash} className="pl-8 font-mono text-fine text-muted max-lg:hidden">
        {entry.hash.slice(0, hashStart)}…
      </span>
    </li>
  )
}

/** An entry, and behind it those that say the same. */
export const LogRows = ({ entry, alike }: { entry: LogEntry; alike: readonly LogEntry[] }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LogRow
        entry={entry}
        more={
          alike.length > 0 && (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className="relative block min-h-6 whitespace-nowrap text-leaf-strong sm:ml-3 sm:inline-block text-sm underline decoration-leaf/50 underline-offset-4"
            >
              {isOpen ? 'fewer' : `and ${writeWhole(alike.length)} more`}
              <span className="sr-only"> of the same</span>
            </button>
          )
        }
      />
      {isOpen && alike.map((one) => <LogRow key={one.index} entry={one} />)}
    </>
  )
}
