import type { ChecklistItem } from '@ledgerleaf/contract/project-files'
import { Check } from 'lucide-react'
import { cn } from '../../ui/cn.ts'
import { type AskedPart, askedParts } from './asked-parts.ts'

const Entry = ({ entry: { title, done } }: { entry: ChecklistItem }) => (
  <li className={cn('flex min-w-0 items-start gap-2.5 py-1 text-note', done && 'text-muted')}>
    <span
      aria-hidden="true"
      className={cn(
        'mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-full border',
        done ? 'border-leaf bg-leaf text-on-leaf' : 'border-edge border-dashed',
      )}
    >
      {done && <Check className="size-3" strokeWidth={2.5} />}
    </span>
    <span className="min-w-0">
      {title}
      <span className="sr-only">{done ? ', there already' : ', missing'}</span>
    </span>
  </li>
)

/** Where there is room each entry has its mark; on a phone a part is its heading and what it misses. */
const Group = ({ part: { title, entries, missing } }: { part: AskedPart }) => (
  <li className="grid content-start gap-x-4 gap-y-1 border-hairline border-t py-3 sm:gap-y-2 sm:pt-4 sm:pb-6">
    <div className="flex items-baseline justify-between gap-4">
      <h3 className="font-[500] font-display text-lg leading-snug">{title}</h3>
      <p
        className={cn(
          'shrink-0 font-mono text-sm tabular-nums',
          missing.length === 0 ? 'text-leaf-strong' : 'text-muted',
        )}
      >
        {entries.length - missing.length} of {entries.length}
      </p>
    </div>
    <ul className="max-sm:hidden">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
    <p className="text-muted text-note sm:hidden">
      {missing.length === 0 ? 'All of it is there.' : missing.join(' · ')}
    </p>
  </li>
)

/** What a file asks, part by part, with what of it is known already. */
export const AskedParts = ({ checklist }: { checklist: readonly ChecklistItem[] }) => (
  <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
    {askedParts(checklist).map((part) => (
      <Group key={part.id} part={part} />
    ))}
  </ul>
)
