import { type EntryTopic, entryTopics, topicNames } from '@ledgerleaf/contract/entry-words'
import { TopicMark } from './TopicMark.tsx'

type TopicFilterProps = { topic: EntryTopic | null; onTopic: (topic: EntryTopic | null) => void }

const look =
  'flex min-h-10 shrink-0 items-center gap-2 rounded-soft border border-hairline px-3 text-sm hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-sheet aria-pressed:font-medium'

/** One topic of the log, or all of it. On a phone the row is drawn sideways. */
export const TopicFilter = ({ topic, onTopic }: TopicFilterProps) => (
  <fieldset className="relative -mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 pb-1 sm:mx-0 sm:flex-wrap sm:px-0">
    <legend className="sr-only">Entries about</legend>
    <button type="button" className={look} aria-pressed={topic === null} onClick={() => onTopic(null)}>
      All
    </button>
    {topicNames.map((name) => (
      <button
        key={name}
        type="button"
        className={look}
        aria-pressed={topic === name}
        onClick={() => onTopic(name)}
      >
        <TopicMark topic={name} />
        {entryTopics[name].name}
      </button>
    ))}
  </fieldset>
)
