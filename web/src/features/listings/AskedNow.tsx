import type { ProjectCategory } from '@ledgerleaf/contract/market'
import { useQuery } from '@tanstack/react-query'
import { marketQueries } from '../../nouns/market/queries.ts'
import { categoryWords } from '../../nouns/project/words.ts'
import { cn } from '../../ui/cn.ts'
import { writeCents } from '../../ui/format.ts'
import { type AskedOfKind, askedByKind, placeOf, tellPlace, ticksOf } from './asked-now.ts'

type Props = {
  /** The kind of the project that is named, where it is known: only that one is compared with. */
  kind: ProjectCategory | null
  /** In cents; null until a price is typed. */
  price: number | null
}

type AskedProps = Props & {
  /** The seller's own projects: nobody holds a price against their own. */
  ownIds: ReadonlySet<string>
}

const rowLook =
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 py-2 sm:grid-cols-[11.5rem_minmax(0,1fr)_auto] sm:[&>:last-child]:min-w-40'

const KindRow = ({ asked, low, high, price }: { asked: AskedOfKind; low: number; high: number } & Props) => {
  const { kind, cents } = asked
  const [first = 0, last = 0] = [cents[0], cents.at(-1)]
  return (
    <li className={cn(rowLook, 'border-hairline border-t')}>
      <span className="text-sm">{categoryWords[kind]}</span>
      <span
        aria-hidden="true"
        className="relative h-5 self-center border-edge border-b max-sm:order-last max-sm:col-span-2"
      >
        {[...new Set(cents)].map((each) => (
          <span
            key={each}
            className="absolute bottom-0 h-3 w-px bg-edge"
            style={{ left: `${placeOf(each, low, high)}%` }}
          />
        ))}
        {price !== null && (
          <span
            className="absolute bottom-0 h-5 w-0.5 -translate-x-1/2 bg-leaf"
            style={{ left: `${placeOf(price, low, high)}%` }}
          />
        )}
      </span>
      <span className="whitespace-nowrap text-right font-mono text-sm tabular-nums">
        {first === last ? writeCents(first) : `${writeCents(first)} to ${writeCents(last)}`}
      </span>
    </li>
  )
}

/** The round prices the strokes stand between. */
const Axis = ({ low, high }: { low: number; high: number }) => (
  <li aria-hidden="true" className={cn(rowLook, 'border-hairline border-t')}>
    <span className="max-sm:hidden" />
    <span className="relative h-5 max-sm:col-span-2">
      {ticksOf(low, high).map((cents) => (
        <span key={cents}>
          <span
            className="absolute -top-2 h-1.5 w-px bg-edge"
            style={{ left: `${placeOf(cents, low, high)}%` }}
          />
          {/* The nearer to an end, the more of a label lies within it: none hangs over. */}
          <span
            className="absolute top-0 font-mono text-fine text-muted tabular-nums"
            style={{
              left: `${placeOf(cents, low, high)}%`,
              transform: `translateX(-${placeOf(cents, low, high)}%)`,
            }}
          >
            {writeCents(cents).replace('.00', '')}
          </span>
        </span>
      ))}
    </span>
    <span className="max-sm:hidden" />
  </li>
)

/** What the market asks as one types a price: a stroke for each project, and one's own price through them. */
export const AskedNow = ({ kind, price, ownIds }: AskedProps) => {
  const { data } = useQuery(marketQueries.places({}))
  const all = askedByKind((data?.places ?? []).filter(({ id }) => !ownIds.has(id)))
  // Of a market so large that not all of it was told, the ends are not known.
  if (all.length === 0 || data?.leftOut) return null
  const own = all.filter((asked) => asked.kind === kind)
  const shown = own.length > 0 ? own : all
  const cents = shown.flatMap((asked) => asked.cents)
  const ends = price === null ? cents : [...cents, price]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  return (
    <section aria-labelledby="asked-now" className="grid gap-2">
      <h2 id="asked-now" className="font-medium font-sans text-sm">
        What the market asks now
      </h2>
      <p className="text-muted text-sm">
        The lowest price of each project of other sellers whose credits can be had at once, on a logarithmic
        scale. {price !== null && <span className="text-ink">{tellPlace(price, cents)}</span>}
      </p>
      <ul>
        {shown.map((asked) => (
          <KindRow key={asked.kind} asked={asked} low={low} high={high} kind={kind} price={price} />
        ))}
        <Axis low={low} high={high} />
      </ul>
    </section>
  )
}
