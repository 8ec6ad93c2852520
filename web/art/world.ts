import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type GeoPermissibleObjects,
  geoArea,
  geoCentroid,
  geoEqualEarth,
  geoGraticule,
  geoPath,
} from 'd3-geo'
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import { type Point, polyline, simplify } from './path.ts'
import { svg } from './svg.ts'

export const [worldWidth, worldHeight] = [1200, 560]

const require = createRequire(import.meta.url)
type Land = FeatureCollection<Polygon | MultiPolygon, { name?: string }>

type Topology = Parameters<typeof feature>[0]

const read = (file: string, name: string): Land => {
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const object = topology.objects[name]
  if (!object) throw new Error(`${file} has no ${name}`)
  return feature(topology, object) as unknown as Land
}

// Areas keep their proportions, so that no forest looks larger than it is. The poles, where nobody sells, are cut off.
const projection = geoEqualEarth()
  .scale(216)
  .translate([worldWidth / 2 - 8, worldHeight / 2 + 32])
const place = (position: Position): Point => {
  const point = projection([position[0] ?? 0, position[1] ?? 0])
  if (!point) throw new Error('a place that is not on the map')
  return point
}

const polygonsOf = ({ geometry }: Feature<Polygon | MultiPolygon>): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

/** The lines of a shape as they lie on the sheet: cut where the sheet ends, bent as the projection bends them. */
const linesOf = (shape: GeoPermissibleObjects): Point[][] => {
  const lines: Point[][] = []
  const add = (x: number, y: number) => lines.at(-1)?.push([x, y])
  geoPath(projection, {
    beginPath: () => undefined,
    closePath: () => undefined,
    arc: () => undefined,
    moveTo: (x, y) => void lines.push([[x, y]]),
    lineTo: add,
  })(shape)
  return lines
}

const isAntarctic = (ring: Position[]) => ring.every(([, latitude = 0]) => latitude < -58)

/** Land, coast and graticule as one mask: the page gives it the colour of its theme. */
export const world = (): string => {
  const polygons = read(require.resolve('world-atlas/land-110m.json'), 'land')
    .features.flatMap(polygonsOf)
    .filter(([ring]) => ring && !isAntarctic(ring))
  const land = linesOf({ type: 'MultiPolygon', coordinates: polygons })
    .map((line) => simplify(line, 0.6))
    .filter((line) => line.length > 3)
    .map((line) => polyline(line, true))
    .join('')
  const net = linesOf(geoGraticule().step([30, 30])())
    .map((line) => polyline(simplify(line, 0.5)))
    .join('')
  const rim = linesOf({ type: 'Sphere' })
    .map((line) => polyline(simplify(line, 0.5), true))
    .join('')
  return svg({
    width: worldWidth,
    height: worldHeight,
    body: `<path d="${rim}" fill="none" stroke="#000" stroke-width="1.1" opacity=".6"/><path d="${net}" fill="none" stroke="#000" stroke-width=".8" opacity=".35"/><path d="${land}" fill-opacity=".28" stroke="#000" stroke-width="1.1"/>`,
  })
}

/** The atlas shortens some names, and some are called otherwise today. */
const otherNames: Record<string, string> = {
  'United States of America': 'US',
  'Dem. Rep. Congo': 'CD',
  Congo: 'CG',
  'Dominican Rep.': 'DO',
  'Central African Rep.': 'CF',
  "Côte d'Ivoire": 'CI',
  'Bosnia and Herz.': 'BA',
  eSwatini: 'SZ',
  'Eq. Guinea': 'GQ',
  'S. Sudan': 'SS',
  'Solomon Is.': 'SB',
  Macedonia: 'MK',
  Turkey: 'TR',
  Myanmar: 'MM',
  Palestine: 'PS',
  'Hong Kong': 'HK',
  Macao: 'MO',
  'Trinidad and Tobago': 'TT',
  'Antigua and Barb.': 'AG',
  'St. Vin. and Gren.': 'VC',
  'St. Kitts and Nevis': 'KN',
  'Saint Lucia': 'LC',
  'São Tomé and Principe': 'ST',
  'Marshall Is.': 'MH',
  'Cook Is.': 'CK',
  'Cabo Verde': 'CV',
}

const codesByName = (): Map<string, string> => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const known = codes.flatMap((code): [string, string][] => {
    const name = names.of(code)
    // The old codes of some countries are still known by their new names.
    const isOld = [
      'DD',
      'FX',
      'YD',
      'UK',
      'SU',
      'TP',
      'BU',
      'ZR',
      'CS',
      'AN',
      'NT',
      'YU',
      'VD',
      'DY',
      'HV',
      'RH',
    ]
    return name && !isOld.includes(code) ? [[name, code]] : []
  })
  return new Map([...known, ...Object.entries(otherNames)])
}

/** The middle of the largest part of each country, by its code, in degrees. */
export const countryMiddles = (): Record<string, Position> => {
  const codes = codesByName()
  const middles: Record<string, Position> = {}
  for (const country of read(require.resolve('world-atlas/countries-50m.json'), 'countries').features) {
    const code = codes.get(country.properties.name ?? '')
    const parts = polygonsOf(country).map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
    const [largest] = parts.sort((a, b) => geoArea(b) - geoArea(a))
    if (code && largest) middles[code] = geoCentroid(largest)
  }
  return middles
}

/** Where each country is on the drawing, by its code, in percent. */
export const worldPlaces = (): Record<string, [x: number, y: number]> => {
  const places: Record<string, [number, number]> = {}
  for (const [code, middle] of Object.entries(countryMiddles())) {
    const [x, y] = place(middle)
    places[code] = [Math.round((x / worldWidth) * 1000) / 10, Math.round((y / worldHeight) * 1000) / 10]
  }
  return places
}
