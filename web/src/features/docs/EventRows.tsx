import { ChevronDown } from 'lucide-react'
import type { EventGroup } from './event-groups.ts'
import { FieldTable } from './FieldTable.tsx'

/** The events about one noun: what each says beside its name, and its fields behind one press on the row. */
export const EventRows = ({ group: { noun, title, events } }: { group: EventGroup }) => (
  <section aria-labelledby={`about-${noun}`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h2 id={`about-${noun}`} className="text-xl">
      {title}
    </h2>
    <ul className="border-edge border-t">
      {events.map(({ type, says, fields }) => (
        <li key={type} id={type} className="scroll-mt-28 border-hairline border-b">
          <details className="group/row">
            <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[1rem_minmax(0,1fr)] content-center gap-x-2 gap-y-0.5 py-2 hover:bg-sheet sm:grid-cols-[1rem_10.5rem_minmax(0,1fr)] [&::-webkit-details-marker]:hidden">
              <ChevronDown
                aria-hidden="true"
                strokeWidth={1.75}
                className="mt-1 size-4 -rotate-90 text-leaf-strong transition-transform group-open/row:rotate-0"
              />
              <code className="font-medium font-mono text-fine leading-6">{type}</code>
              <span className="max-w-text text-muted text-note leading-6 max-sm:col-start-2">{says}</span>
            </summary>
            <div className="pt-1 pb-5">
              <FieldTable caption={`Fields of ${type}`} fields={fields} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  </section>
)
