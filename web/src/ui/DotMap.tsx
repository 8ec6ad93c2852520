import { useQuery } from '@tanstack/react-query'
import { atlasQuery } from './atlas-query.ts'
import { countryLabels } from './country-labels.ts'
import { ErrorState } from './ErrorState.tsx'
import { MapGround } from './MapGround.tsx'
import { levelView, mapHeight, mapWidth, type Place, projectionOf } from './map-view.ts'
import { Skeleton } from './Skeleton.tsx'
import { useWidth } from './use-width.ts'

export type Dot = {
  key: string
  /** Where it lies, or at least in which country. */
  place: Place | null
  country: string | null
  size: number
  fill: string
  /** Something else is looked at. */
  isDim: boolean
}

type DotMapProps = {
  dots: readonly Dot[]
  /** What stands beside the dots of a country. */
  tell: (country: string, size: number) => string
}

const middle: Place = { latitude: 12, longitude: 10 }
/** Where people live: neither pole has ever issued a credit. */
const [top, shownHeight] = [46, 300]
const labelPixels = 12

/** On a phone the whole world is a stripe: there it is looked at from nearer, as far as all dots stay in sight. */
const nearHeight = 220
const nearestMost = 3

type Placed = { x: number; y: number; r: number }

/** How many times larger, and which part of the world then: all of it from a tablet on. */
const lookAt = (placed: readonly Placed[], width: number, room: number) => {
  const whole = { zoom: 1, left: 0, top }
  if (width === 0 || width >= 560 || placed.length === 0) return { ...whole, shown: shownHeight }
  const [x0, x1] = [
    Math.min(...placed.map(({ x, r }) => x - r)),
    Math.max(...placed.map(({ x, r }) => x + r)),
  ]
  const [y0, y1] = [
    Math.min(...placed.map(({ y, r }) => y - r)),
    Math.max(...placed.map(({ y, r }) => y + r)),
  ]
  const across = mapWidth / (x1 - x0 + 2 * room)
  const zoom = Math.max(1, Math.min(nearestMost, across))
  // As high as it should be, and no higher than what is drawn of the world.
  const shown = Math.min(shownHeight, (nearHeight * mapWidth) / width / zoom)
  const seen = mapWidth / zoom
  const left = Math.max(0, Math.min(mapWidth - seen, (x0 + x1 - seen) / 2))
  const from = Math.max(top, Math.min(top + shownHeight - shown, (y0 + y1 - shown) / 2))
  return { zoom, left, top: from, shown }
}

/** The world with dots whose areas are as large as what they stand for, and the names of the countries there is room for. */
export const DotMap = ({ dots, tell }: DotMapProps) => {
  const { data: atlas, isError, isFetching, refetch } = useQuery(atlasQuery)
  const [frame, width] = useWidth()
  if (!atlas && isError)
    return <ErrorState title="The map did not load" onRetry={() => void refetch()} busy={isFetching} />
  if (!atlas) return <Skeleton className="aspect-[720/300] w-full" />
  const project = projectionOf(middle, 0)
  const most = Math.max(1, ...dots.map(({ size }) => size))
  // As many units of the map as a pixel is: dots and words keep their size on a phone.
  const pixel = mapWidth / Math.max(1, width)
  const largest = Math.max(13, width * 0.026) * pixel
  const placed = dots
    .flatMap((dot) => {
      const at = dot.place
        ? ([dot.place.longitude, dot.place.latitude] as const)
        : atlas.middles[dot.country ?? '']
      const point = at && project([at[0], at[1]])
      const r = Math.max(4 * pixel, Math.sqrt(dot.size / most) * largest)
      return point ? [{ ...dot, x: point[0], y: point[1], r }] : []
    })
    .sort((a, b) => b.r - a.r)
  const look = lookAt(placed, width, 70 * pixel)
  const near = placed.map((one) => ({ ...one, r: one.r / look.zoom }))
  const letter = (labelPixels * pixel) / look.zoom
  const labels = countryLabels(
    near.filter(({ isDim }) => !isDim),
    { tell, letter, width: mapWidth },
  )
  return (
    <div
      ref={frame}
      style={{ aspectRatio: `${mapWidth} / ${look.shown * look.zoom}` }}
      className="relative overflow-hidden border-hairline border-t bg-sky/40"
    >
      <div
        className="absolute"
        style={{
          aspectRatio: `${mapWidth} / ${mapHeight}`,
          width: `${look.zoom * 100}%`,
          left: `${(-look.left / mapWidth) * look.zoom * 100}%`,
          top: `${(-look.top / look.shown) * 100}%`,
        }}
      >
        <MapGround atlas={atlas} view={levelView(middle, 0)} />
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${mapWidth} ${mapHeight}`}
          className="pointer-events-none absolute inset-0 size-full"
        >
          {near.map(({ key, x, y, r, fill, isDim }) => (
            <circle
              key={key}
              cx={x}
              cy={y}
              r={r}
              fill={fill}
              opacity={isDim ? 0.2 : 0.85}
              stroke="var(--sheet)"
              strokeWidth={(1.5 * pixel) / look.zoom}
              className="transition-opacity"
            />
          ))}
          {width > 0 &&
            labels.map(({ text, x, y, anchor }) => (
              <text
                key={text}
                x={x}
                y={y}
                textAnchor={anchor}
                dominantBaseline="central"
                fontSize={letter}
                strokeWidth={(3 * pixel) / look.zoom}
                className="fill-ink stroke-sheet font-medium [paint-order:stroke] [stroke-linejoin:round]"
              >
                {text}
              </text>
            ))}
        </svg>
      </div>
    </div>
  )
}
