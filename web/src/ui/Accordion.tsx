import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { cn } from './cn.ts'
import { MinusSign, PlusSign } from './icons.tsx'

type Entry = { id: string; title: string; content: ReactNode }

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The arrow keys go from question to question, as in any list of them. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key]
  if (!step) return
  const titles = [...event.currentTarget.querySelectorAll<HTMLElement>('button[aria-expanded]')]
  const at = titles.indexOf(event.target as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  titles[step(at, titles.length)]?.focus()
}

/** One answer open at a time, the first one at the start; clicking the open one closes it. */
export const Accordion = ({ entries }: { entries: readonly Entry[] }) => {
  const [open, setOpen] = useState(entries[0]?.id)
  // The first answer is there from the start and does not move; the others unfold when they are asked for.
  const [isTouched, setTouched] = useState(false)
  const name = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its buttons let through
    <div className="border-hairline border-t" onKeyDown={walk}>
      {entries.map(({ id, title, content }) => {
        const isOpen = id === open
        const Sign = isOpen ? MinusSign : PlusSign
        return (
          <div key={id} className="border-hairline border-b">
            <h3>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`${name}-${id}`}
                onClick={() => {
                  setTouched(true)
                  setOpen(isOpen ? undefined : id)
                }}
                className="flex min-h-14 w-full items-center justify-between gap-6 py-3 text-left font-display text-lg focus-visible:-outline-offset-2"
              >
                {title}
                <Sign className="size-5 shrink-0 text-leaf" />
              </button>
            </h3>
            <div id={`${name}-${id}`} hidden={!isOpen} className={cn(isTouched && 'unfolds')}>
              {isOpen && (
                <div className="overflow-hidden">
                  <div className="mb-5 max-h-36 max-w-text overflow-y-auto text-muted">{content}</div>
                </div>
              )}
            </div>
          </div>
        )
      })}
    </div>
  )
}
