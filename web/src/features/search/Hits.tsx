import { CornerDownLeft } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import type { Find, FoundGroup } from './group-finds.ts'

const sizeOf = ({ credits }: Find): string | null =>
  credits === null ? null : `${writeWhole(credits)} ${credits === 1 ? 'credit' : 'credits'}`

type Choosing = {
  /** The address of the row that Enter opens. */
  chosen: string | null
  onChoose: (to: string) => void
  onOpen: () => void
}

/** On a phone what stands beside a find stands under it: it is what tells two of the same name apart. */
const Row = ({ find, chosen, onChoose, onOpen }: Choosing & { find: Find }) => {
  const beside = [sizeOf(find), find.at && writeDate(find.at)].filter(Boolean)
  const isChosen = find.to === chosen
  return (
    <li>
      <Link
        to={find.to}
        onClick={onOpen}
        onFocus={() => onChoose(find.to)}
        onPointerMove={() => onChoose(find.to)}
        data-chosen={isChosen || undefined}
        className={cn(
          'grid min-h-11 items-center gap-x-4 border-l-2 px-3 py-1.5 focus-visible:-outline-offset-2 sm:grid-cols-[minmax(0,1fr)_auto_1.25rem]',
          isChosen ? 'border-leaf bg-sunken' : 'border-transparent',
        )}
      >
        <span className="min-w-0">
          <span className="block truncate font-medium">{find.title}</span>
          {find.text && <span className="block truncate text-muted text-sm">{find.text}</span>}
        </span>
        <span className="text-muted text-sm tabular-nums sm:text-right">{beside.join(' · ')}</span>
        <CornerDownLeft
          aria-hidden="true"
          strokeWidth={1.5}
          className={cn('size-4 text-muted max-sm:hidden', !isChosen && 'invisible')}
        />
      </Link>
    </li>
  )
}

/** That these are the first of more, and the way to all of them, or to fewer. */
const More = ({
  shown,
  count,
  to,
  onOpen,
}: {
  shown: number
  count: number
  to: string | null
  onOpen: () => void
}) => (
  <p className="px-3 py-2 text-muted text-sm tabular-nums">
    {writeWhole(shown)} of {writeWhole(count)}
    {to ? (
      <>
        {' · '}
        <TextLink to={to} onClick={onOpen} className="inline-flex min-h-6 items-center">
          See all {writeWhole(count)}
        </TextLink>
      </>
    ) : (
      '. Type another word to narrow it down.'
    )}
  </p>
)

const Group = ({ group: { name, finds, more }, ...choosing }: Choosing & { group: FoundGroup }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="pt-3">
      <h2 id={id} className="px-3 pb-1 font-mono text-eyebrow text-muted">
        {name}
      </h2>
      <ul>
        {finds.map((find) => (
          <Row key={find.to} find={find} {...choosing} />
        ))}
      </ul>
      {more && <More shown={finds.length} {...more} onOpen={choosing.onOpen} />}
    </section>
  )
}

/** What was found, by kind, each a link to where it stands; the one that Enter opens is marked. */
export const Hits = ({ groups, ...choosing }: Choosing & { groups: readonly FoundGroup[] }) =>
  groups.map((group) => <Group key={group.name} group={group} {...choosing} />)
