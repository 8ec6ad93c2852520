import { geoGraticule, geoPath } from 'd3-geo'
import type { MultiLineString, MultiPolygon } from 'geojson'
import { useMemo } from 'react'
import { mapHeight, mapWidth, type Place, projectionOf } from './map-view.ts'

export type Atlas = {
  land: MultiPolygon
  borders: MultiLineString
  middles: Record<string, [longitude: number, latitude: number]>
}

/** Coasts, borders and the net of degrees around a place. */
export const MapGround = ({ atlas, centre, level }: { atlas: Atlas; centre: Place; level: number }) => {
  const [land, borders, net] = useMemo(() => {
    const path = geoPath(projectionOf(centre, level)).digits(1)
    const apart = [30, 15, 10, 5, 1][level] ?? 30
    return [path(atlas.land), path(atlas.borders), path(geoGraticule().step([apart, apart])())]
  }, [atlas, centre, level])
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path d={net ?? ''} className="fill-none stroke-hairline" strokeWidth="0.7" />
      <path d={land ?? ''} className="fill-moss/30 stroke-edge" strokeWidth="0.9" />
      <path
        d={borders ?? ''}
        className="fill-none stroke-edge"
        strokeWidth="0.7"
        strokeDasharray="3 2.5"
        opacity="0.8"
      />
    </svg>
  )
}
