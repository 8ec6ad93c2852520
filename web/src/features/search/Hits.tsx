import { useId } from 'react'
import { Link } from 'react-router'
import { writeDate, writeWhole } from '../../ui/format.ts'
import type { Find, FoundGroup } from './group-finds.ts'

const sizeOf = ({ credits }: Find): string | null =>
  credits === null ? null : `${writeWhole(credits)} ${credits === 1 ? 'credit' : 'credits'}`

const Row = ({ find, onOpen }: { find: Find; onOpen: () => void }) => {
  const beside = [sizeOf(find), find.at && writeDate(find.at)].filter(Boolean).join(' · ')
  return (
    <li>
      <Link
        to={find.to}
        onClick={onOpen}
        className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-soft px-2 py-1.5 hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <span className="block truncate font-medium">{find.title}</span>
          {find.text && <span className="block truncate text-muted text-sm">{find.text}</span>}
        </span>
        {beside && <span className="text-right text-muted text-sm tabular-nums max-sm:hidden">{beside}</span>}
      </Link>
    </li>
  )
}

const Group = ({ group: { name, finds }, onOpen }: { group: FoundGroup; onOpen: () => void }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="pt-3">
      <h2 id={id} className="px-2 pb-1 font-mono text-eyebrow text-muted">
        {name}
      </h2>
      <ul>
        {finds.map((find) => (
          <Row key={find.to} find={find} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

/** What was found, by kind, each a link to where it stands. */
export const Hits = ({ groups, onOpen }: { groups: readonly FoundGroup[]; onOpen: () => void }) =>
  groups.map((group) => <Group key={group.name} group={group} onOpen={onOpen} />)
