import type { ProjectCategory } from '@ledgerleaf/contract/market'
import type { ProjectSummary } from '@ledgerleaf/contract/project-files'
import { useQuery } from '@tanstack/react-query'
import { listingQueries } from '../../nouns/listing/queries.ts'
import { marketQueries } from '../../nouns/market/queries.ts'
import { categoryWords } from '../../nouns/project/words.ts'
import { cn } from '../../ui/cn.ts'
import { writeCents } from '../../ui/format.ts'
import {
  askedByKind,
  joinKinds,
  type KindOfMarket,
  ownByKind,
  placeOf,
  tellKind,
  tellPlace,
  ticksOf,
} from './asked-now.ts'

type Props = {
  /** The kind of the project that is named, where it is known: only that one is compared with. */
  kind: ProjectCategory | null
  /** In cents; null until a price is typed. */
  price: number | null
  /** The seller's own: nobody holds a price against their own, and their kinds are always told. */
  own: readonly ProjectSummary[]
}

type Ends = { low: number; high: number }

const rowLook =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[11.5rem_minmax(0,1fr)_10rem]'

const Stroke = ({ cents, low, high, className }: Ends & { cents: number; className: string }) => (
  <span
    className={cn('absolute bottom-0 -translate-x-1/2', className)}
    style={{ left: `${placeOf(cents, low, high)}%` }}
  />
)

const KindRow = ({ asked, low, high, price }: Ends & { asked: KindOfMarket; price: number | null }) => {
  const [says, yours] = tellKind(asked)
  const ends = { low, high }
  return (
    <li className={cn(rowLook, 'border-hairline border-t')}>
      <span className="text-sm">{categoryWords[asked.kind]}</span>
      <span
        aria-hidden="true"
        className="relative h-5 border-edge border-b max-sm:order-last max-sm:col-span-2"
      >
        {[...new Set(asked.cents)].map((cents) => (
          <Stroke key={cents} cents={cents} {...ends} className="h-3 w-px bg-edge" />
        ))}
        {[...new Set(asked.own)].map((cents) => (
          <Stroke key={cents} cents={cents} {...ends} className="h-3 w-0.5 bg-held" />
        ))}
        {price !== null && <Stroke cents={price} {...ends} className="h-5 w-0.5 bg-leaf" />}
      </span>
      <span className="text-right text-sm tabular-nums">
        <span className={cn('whitespace-nowrap', asked.cents.length > 0 ? 'font-mono' : 'text-muted')}>
          {says}
          {yours && asked.cents.length === 0 && ';'}
        </span>
        {yours && <span className="block whitespace-nowrap text-muted">{yours}</span>}
      </span>
    </li>
  )
}

/** Where no round price lies between the ends, the ends themselves. */
const marksOf = (low: number, high: number): number[] => {
  const round = ticksOf(low, high)
  return round.length > 0 ? round : [...new Set([low, high])]
}

/** The round prices the strokes stand between, and what is typed among them. */
const Axis = ({ low, high, price }: Ends & { price: number | null }) => (
  <li aria-hidden="true" className={cn(rowLook, 'border-hairline border-t')}>
    <span className="max-sm:hidden" />
    <span className="relative h-5 max-sm:col-span-2">
      {marksOf(low, high).map((cents) => (
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
    {price !== null && (
      <span className="flex items-center justify-end gap-2 text-sm max-sm:col-span-2">
        <span className="h-4 w-0.5 bg-leaf" />
        Your price
        <span className="font-mono tabular-nums">{writeCents(price)}</span>
      </span>
    )}
  </li>
)

const useKinds = (own: Props['own']): KindOfMarket[] => {
  const { data } = useQuery(marketQueries.places({}))
  const { data: offered } = useQuery(listingQueries.own())
  // Of a market so large that not all of it was told, the ends are not known.
  if (!data || data.leftOut) return []
  const ids = new Set(own.map(({ id }) => id))
  return joinKinds(
    askedByKind(data.places.filter(({ id }) => !ids.has(id))),
    ownByKind(own, offered?.listings ?? []),
  )
}

/** What the market asks as one types a price: a stroke for each project, and one's own price through them. */
export const AskedNow = ({ kind, price, own }: Props) => {
  const all = useKinds(own)
  const named = all.filter((asked) => asked.kind === kind)
  const shown = named.length > 0 ? named : all
  const others = shown.flatMap(({ cents }) => cents)
  const ends = [...others, ...shown.flatMap((asked) => asked.own), ...(price === null ? [] : [price])]
  if (shown.length === 0 || ends.length === 0) return null
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  return (
    <section aria-labelledby="asked-now" className="grid gap-2">
      <h2 id="asked-now" className="font-medium font-sans text-sm">
        What the market asks now
      </h2>
      <p className="text-muted text-sm">
        The lowest price of each project of other sellers whose credits can be had at once, beside your own,
        on a logarithmic scale.{' '}
        {price !== null && others.length > 0 && <span className="text-ink">{tellPlace(price, others)}</span>}
      </p>
      <ul>
        {shown.map((asked) => (
          <KindRow key={asked.kind} asked={asked} low={low} high={high} price={price} />
        ))}
        <Axis low={low} high={high} price={price} />
      </ul>
    </section>
  )
}
