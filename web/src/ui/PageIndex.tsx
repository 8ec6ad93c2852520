import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cn } from './cn.ts'
import { useCurrentPart } from './use-current-part.ts'

export type IndexEntry = { id: string; name: string }

type PageIndexProps = {
  entries: readonly IndexEntry[]
  /** Of few letters each: beside each other already in a column. */
  look?: 'short' | 'regular'
  /** What is always at hand, at the right of the parts. */
  children?: ReactNode
}

const looks = {
  regular: { row: 'gap-5 @max-4xl:hidden', fold: '@4xl:hidden' },
  short: { row: 'gap-4 @max-xl:hidden', fold: '@xl:hidden' },
} as const

/** The parts of a long page, always in sight: beside each other where there is room, else behind the one that is read. */
export const PageIndex = ({ entries, look = 'regular', children }: PageIndexProps) => {
  const current = useCurrentPart(entries.map(({ id }) => id))
  const [open, setOpen] = useState(false)
  const link = ({ id, name }: IndexEntry, frame: string) => (
    <a
      href={`#${id}`}
      aria-current={id === current ? 'location' : undefined}
      onClick={() => setOpen(false)}
      className={cn(
        'text-sm transition-colors focus-visible:-outline-offset-2',
        id === current ? 'border-leaf text-ink' : 'border-transparent text-muted hover:text-ink',
        frame,
      )}
    >
      {name}
    </a>
  )
  const shown = entries.find(({ id }) => id === current)?.name
  return (
    <nav
      aria-label="On this page"
      className="@container desk:top-16 sticky top-[4.5rem] z-20 border-edge border-b bg-paper print:hidden"
    >
      <div className="flex min-h-12 items-stretch justify-between gap-4">
        <ol className={cn('flex', looks[look].row)}>
          {entries.map((entry) => (
            <li key={entry.id} className="flex">
              {link(entry, '-mb-px inline-flex items-center whitespace-nowrap border-b-2')}
            </li>
          ))}
        </ol>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className={cn(
            'inline-flex min-w-0 items-center gap-2 text-sm focus-visible:-outline-offset-2',
            looks[look].fold,
          )}
        >
          <ChevronDown
            aria-hidden="true"
            className={cn('size-4 shrink-0 transition-transform', open && 'rotate-180')}
            strokeWidth={1.5}
          />
          <span className="truncate">
            <span className={cn('text-muted', shown && 'max-sm:sr-only')}>On this page{shown && ': '}</span>
            {shown && <span className="font-medium">{shown}</span>}
          </span>
        </button>
        <div className="flex shrink-0 items-center">{children}</div>
      </div>
      {open && (
        <ol
          className={cn('absolute inset-x-0 top-full border-edge border-b bg-paper pb-2', looks[look].fold)}
        >
          {entries.map((entry) => (
            <li key={entry.id} className="border-hairline border-t">
              {link(entry, 'flex min-h-11 items-center border-l-2 px-3')}
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}
