import { entryTopics, topicOf, writeEntry } from '@ledgerleaf/contract/entry-words'
import type { LogEntry } from '@ledgerleaf/contract/log'
import { Link } from 'react-router'
import { writeCount, writeUtc, writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { TopicMark } from './TopicMark.tsx'

const hashStart = 12

/** The row says already whose act it is. */
const writeAct = (act: string): string => {
  const words = act.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** One is named; of several the first, and how many more. */
const tellProjects = ([first, ...others]: readonly string[]): string =>
  others.length === 0 ? `${first}` : `${first} and ${writeCount(others.length, 'other project')}`

/** One entry in a line: what it is about, what it did, how much, its number, and the beginning of its hash. */
export const LogRow = ({ entry }: { entry: LogEntry }) => {
  const topic = topicOf(entry.kind)
  return (
    <li className="relative grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-hairline border-b px-4 py-2.5 last:border-b-0 hover:bg-paper sm:grid-cols-[1.25rem_5.5rem_minmax(0,1fr)_auto_auto] sm:gap-x-4 sm:px-5 lg:grid-cols-[1.25rem_5.5rem_minmax(0,1fr)_auto_8.5rem_4.5rem]">
      <TopicMark topic={topic} />
      <span className="text-muted text-sm max-sm:sr-only">{topic ? entryTopics[topic].name : 'Other'}</span>
      <p className="min-w-0">
        {/* The whole row leads to the entry: its proof is there. */}
        <Link to={`/log/${entry.index}`} className="font-medium after:absolute after:inset-0 hover:underline">
          {entry.act === null ? writeEntry(entry) : writeAct(entry.act)}
        </Link>
        <span className="ml-3 whitespace-nowrap font-mono text-fine text-muted sm:hidden">
          No. {writeWhole(entry.index)}
        </span>
        {entry.certificateId && (
          <TextLink
            to={`/certificates/${entry.certificateId}`}
            className="relative ml-3 whitespace-nowrap text-sm"
          >
            Certificate
          </TextLink>
        )}
        {entry.projectNames.length > 0 && (
          <span className="block text-muted text-sm">{tellProjects(entry.projectNames)}</span>
        )}
      </p>
      <span className="text-right font-mono text-note tabular-nums">
        {entry.credits !== null && writeCount(entry.credits, 'credit')}
      </span>
      <span title={entry.hash} className="font-mono text-fine text-muted max-lg:hidden">
        {entry.hash.slice(0, hashStart)}…
      </span>
      <span
        title={writeUtc(entry.at)}
        className="text-right font-mono text-muted text-sm tabular-nums max-sm:hidden"
      >
        <span className="sr-only">Entry </span>
        {writeWhole(entry.index)}
      </span>
    </li>
  )
}
