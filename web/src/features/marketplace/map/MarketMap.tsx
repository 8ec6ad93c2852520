import type { MarketFilters, MarketProject } from '@ledgerleaf/contract/market'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { marketQueries } from '../../../nouns/market/queries.ts'
import { atlasQuery } from '../../../ui/atlas-query.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Fold } from '../../../ui/Fold.tsx'
import { writeWhole } from '../../../ui/format.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useBox } from '../../../ui/use-box.ts'
import { MapCards } from './MapCards.tsx'
import { MapLegend } from './MapLegend.tsx'
import type { PlaceFacts } from './PlaceCard.tsx'
import { factsOfPlace, factsOfProject } from './place-facts.ts'
import { useMapChoice } from './use-map-choice.ts'
import { WorldMap, whereOf } from './WorldMap.tsx'

/** From this much room on the cards stand beside the map. */
const besidePixels = 760

const mapLook = 'h-80 @min-[47.5rem]:h-[min(64dvh,32rem)] @min-[47.5rem]:min-h-[27rem]'

type Props = {
  filters: MarketFilters
  projects: readonly MarketProject[]
  compareOf: (card: PlaceFacts) => ReactNode
  isBusy: boolean
  more: ReactNode
  onNarrow: (countries: readonly string[]) => void
}

/** The results on a map, and beside it or under it their cards. */
export const MarketMap = ({ filters, projects, compareOf, isBusy, more, onNarrow }: Props) => {
  const found = useQuery(marketQueries.places(filters))
  const atlas = useQuery(atlasQuery)
  const choice = useMapChoice()
  const [room, { width }] = useBox()
  if ((found.isError && !found.data) || (atlas.isError && !atlas.data)) {
    const retry = () => {
      void found.refetch()
      void atlas.refetch()
    }
    return (
      <ErrorState title="The map did not load" onRetry={retry} busy={found.isFetching || atlas.isFetching} />
    )
  }
  if (!found.data || !atlas.data)
    return (
      <div role="status" className="@container">
        <span className="sr-only">Loading the map</span>
        <Skeleton className={`w-full ${mapLook}`} />
      </div>
    )
  const { places, leftOut } = found.data
  const nowhere = places.filter((place) => !whereOf(place, atlas.data)).length
  const isStrip = width < besidePixels
  // A mark may stand for a project on a later page of results: its card comes first then.
  const later = places.find(
    ({ id }) => id === choice.chosen?.id && !projects.some((project) => project.id === id),
  )
  const cards = [...(later ? [factsOfPlace(later)] : []), ...projects.map(factsOfProject)]
  return (
    <div ref={room} className="@container grid gap-4">
      <div className="grid min-w-0 gap-4 @min-[47.5rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={mapLook}>
          <WorldMap
            places={places}
            atlas={atlas.data}
            shows={JSON.stringify(filters)}
            choice={choice}
            onNarrow={onNarrow}
          />
        </div>
        <div className={isStrip ? 'min-w-0' : mapLook}>
          <MapCards
            cards={cards}
            choice={choice}
            compareOf={compareOf}
            isStrip={isStrip}
            isBusy={isBusy}
            more={more}
          />
        </div>
      </div>
      <Fold title="What the signs mean">
        <MapLegend places={places} />
      </Fold>
      {(nowhere > 0 || leftOut > 0) && (
        <p className="text-fine text-muted">
          {nowhere > 0 && `${writeWhole(nowhere)} without a known place. `}
          {leftOut > 0 && `${writeWhole(leftOut)} more are in the list.`}
        </p>
      )}
    </div>
  )
}
