import type { MarketFilters, MarketPlace, ProjectCategory } from '@ledgerleaf/contract/market'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { marketQueries } from '../../nouns/market/queries.ts'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { MarkKeys } from '../../nouns/project/MarkKeys.tsx'
import { categoryWords } from '../../nouns/project/words.ts'
import { atlasQuery } from '../../ui/atlas-query.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeWhole } from '../../ui/format.ts'
import { type Atlas, MapGround } from '../../ui/MapGround.tsx'
import { levels, mapHeight, mapWidth, type Place, projectionOf } from '../../ui/map-view.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWidth } from '../../ui/use-width.ts'
import { canPart, clusterPins, type PinCluster, placeLabels } from './cluster-pins.ts'
import {
  ClusterCard,
  ClusterPin,
  labelOf,
  labelReach,
  labelWide,
  type PlacedPin,
  ProjectPin,
  ProjectPinCard,
} from './MapPins.tsx'

const whole = { centre: { latitude: 12, longitude: 10 }, level: 0 }
const deskPixels = 840
const nearerPixels = 34
const largestPixels = 16
/** So many prices can be read beside each other. */
const labelsMax = 40
const levelMost = 3

type Looking = { centre: Place; level: number }
type Props = {
  filters: MarketFilters
  /** The project under the hand, here or among the cards. */
  lit: string | null
  onLight: (id: string | null) => void
  onNarrow: (countries: readonly string[]) => void
}

const whereOf = ({ site, country }: MarketPlace, atlas: Atlas): [number, number] | null =>
  site ? [site.longitude, site.latitude] : (atlas.middles[country ?? ''] ?? null)

const tonnesOf = ({ pins }: PinCluster<PlacedPin>): number =>
  pins.reduce((sum, { credits }) => sum + credits, 0)

/** Where the projects are: a pin leads to its project, a cluster to a closer look. */
export const WorldMap = ({ filters, lit, onLight, onNarrow }: Props) => {
  const found = useQuery(marketQueries.places(filters))
  const atlas = useQuery(atlasQuery)
  const [{ centre, level }, look] = useState<Looking>(whole)
  const [pointed, setPointed] = useState<string | null>(null)
  const [sheet, width] = useWidth()
  if ((found.isError && !found.data) || atlas.isError) {
    const retry = () => {
      void found.refetch()
      void atlas.refetch()
    }
    return <ErrorState title="The map did not load" onRetry={retry} busy={found.isFetching} />
  }
  if (!found.data || !atlas.data)
    return (
      <div role="status">
        <span className="sr-only">Loading the map</span>
        <Skeleton className="aspect-[720/400] w-full" />
      </div>
    )
  const { places, leftOut } = found.data
  const drawn = width || deskPixels
  const scale = drawn / mapWidth
  const project = projectionOf(centre, level)
  const isInside = ([x, y]: readonly [number, number]) => x >= 0 && y >= 0 && x <= mapWidth && y <= mapHeight
  const pins = places.flatMap((place): PlacedPin[] => {
    const at = whereOf(place, atlas.data)
    const point = at && project(at)
    if (!point || !isInside(point)) return []
    return [
      { id: place.id, x: point[0] * scale, y: point[1] * scale, credits: place.availableCredits, place },
    ]
  })
  const nowhere = places.filter((place) => !whereOf(place, atlas.data)).length
  const clusters = clusterPins(pins, nearerPixels).sort((a, b) => a.x - b.x)
  const most = Math.max(1, ...pins.map(({ credits }) => credits))
  const byTonnes = clusters.toSorted((a, b) => tonnesOf(b) - tonnesOf(a)).slice(0, labelsMax)
  const labelled = placeLabels(
    byTonnes.map((cluster) => ({
      id: cluster.pins[0].id,
      x: cluster.x,
      y: cluster.y,
      wide: labelWide(labelOf(cluster)),
    })),
    labelReach,
  )
  const kinds = (Object.keys(categoryWords) as ProjectCategory[]).filter((kind) =>
    places.some(({ category }) => category === kind),
  )
  const keyOf = ({ pins: [first] }: PinCluster<PlacedPin>) => first.id
  const choose = (cluster: PinCluster<PlacedPin>) => {
    const at = whereOf(cluster.pins[0].place, atlas.data)
    if (at && level < levelMost && canPart(cluster)) {
      look({ centre: { longitude: at[0], latitude: at[1] }, level: level + 1 })
      setPointed(null)
      return
    }
    onNarrow([...new Set(cluster.pins.flatMap(({ place }) => place.country ?? []))])
  }
  const open = clusters.find((cluster) => cluster.pins.length > 1 && keyOf(cluster) === pointed)
  const litPin = pins.find(({ id }) => id === lit)
  const litCluster = clusters.find(({ pins: own }) => own.some(({ id }) => id === lit))
  return (
    <figure className="grid gap-3">
      <div
        ref={sheet}
        style={{ aspectRatio: `${mapWidth} / ${mapHeight}` }}
        className="relative isolate overflow-clip border border-edge bg-sky/40"
      >
        <MapGround atlas={atlas.data} centre={centre} level={level} />
        {clusters.map((cluster) => {
          const [first] = cluster.pins
          if (cluster.pins.length === 1)
            return (
              <ProjectPin
                key={first.id}
                pin={first}
                radius={Math.max(6, Math.sqrt(first.credits / most) * largestPixels)}
                isLit={first.id === lit}
                label={labelled.get(first.id)}
                onLight={onLight}
              />
            )
          return (
            <ClusterPin
              key={first.id}
              cluster={cluster}
              isLit={cluster === litCluster}
              label={labelled.get(first.id)}
              does={level < levelMost && canPart(cluster) ? 'Look closer' : 'Show only these countries'}
              onChoose={() => choose(cluster)}
              onLight={(isLit) => setPointed(isLit ? keyOf(cluster) : null)}
            />
          )
        })}
        {open && <ClusterCard cluster={open} width={drawn} />}
        {!open && litPin && litCluster?.pins.length === 1 && <ProjectPinCard pin={litPin} width={drawn} />}
        {level > 0 && (
          <div className="absolute top-2 right-2 z-20 flex gap-2">
            <Button
              variant="outline"
              size="small"
              className="bg-sheet"
              onClick={() => look(level === 1 ? whole : { centre, level: level - 1 })}
            >
              Look from farther away
            </Button>
            {level > 1 && (
              <Button variant="outline" size="small" className="bg-sheet" onClick={() => look(whole)}>
                Whole world
              </Button>
            )}
          </div>
        )}
      </div>
      <figcaption className="grid gap-2 text-muted text-sm">
        <span className="flex flex-wrap gap-x-5 gap-y-1">
          {kinds.map((kind) => (
            <span key={kind} className="inline-flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-3 border border-edge"
                style={{ background: kindFill(kind) }}
              />
              {categoryWords[kind]}
            </span>
          ))}
          <MarkKeys />
        </span>
        <span>
          The larger a pin, the more tonnes can be had now; beside it the lowest price of those, where there
          is room for it. A number stands for several projects: choose it to look closer
          {level > 0 && `, ${levels[level]?.zoom} times as near now`}.
          {nowhere > 0 && ` ${writeWhole(nowhere)} without a known place.`}
          {leftOut > 0 && ` ${writeWhole(leftOut)} more are in the list.`}
        </span>
      </figcaption>
    </figure>
  )
}
