import { Minus, Plus } from 'lucide-react'
import { Accordion as Parts } from 'radix-ui'
import type { ReactNode } from 'react'

type Entry = { id: string; title: string; content: ReactNode }

/** One answer open at a time, the first one at the start; clicking the open one closes it. */
export const Accordion = ({ entries }: { entries: readonly Entry[] }) => (
  <Parts.Root type="single" collapsible defaultValue={entries[0]?.id} className="border-hairline border-t">
    {entries.map((entry) => (
      <Parts.Item key={entry.id} value={entry.id} className="border-hairline border-b">
        <Parts.Header>
          <Parts.Trigger className="group flex min-h-14 w-full items-center justify-between gap-6 py-3 text-left font-display text-lg focus-visible:-outline-offset-2">
            {entry.title}
            <span className="text-leaf">
              <Plus aria-hidden="true" strokeWidth={1.5} className="size-5 group-data-[state=open]:hidden" />
              <Minus
                aria-hidden="true"
                strokeWidth={1.5}
                className="size-5 group-data-[state=closed]:hidden"
              />
            </span>
          </Parts.Trigger>
        </Parts.Header>
        {/* A named group: an answer is read where it stands, and is no landmark to jump to. */}
        <Parts.Content role="group" className="unfolds overflow-hidden">
          <div className="mb-5 max-h-36 max-w-text overflow-y-auto text-muted">{entry.content}</div>
        </Parts.Content>
      </Parts.Item>
    ))}
  </Parts.Root>
)
