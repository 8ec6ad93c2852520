import type { ProjectCategory } from '@ledgerleaf/contract/market'
import { useQuery } from '@tanstack/react-query'
import { marketQueries } from '../../nouns/market/queries.ts'
import { categoryWords } from '../../nouns/project/words.ts'
import { writeCents } from '../../ui/format.ts'
import { type AskedOfKind, askedByKind, placeOf, tellPlace } from './asked-now.ts'

type Props = {
  /** The kind of the project that is named, where it is known: only that one is compared with. */
  kind: ProjectCategory | null
  /** In cents; null until a price is typed. */
  price: number | null
}

const KindRow = ({ asked, low, high, price }: { asked: AskedOfKind; low: number; high: number } & Props) => {
  const { kind, cents } = asked
  const [first = 0, last = 0] = [cents[0], cents.at(-1)]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-hairline border-t py-2 sm:grid-cols-[11.5rem_minmax(0,1fr)_auto] sm:[&>:last-child]:min-w-40">
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

/** What the market asks as one types a price: a stroke for each project, and one's own price through them. */
export const AskedNow = ({ kind, price }: Props) => {
  const { data } = useQuery(marketQueries.places({}))
  const all = askedByKind(data?.places ?? [])
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
        The lowest price of each project whose credits can be had at once.{' '}
        {price !== null && <span className="text-ink">{tellPlace(price, cents)}</span>}
      </p>
      <ul className="border-hairline border-b">
        {shown.map((asked) => (
          <KindRow key={asked.kind} asked={asked} low={low} high={high} kind={kind} price={price} />
        ))}
      </ul>
    </section>
  )
}
