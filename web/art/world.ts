import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoArea, geoCentroid } from 'd3-geo'
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'

const require = createRequire(import.meta.url)
type Land = FeatureCollection<Polygon | MultiPolygon, { name?: string }>

type Topology = Parameters<typeof feature>[0]

const read = (file: string, name: string): Land => {
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const object = topology.objects[name]
  if (!object) throw new Error(`${file} has no ${name}`)
  return feature(topology, object) as unknown as Land
}

const polygonsOf = ({ geometry }: Feature<Polygon | MultiPolygon>): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

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
