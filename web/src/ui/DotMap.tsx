import { useQuery } from '@tanstack/react-query'
import { atlasQuery } from './atlas-query.ts'
import { ErrorState } from './ErrorState.tsx'
import { MapGround } from './MapGround.tsx'
import { levelView, mapHeight, mapWidth, type Place, projectionOf } from './map-view.ts'
import { Skeleton } from './Skeleton.tsx'

export type Dot = {
  key: string
  /** Where it lies, or at least in which country. */
  place: Place | null
  country: string | null
  size: number
  fill: string
}

const middle: Place = { latitude: 12, longitude: 10 }
const largest = 26

/** The whole world with dots whose areas are as large as what they stand for. The words for it stand beside it. */
export const DotMap = ({ dots }: { dots: readonly Dot[] }) => {
  const { data: atlas, isError, isFetching, refetch } = useQuery(atlasQuery)
  if (!atlas && isError)
    return <ErrorState title="The map did not load" onRetry={() => void refetch()} busy={isFetching} />
  if (!atlas) return <Skeleton className="aspect-[720/400] w-full" />
  const project = projectionOf(middle, 0)
  const most = Math.max(1, ...dots.map(({ size }) => size))
  const placed = dots.flatMap((dot) => {
    const at = dot.place
      ? ([dot.place.longitude, dot.place.latitude] as const)
      : atlas.middles[dot.country ?? '']
    const point = at && project([at[0], at[1]])
    return point
      ? [{ ...dot, x: point[0], y: point[1], r: Math.max(4, Math.sqrt(dot.size / most) * largest) }]
      : []
  })
  return (
    <div
      style={{ aspectRatio: `${mapWidth} / ${mapHeight}` }}
      className="relative overflow-hidden border border-edge bg-sky/40"
    >
      <MapGround atlas={atlas} view={levelView(middle, 0)} />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${mapWidth} ${mapHeight}`}
        className="pointer-events-none absolute inset-0 size-full"
      >
        {placed
          .sort((a, b) => b.r - a.r)
          .map(({ key, x, y, r, fill }) => (
            <circle
              key={key}
              cx={x}
              cy={y}
              r={r}
              fill={fill}
              fillOpacity={0.75}
              stroke="var(--sheet)"
              strokeWidth={1.5}
            />
          ))}
      </svg>
    </div>
  )
}
