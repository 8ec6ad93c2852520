import type { CountryCount, MarketFilters } from '@ledgerleaf/contract/market'
import { useQuery } from '@tanstack/react-query'
import { marketQueries } from '../../nouns/market/queries.ts'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeCents } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWidth } from '../../ui/use-width.ts'
import { groupPlaces, type PlaceGroup } from './group-places.ts'
import { type SpreadPoint, spreadPlaces } from './spread-places.ts'

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

// A mark is two rem wide and keeps a hair of distance. Neighbours less than a good half of that apart share one.
const markPixels = 34
const nearerPixels = 20
const deskPixels = 840

type Known = SpreadPoint & { count: CountryCount }
type MarkProps = { group: PlaceGroup<Known>; place: SpreadPoint; isChosen: boolean; onChoose: () => void }

const Mark = ({ group: { items }, place, isChosen, onChoose }: MarkProps) => {
  const names = new Intl.ListFormat('en').format(items.map(({ count }) => countryName(count.country)))
  const projects = items.reduce((sum, { count }) => sum + count.projects, 0)
  const cents = Math.min(...items.map(({ count }) => count.priceMinCents))
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${names}: ${projects} ${projects === 1 ? 'project' : 'projects'} from ${writeCents(cents)}`}
      title={names}
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
}

type Props = {
  filters: MarketFilters
  chosen: readonly string[]
  onChoose: (countries: readonly string[]) => void
}

/** Where the projects are. A mark is a filter: it narrows the results below the map to its country, or its neighbours. */
export const WorldMap = ({ filters, chosen, onChoose }: Props) => {
  const { country: _, ...anywhere } = filters
  const counts = useQuery(marketQueries.countries(anywhere))
  const places = useQuery(placesQuery)
  const [sheet, width] = useWidth()
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
  const known: Known[] = counts.data.countries.flatMap((count) => {
    const at = places.data[count.country]
    return at ? [{ count, x: at[0], y: at[1] }] : []
  })
  const perPixel = 100 / (width || deskPixels)
  const groups = groupPlaces(known, nearerPixels * perPixel)
  const spread = spreadPlaces(groups, markPixels * perPixel)
  return (
    <figure className="grid gap-2">
      <div ref={sheet} className="relative isolate aspect-[1200/560] border border-edge bg-sky/40">
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 bg-leaf-strong mask-cover mask-center mask-no-repeat"
          style={{ maskImage: 'url(/art/world.svg)' }}
        />
        {spread.map((place, i) => {
          const group = groups[i]
          if (!group) return null
          const countries = group.items.map(({ count }) => count.country)
          return (
            <Mark
              key={countries.join()}
              group={group}
              place={place}
              isChosen={countries.every((country) => chosen.includes(country))}
              onChoose={() => onChoose(countries)}
            />
          )
        })}
      </div>
      <figcaption className="text-muted text-sm">
        Projects by country. Choose a mark to see only what stands there.
      </figcaption>
    </figure>
  )
}
