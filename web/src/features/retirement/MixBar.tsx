import { writePercent } from '@ledgerleaf/contract/percent'
import { cn } from '../../ui/cn.ts'
import type { Mix, MixPart } from './portfolio-mix.ts'

type MixBarProps = {
  mix: Mix
  /** What is lit on the map, if it is of this mix. */
  lit: string | null
  onLight: (part: MixPart) => void
}

/** One way to take a portfolio apart: a bar, and its parts by name, each of which lights its places on the map. */
export const MixBar = ({ mix: { title, parts }, lit, onLight }: MixBarProps) => {
  const all = parts.reduce((sum, { credits }) => sum + credits, 0)
  const isDim = (name: string) => lit !== null && lit !== name
  return (
    <section aria-label={title} className="grid content-start gap-2.5 bg-sheet p-4 sm:p-5">
      <h3 className="font-medium text-sm">{title}</h3>
      <div aria-hidden="true" className="flex h-4 gap-px">
        {parts.map(({ name, credits, fill }) => (
          <span
            key={name}
            style={{ flexGrow: credits, background: fill }}
            className={cn('min-w-0.5 basis-0 transition-opacity', isDim(name) && 'opacity-25')}
          />
        ))}
      </div>
      <ul className="-mx-2 flex flex-wrap lg:grid">
        {parts.map((part) => (
          <li key={part.name}>
            <button
              type="button"
              aria-pressed={lit === part.name}
              onClick={() => onLight(part)}
              className="flex min-h-8 w-full items-center gap-2 rounded-soft px-2 py-1 text-left text-muted text-sm hover:bg-sunken aria-pressed:bg-sunken aria-pressed:text-ink max-sm:min-h-9"
            >
              <span aria-hidden="true" className="size-2.5 shrink-0" style={{ background: part.fill }} />
              <span className="min-w-0 leading-tight">{part.name}</span>
              <span className="ml-auto whitespace-nowrap font-mono text-eyebrow text-ink tabular-nums">
                {writePercent(part.credits, all)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
