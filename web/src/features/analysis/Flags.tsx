import type { Finding, Flag } from '@ledgerleaf/contract/findings'
import { ChevronDown } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import { PlaceButton } from './PlaceButton.tsx'
import type { OnShow } from './shown.ts'
import { tellPlaces } from './tell-places.ts'

const tones = { high: 'error', medium: 'attention', low: 'neutral' } as const
const severities = { high: 'High', medium: 'Medium', low: 'Low' } as const
const placesMax = 6
const order = ['high', 'medium', 'low']

/** What our own reading is in doubt about comes last: it is a question to the person, and no fault of the report. */
const rankOf = ({ kind, severity }: Flag) => (kind === 'rule' ? order.indexOf(severity) : order.length)

/** What weighs little is one line until it is asked for; a question to the person is never hidden. */
const isOpenAtFirst = ({ kind, severity }: Flag) => kind !== 'rule' || severity !== 'low'

type FlagsProps = { flags: readonly Flag[]; results: readonly Finding[]; onShow: OnShow }
type RowProps = Omit<FlagsProps, 'flags'> & { flag: Flag }

const FlagRow = ({ flag, results, onShow }: RowProps) => {
  const { kind, severity, title, found, todo, standards, evidence } = flag
  const places = evidence.slice(0, placesMax)
  const says = tellPlaces(places, results)
  return (
    <li className="border-hairline border-b last:border-b-0">
      <details open={isOpenAtFirst(flag)} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 focus-visible:-outline-offset-2 sm:px-5 [&::-webkit-details-marker]:hidden">
          <h3 className="min-w-0 grow text-balance font-display text-lg leading-snug">{title}</h3>
          {kind === 'rule' ? (
            <Badge tone={tones[severity]}>{severities[severity]}</Badge>
          ) : (
            <Badge tone="leaf">Our reading</Badge>
          )}
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.5}
            className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-x-10 gap-y-3 px-4 pb-5 sm:px-5 @4xl:grid-cols-2">
          <p className="max-w-prose text-note">{found}</p>
          <p className="max-w-prose border-leaf border-l-2 pl-3 text-note text-muted">
            <strong className="font-medium text-ink">What to do.</strong> {todo}
          </p>
          <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 @4xl:col-span-2">
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
            {places.map((place, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places keep no state
              <PlaceButton key={i} evidence={place} title={title} says={says[i] ?? ''} onShow={onShow} />
            ))}
          </div>
        </div>
      </details>
    </li>
  )
}

/** What an auditor may question, worst first, and what to do about it. */
export const Flags = ({ flags, results, onShow }: FlagsProps) => {
  if (flags.length === 0)
    return (
      <p className="border-edge border-t-2 bg-sheet p-5 text-muted">
        None of our rules found anything to question in this report.
      </p>
    )
  const sorted = [...flags].sort((a, b) => rankOf(a) - rankOf(b))
  return (
    <ul className="border-edge border-t-2 bg-sheet">
      {sorted.map((flag) => (
        <FlagRow key={`${flag.id} ${flag.found}`} flag={flag} results={results} onShow={onShow} />
      ))}
    </ul>
  )
}
