import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoArea } from 'd3-geo'
import type { MultiLineString, MultiPolygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { type Point, simplify } from './path.ts'
import { countryMiddles } from './world.ts'

const require = createRequire(import.meta.url)
type Topology = Parameters<typeof feature>[0]
type Countries = Parameters<typeof mesh>[1]

const readTopology = (file: string) => JSON.parse(readFileSync(require.resolve(file), 'utf8')) as Topology

// In degrees: about eight kilometres. Coasts are there to find one's way, and the file is fetched by phones.
const tolerance = 0.08
const round = (degrees: number) => Math.round(degrees * 100) / 100

const thin = (line: readonly Position[], fewest: number): Position[] => {
  const points = line.map(([x = 0, y = 0]): Point => [x, y])
  const few = simplify(points, tolerance)
  return (few.length < fewest ? points : few).map(([x, y]) => [round(x), round(y)])
}

const halfTheGlobe = 2 * Math.PI

/** A speck that lost its inside when it was rounded would be drawn as all the world but itself. */
const isSound = (polygon: Position[][]): boolean =>
  geoArea({ type: 'Polygon', coordinates: polygon }) < halfTheGlobe

type Atlas = {
  land: MultiPolygon
  borders: MultiLineString
  /** Where to look for each country, by its code. */
  middles: Record<string, Position>
}

/** Coasts and borders in degrees, for maps that the browser draws itself, as near as a reader wants to see. */
export const atlas = (): Atlas => {
  const lands = readTopology('world-atlas/land-50m.json')
  const countries = readTopology('world-atlas/countries-50m.json')
  const shape = lands.objects.land
  const parts = countries.objects.countries
  if (!shape || !parts) throw new Error('the atlas has no land')
  const found = feature(lands, shape) as unknown as { features?: { geometry: MultiPolygon }[] } & {
    geometry?: MultiPolygon
  }
  const polygons = (found.features?.map(({ geometry }) => geometry) ?? [found.geometry]).flatMap(
    (geometry) => geometry?.coordinates ?? [],
  )
  const borders = mesh(countries, parts as Countries, (a, b) => a !== b)
  return {
    land: {
      type: 'MultiPolygon',
      coordinates: polygons.map((rings) => rings.map((ring) => thin(ring, 4))).filter(isSound),
    },
    borders: { type: 'MultiLineString', coordinates: borders.coordinates.map((line) => thin(line, 2)) },
    middles: Object.fromEntries(
      Object.entries(countryMiddles()).map(([code, middle]) => [code, middle.map(round)]),
    ),
  }
}
