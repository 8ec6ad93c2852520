import { geoGraticule, geoPath } from 'd3-geo'
import type { MultiLineString, MultiPolygon } from 'geojson'
import { useMemo } from 'react'
import { type MapView, netOf, projectView } from './map-view.ts'

export type Atlas = {
  land: MultiPolygon
  borders: MultiLineString
  middles: Record<string, [longitude: number, latitude: number]>
}

type MapGroundProps = {
  atlas: Atlas
  view: MapView
  /** How much is drawn beyond the frame, for a map that is moved. */
  around?: number
}

/** Coasts, borders and the net of degrees around a place. */
export const MapGround = ({ atlas, view, around = 1 }: MapGroundProps) => {
  const { width, height, scale } = view
  const { latitude, longitude } = view.centre
  const [land, borders, net] = useMemo(() => {
    const centre = { latitude, longitude }
    const path = geoPath(projectView({ centre, scale, width, height }, around)).digits(1)
    const apart = netOf(scale)
    return [path(atlas.land), path(atlas.borders), path(geoGraticule().step([apart, apart])())]
  }, [atlas, latitude, longitude, scale, width, height, around])
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
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
