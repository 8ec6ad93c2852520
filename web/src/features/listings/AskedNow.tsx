import type { ProjectCategory } from '@ledgerleaf/contract/market'
import type { ProjectSummary } from '@ledgerleaf/contract/project-files'
import { useQuery } from '@tanstack/react-query'
import { PriceKeys, priceMarks } from '../../nouns/listing/PriceKeys.tsx'
import { listingQueries } from '../../nouns/listing/queries.ts'
import { marketQueries } from '../../nouns/market/queries.ts'
import { categoryWords } from '../../nouns/project/words.ts'
import { cn } from '../../ui/cn.ts'
import { Fold } from '../../ui/Fold.tsx'
import { writeCents } from '../../ui/format.ts'
import {
  askedByKind,
  joinKinds,
  type KindOfMarket,
  medianOf,
  ownByKind,
  partKinds,
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

const Mark = ({ cents, low, high, className }: Ends & { cents: number; className: string }) => (
  <span
    className={cn('absolute -translate-x-1/2', className)}
    style={{ left: `${placeOf(cents, low, high)}%` }}
  />
)

type RowProps = Ends & { asked: KindOfMarket; price: number | null }

/** Its name and its prices share a line, and the ruler has the next to itself: a scale of a hundred times needs its length. */
const KindRow = ({ asked, low, high, price }: RowProps) => {
  const [says, yours] = tellKind(asked)
  const ends = { low, high }
  const median = medianOf(asked.cents)
  return (
    <li className="grid gap-1 border-hairline border-t pt-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm tabular-nums">
        <span>{categoryWords[asked.kind]}</span>
        <span className="ml-auto grid justify-items-end">
          <span className={asked.cents.length > 0 ? 'font-mono' : 'text-muted'}>{says}</span>
          {(median !== null || yours) && (
            <span className="text-muted">
              {median !== null && `median ${writeCents(median)}${yours ? ', ' : ''}`}
              {yours && <span className="whitespace-nowrap">{yours}</span>}
            </span>
          )}
        </span>
      </div>
      <div aria-hidden="true" className="border-edge border-b px-4">
        <div className="relative h-6">
          {[...new Set(asked.cents)].map((cents) => (
            <Mark key={cents} cents={cents} {...ends} className={cn('bottom-0', priceMarks.others.look)} />
          ))}
          {median !== null && (
            <Mark cents={median} {...ends} className={cn('bottom-0', priceMarks.median.look)} />
          )}
          {[...new Set(asked.own)].map((cents) => (
            <Mark key={cents} cents={cents} {...ends} className={cn('top-0', priceMarks.own.look)} />
          ))}
          {price !== null && <Mark cents={price} {...ends} className="inset-y-0 w-0.5 bg-leaf" />}
        </div>
      </div>
    </li>
  )
}

/** Where no round price lies between the ends, the ends themselves. */
const marksOf = (low: number, high: number): number[] => {
  const round = ticksOf(low, high)
  return round.length > 0 ? round : [...new Set([low, high])]
}

/** The round prices the marks stand between, each under its own stroke. */
const Axis = ({ low, high }: Ends) => (
  <li aria-hidden="true" className="px-4">
    <div className="relative h-8">
      {marksOf(low, high).map((cents) => (
        <span
          key={cents}
          className="absolute top-0 grid -translate-x-1/2 justify-items-center gap-1 font-mono text-fine text-muted tabular-nums"
          style={{ left: `${placeOf(cents, low, high)}%` }}
        >
          <span className="h-1.5 w-px bg-edge" />
          {writeCents(cents).replace('.00', '')}
        </span>
      ))}
    </div>
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

type RulerProps = { kinds: readonly KindOfMarket[]; price: number | null }

/** Kinds under one another on one scale, from the lowest price there is of them to the highest. */
const Ruler = ({ kinds, price }: RulerProps) => {
  const ends = [...kinds.flatMap(({ cents, own }) => [...cents, ...own]), ...(price === null ? [] : [price])]
  if (ends.length === 0) return null
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  return (
    <ul className="grid gap-2">
      {kinds.map((asked) => (
        <KindRow key={asked.kind} asked={asked} low={low} high={high} price={price} />
      ))}
      <Axis low={low} high={high} />
    </ul>
  )
}

/** What the market asks as one types a price: a stroke for each project, and one's own price through them. */
export const AskedNow = ({ kind, price, own }: Props) => {
  const all = useKinds(own)
  const { near, far } = partKinds(all, kind, own)
  const others = near.flatMap(({ cents }) => cents)
  if (near.length === 0) return null
  return (
    <section aria-labelledby="asked-now" className="grid gap-2">
      <h2 id="asked-now" className="font-medium font-sans text-sm">
        What the market asks now
      </h2>
      <p className="text-muted text-sm">
        Other sellers’ lowest spot price per project, of any grade and vintage, and yours.{' '}
        {price !== null && others.length > 0 && <span className="text-ink">{tellPlace(price, others)}</span>}
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <PriceKeys
          marks={[
            ...(near.some((asked) => asked.own.length > 0) ? (['own'] as const) : []),
            'others',
            ...(near.some(({ cents }) => medianOf(cents) !== null) ? (['median'] as const) : []),
          ]}
        />
        {price !== null && (
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="h-4 w-0.5 bg-leaf" />
            Your price <span className="font-mono tabular-nums">{writeCents(price)}</span>
          </span>
        )}
      </p>
      <Ruler kinds={near} price={price} />
      {far.length > 0 && (
        <Fold title="Kinds you have no project of">
          <Ruler kinds={far} price={price} />
        </Fold>
      )}
    </section>
  )
}
