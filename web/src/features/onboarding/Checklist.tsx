import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { uncheckedLimitWords } from '@ledgerleaf/contract/seller-check-words'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { sellerQueries } from '../../nouns/seller/queries.ts'
import { cn } from '../../ui/cn.ts'
import { writeCount } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { partOf } from './next-doing.ts'
import { areBlocksBacked, isDisclosed } from './part-words.ts'

type Entry = { id: string; title: string; done: boolean; part: string }

const Entries = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="grid gap-1 text-note">
    {entries.map(({ id, title, done, part }) => (
      <li key={id} className={done ? 'max-lg:hidden' : undefined}>
        <a
          href={`#${part}`}
          className="flex min-h-8 items-start gap-3 rounded-soft py-1 underline-offset-4 hover:underline"
        >
          <span
            aria-hidden="true"
            className={cn(
              'mt-1.5 size-3 shrink-0 rounded-full border',
              done ? 'border-leaf bg-leaf' : 'border-edge',
            )}
          />
          <span className={done ? 'text-muted' : undefined}>
            {title}
            <span className="sr-only">{done ? ', done' : ', open'}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
)

/** On a phone what is done is left out, and a group of nothing else with it. */
const Group = ({ title, entries }: { title: string; entries: readonly Entry[] }) => (
  <div
    className={cn(
      'grid gap-1 border-hairline border-t pt-3',
      entries.every(({ done }) => done) && 'max-lg:hidden',
    )}
  >
    <p className="text-muted text-sm">{title}</p>
    <Entries entries={entries} />
  </div>
)

/** What a file needs for its review, what selling needs besides, and what may stay open; each with the way to it. */
export const Checklist = ({ project }: { project: ProjectDetail }) => {
  const { checklist, file, photographs } = project
  const { data: identity } = useQuery(sellerQueries.identity())
  const done = checklist.filter((entry) => entry.done).length
  const open = checklist.length - done
  const id = useId()
  // Where it stands above the file it is a line: the next of its entries is named above it, and the file begins below.
  const [isShown, setShown] = useState(false)
  return (
    <aside aria-label="Checklist" className="grid content-start gap-4 lg:sticky lg:top-40">
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={2} look="small">
          For the review
        </Heading>
        <p className="font-mono text-sm tabular-nums">
          {done} of {checklist.length}
        </p>
      </div>
      <div aria-hidden="true" className="h-1 bg-hairline">
        <div
          className="h-full bg-leaf transition-[width]"
          style={{ width: `${(done / checklist.length) * 100}%` }}
        />
      </div>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
        className={`${textLinkLook} min-h-6 justify-self-start text-note lg:hidden`}
      >
        {isShown
          ? 'Hide the list'
          : open > 0
            ? `Show ${writeCount(open, 'open entry', 'open entries')}`
            : 'Show what is optional'}
      </button>
      <div id={id} className={cn('grid content-start gap-4', !isShown && 'max-lg:hidden')}>
        <Entries entries={checklist.map((entry) => ({ ...entry, part: partOf[entry.id] ?? 'facts' }))} />
        <Group
          title="Before credits are listed"
          entries={[
            {
              id: 'backed',
              title: 'Serials found at the registry',
              done: areBlocksBacked(project),
              part: 'blocks',
            },
          ]}
        />
        {identity && (
          <Group
            title={`Before you can sell more than ${uncheckedLimitWords.replace(' and ', ' or ')}`}
            entries={[
              {
                id: 'identity',
                title: 'Company checked',
                done: identity.state === 'checked',
                part: 'identity',
              },
            ]}
          />
        )}
        <Group
          title="Optional"
          entries={[
            { id: 'summary', title: 'Summary', done: Boolean(file.summary), part: 'facts' },
            { id: 'photographs', title: 'Photographs', done: photographs.length > 0, part: 'photographs' },
            { id: 'disclosure', title: 'Public disclosure', done: isDisclosed(project), part: 'disclosure' },
          ]}
        />
      </div>
    </aside>
  )
}
