import type { Flag } from '@ledgerleaf/contract/findings'
import { Badge } from '../../ui/Badge.tsx'
import { cn } from '../../ui/cn.ts'
import { PlaceButton } from './PlaceButton.tsx'
import type { OnShow } from './shown.ts'

const tones = { high: 'error', medium: 'attention', low: 'neutral' } as const
const severities = { high: 'High', medium: 'Medium', low: 'Low' } as const
const placesMax = 6
const order = ['high', 'medium', 'low']

/** What our own reading is in doubt about comes last: it is a question to the person, and no fault of the report. */
const rankOf = ({ kind, severity }: Flag) => (kind === 'rule' ? order.indexOf(severity) : order.length)

type FlagsProps = { flags: readonly Flag[]; onShow: OnShow }

/** What a named rule would question, worst first, and what to do about it. */
export const Flags = ({ flags, onShow }: FlagsProps) => {
  if (flags.length === 0)
    return (
      <p className="border-edge border-t-2 bg-sheet p-5 text-muted">
        None of our rules found anything to question in this report.
      </p>
    )
  const sorted = [...flags].sort((a, b) => rankOf(a) - rankOf(b))
  return (
    <ul className={cn('gap-x-10 border-edge border-t-2 bg-sheet', flags.length > 1 && '@4xl:columns-2')}>
      {sorted.map(({ id, kind, severity, title, found, todo, standards, evidence }) => (
        <li
          key={`${id} ${found}`}
          className="grid break-inside-avoid gap-3 border-hairline border-b px-4 py-5 last:border-b-0 sm:px-5"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="font-display text-lg">{title}</h3>
            {kind === 'rule' ? (
              <Badge tone={tones[severity]}>{severities[severity]}</Badge>
            ) : (
              <Badge tone="leaf">Our reading</Badge>
            )}
          </div>
          <p className="max-w-prose text-note">{found}</p>
          <p className="max-w-prose border-leaf border-l-2 pl-3 text-note text-muted">
            <strong className="font-medium text-ink">What to do.</strong> {todo}
          </p>
          <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
            {standards.length > 0 && (
              <ul
                aria-label="Standards"
                className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-fine text-muted"
              >
                {standards.map(({ name, reference }) => (
                  <li key={`${name} ${reference}`}>
                    {name}, {reference}
                  </li>
                ))}
              </ul>
            )}
            {evidence.slice(0, placesMax).map((place, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places keep no state
              <PlaceButton key={i} evidence={place} title={title} onShow={onShow} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
