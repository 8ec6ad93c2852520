import type { CountryCount, MarketFilters } from '@ledgerleaf/contract/market'
import { useQuery } from '@tanstack/react-query'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeCents } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { marketQueries } from './queries.ts'
import { type Place, spreadPlaces } from './spread-places.ts'

type Places = Record<string, [x: number, y: number]>

// Drawn when the site is built; it is a file of ours like any picture, and fetched only for the map.
const placesQuery = {
  queryKey: ['art', 'world-places'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Places> => {
    const answer = await fetch('/art/world-places.json', { signal })
    if (!answer.ok) throw new Error('The map did not load.')
    return answer.json()
  },
  staleTime: Number.POSITIVE_INFINITY,
}

type MarkProps = { count: CountryCount; place: Place; isChosen: boolean; onChoose: () => void }

const Mark = ({ count: { country, projects, priceMinCents }, place, isChosen, onChoose }: MarkProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    aria-label={`${countryName(country)}: ${projects} ${projects === 1 ? 'project' : 'projects'} from ${writeCents(priceMinCents)}`}
    title={countryName(country)}
    onClick={onChoose}
    style={{ left: `${place.x}%`, top: `${place.y}%` }}
    className={cn(
      'absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 font-medium font-mono text-sm tabular-nums transition-colors',
      isChosen
        ? 'border-ink bg-ink text-paper'
        : 'border-leaf bg-sheet text-leaf-strong hover:bg-leaf hover:text-on-leaf',
    )}
  >
    {projects}
  </button>
)

type Props = { filters: MarketFilters; chosen: readonly string[]; onChoose: (country: string) => void }

/** Where the projects are. A mark is a filter: it narrows the results below the map to its country. */
export const WorldMap = ({ filters, chosen, onChoose }: Props) => {
  const { country: _, ...anywhere } = filters
  const counts = useQuery(marketQueries.countries(anywhere))
  const places = useQuery(placesQuery)
  if (counts.isError || places.isError) {
    const retry = () => {
      void counts.refetch()
      void places.refetch()
    }
    return <ErrorState title="The map did not load" onRetry={retry} busy={counts.isFetching} />
  }
  if (!counts.data || !places.data)
    return (
      <div role="status">
        <span className="sr-only">Loading the map</span>
        <Skeleton className="aspect-[1200/560] w-full" />
      </div>
    )
  const known = counts.data.countries.flatMap((count) => {
    const at = places.data[count.country]
    return at ? [{ count, x: at[0], y: at[1] }] : []
  })
  const spread = spreadPlaces(known)
  return (
    <div className="relative isolate border border-hairline bg-sheet">
      <div className="relative mx-auto aspect-[1200/560]">
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 bg-edge mask-cover mask-center mask-no-repeat"
          style={{ maskImage: 'url(/art/world.svg)' }}
        />
        {spread.map((place, i) => {
          const mark = known[i]
          return (
            mark && (
              <Mark
                key={mark.count.country}
                count={mark.count}
                place={place}
                isChosen={chosen.includes(mark.count.country)}
                onChoose={() => onChoose(mark.count.country)}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
