import type { MarketPlace } from '@ledgerleaf/contract/market'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { fitMap, type MapLook } from '../../../ui/fit-map.ts'
import { type Atlas, MapGround } from '../../../ui/MapGround.tsx'
import type { Place } from '../../../ui/map-view.ts'
import { placeLabels } from '../../../ui/place-labels.ts'
import { useBox } from '../../../ui/use-box.ts'
import { useMapLook } from '../../../ui/use-map-look.ts'
import { canPart, clusterPins, type PinCluster } from './cluster-pins.ts'
import { BeyondEdge, NearButtons } from './MapButtons.tsx'
import { labelReach, labelWide, MapMark, type PlacedPin } from './MapMark.tsx'
import { nextPin } from './next-pin.ts'
import { PinCard } from './PinCard.tsx'
import type { MapChoice } from './use-map-choice.ts'

const nearerPixels = 38
/** On a narrow map a mark has no room for its price beside another: they become one sooner. */
const nearerNarrowPixels = 52
const marginPixels = 44
/** A map as wide as a phone cannot give so much away. */
const marginNarrowPixels = 34
const narrowPixels = 480
/** Between the words of a mark and the frame, or other words. */
const labelGap = 4
/** So many labels can be read beside each other. */
const labelsMax = 40

type Props = {
  places: readonly MarketPlace[]
  atlas: Atlas
  /** What the map shows, in one word: when it is another, the map looks at all of it afresh. */
  shows: string
  choice: MapChoice
  onNarrow: (countries: readonly string[]) => void
}

export const whereOf = ({ site, country }: MarketPlace, atlas: Atlas): Place | null => {
  if (site) return site
  const [longitude, latitude] = atlas.middles[country ?? ''] ?? []
  return longitude === undefined || latitude === undefined ? null : { latitude, longitude }
}

const keyOf = ({ pins: [first] }: PinCluster<PlacedPin>): string => first.id
const tonnesOf = ({ pins }: PinCluster<PlacedPin>): number =>
  pins.reduce((sum, { credits }) => sum + credits, 0)

/** Where the projects are. A mark chosen shows its card, several at once are looked at from closer. */
export const WorldMap = ({ places, atlas, shows, choice, onNarrow }: Props) => {
  const hintId = useId()
  const [sheet, frame] = useBox()
  const [stop, setStop] = useState<string | null>(null)
  const known = places.flatMap((place) => {
    const at = whereOf(place, atlas)
    return at ? [{ place, at }] : []
  })
  const margin = frame.width < narrowPixels ? marginNarrowPixels : marginPixels
  const home: MapLook = fitMap(
    known.map(({ at }) => at),
    frame.width > 0 ? frame : { width: 1, height: 1 },
    margin,
  )
  const map = useMapLook(frame, home, shows)
  const around = frame.width / 2
  const placed = known.flatMap(({ place, at }): (PlacedPin & { at: Place })[] => {
    const [x, y] = map.project([at.longitude, at.latitude]) ?? []
    return x === undefined || y === undefined
      ? []
      : [{ id: place.id, x, y, credits: place.availableCredits, place, at }]
  })
  const pins = placed.filter(
    ({ x, y }) => x > -around && x < frame.width + around && y > -80 && y < frame.height + 80,
  )
  const west = placed.filter(({ x }) => x < 0)
  const east = placed.filter(({ x }) => x > frame.width)
  const nearer = frame.width < narrowPixels ? nearerNarrowPixels : nearerPixels
  const clusters = clusterPins(pins, nearer).sort((a, b) => a.x - b.x)
  const seen = clusters.filter(({ x, y }) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height)
  const labelled = placeLabels(
    seen
      .toSorted((a, b) => tonnesOf(b) - tonnesOf(a))
      .slice(0, labelsMax)
      .map((cluster) => ({
        id: keyOf(cluster),
        x: cluster.x,
        y: cluster.y,
        wide: labelWide(cluster) + 2 * labelGap,
        reach: labelReach(cluster),
      })),
    frame,
  )
  const { lit, chosen } = choice
  const holds = (cluster: PinCluster<PlacedPin>, id: string | null) =>
    cluster.pins.some((pin) => pin.id === id)
  const shown = chosen?.id ?? null
  const pointed = lit ? clusters.find((cluster) => holds(cluster, lit)) : undefined
  const tabStop = (
    seen.find((one) => keyOf(one) === stop) ??
    seen.find((one) => holds(one, shown)) ??
    seen[0]
  )?.pins[0].id

  // A card chosen beside the map is found on it: the map goes there, unless it is in plain sight already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice moves the map, a moved map does not
  useEffect(() => {
    const pin = placed.find(({ id }) => id === shown)
    if (!pin || chosen?.by !== 'card' || frame.width === 0) return
    const isSeen = pin.x > margin && pin.x < frame.width - margin && pin.y > 30 && pin.y < frame.height - 30
    if (!isSeen) map.goTo(pin.at)
  }, [shown, chosen?.by])

  const closer = 'Look closer'
  const choose = (cluster: PinCluster<PlacedPin>) => {
    const own = placed.filter(({ id }) => holds(cluster, id))
    if (cluster.pins.length === 1) {
      choice.choose({ id: keyOf(cluster), by: 'mark' })
      return
    }
    if (!map.isNearest && canPart(cluster)) {
      const whole = fitMap(
        own.map(({ at }) => at),
        frame,
        margin + 30,
      )
      map.turn({ ...whole, scale: Math.max(whole.scale, map.look.scale * 1.8) })
      return
    }
    onNarrow([...new Set(cluster.pins.flatMap(({ place }) => place.country ?? []))])
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') choice.choose(null)
    if (event.key === '+' || event.key === '=') map.zoomBy(1.8)
    if (event.key === '-') map.zoomBy(1 / 1.8)
    const from = seen.find((one) => keyOf(one) === (event.target as HTMLElement).dataset.mark)
    const to =
      from &&
      nextPin(
        seen.map((one) => ({ id: keyOf(one), x: one.x, y: one.y })),
        { ...from, id: keyOf(from) },
        event.key,
      )
    if (!to) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-mark="${to.id}"]`)?.focus()
  }
  return (
    <div className="relative grid h-full grid-rows-[minmax(0,1fr)_auto]">
      <section
        ref={sheet}
        aria-label="Map of the projects"
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        {...map.drag}
        className="relative isolate min-h-0 cursor-grab touch-pan-y select-none overflow-clip border border-edge bg-sky/40 active:cursor-grabbing"
      >
        <p id={hintId} className="sr-only">
          Arrow keys go from mark to mark, Enter shows a project’s card or looks closer, plus and minus bring
          the map nearer or farther. The list view holds the same projects as a table.
        </p>
        <div
          ref={map.layer}
          className="absolute inset-0"
          style={{ translate: `${map.shift.x}px ${map.shift.y}px` }}
        >
          <MapGround atlas={atlas} view={{ ...map.look, ...frame }} around={around} />
          {clusters.map((cluster) => {
            const key = keyOf(cluster)
            const isOne = cluster.pins.length === 1
            return (
              <MapMark
                key={key}
                cluster={cluster}
                isLit={holds(cluster, lit) || holds(cluster, shown)}
                isChosen={isOne && key === shown}
                isStop={key === tabStop}
                label={labelled.get(key)}
                does={!map.isNearest && canPart(cluster) ? closer : 'Show only these countries'}
                onChoose={() => choose(cluster)}
                onLight={(isLit) => {
                  if (isLit) setStop(key)
                  choice.light(isLit ? key : null)
                }}
              />
            )
          })}
          {pointed && seen.includes(pointed) && <PinCard cluster={pointed} width={frame.width} />}
        </div>
        {west.length > 0 && (
          <BeyondEdge
            side="west"
            count={west.length}
            onGo={() => map.goTo(west.reduce((a, b) => (b.x > a.x ? b : a)).at)}
          />
        )}
        {east.length > 0 && (
          <BeyondEdge
            side="east"
            count={east.length}
            onGo={() => map.goTo(east.reduce((a, b) => (b.x < a.x ? b : a)).at)}
          />
        )}
      </section>
      <NearButtons
        isNearest={map.isNearest}
        isFarthest={map.isFarthest}
        isHome={map.isHome}
        onZoom={map.zoomBy}
        onHome={map.goHome}
      />
    </div>
  )
}
