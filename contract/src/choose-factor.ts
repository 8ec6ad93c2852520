import type { Activity } from './activities.ts'
import { type ActivityUnit, kindOf } from './activity-units.ts'
import type { PublishedFactor } from './emission-factor.ts'
import { factorsOf } from './emission-factors.ts'

type Asked = { activity: Activity; unit: ActivityUnit; region: string; year: number }

/**
 * How far a factor is from what was asked: the place first, then the year, an earlier one before a later one. Of other
 * countries the United Kingdom comes first, whose set is made for companies elsewhere too.
 */
const distance = ({ region, year }: PublishedFactor, asked: Asked): number => {
  const place = region === asked.region ? 0 : region === 'WORLD' ? 1 : region === 'GB' ? 2 : 3
  const years = Math.min(Math.abs(asked.year - year), 400)
  return place * 1000 + years * 2 + (year > asked.year ? 1 : 0)
}

/** The factors that can be used for a line, the nearest first. A factor of another grid or country is none where place is all. */
export const candidatesFor = (asked: Asked): PublishedFactor[] =>
  factorsOf(asked.activity.id)
    .filter(({ unit }) => kindOf(unit) === kindOf(asked.unit))
    .filter(({ region }) => !asked.activity.isLocal || region === asked.region || region === 'WORLD')
    .map((factor, i) => ({ factor, far: distance(factor, asked), i }))
    .sort((a, b) => a.far - b.far || a.i - b.i)
    .map(({ factor }) => factor)

/** What is not as asked about a factor, in words for the line it is used on: that there is no other is said only where it is so. */
export const tellFallback = (
  { region, year }: Pick<PublishedFactor, 'region' | 'year'>,
  asked: Asked,
  nameOf: (region: string) => string = (code) => code,
): string[] => {
  // A global warming potential is of no place and no year.
  if (region === 'WORLD' || (region === asked.region && year === asked.year)) return []
  const [nearest] = candidatesFor(asked)
  const hasPlace = nearest?.region === asked.region
  const hasYear = nearest?.year === asked.year && (hasPlace || nearest.region === region)
  return [
    ...(region === asked.region
      ? []
      : [
          hasPlace
            ? `Chosen: the factor of ${nameOf(region)}, though there is one of ${nameOf(asked.region)}`
            : `No factor for ${nameOf(asked.region)}: the one of ${nameOf(region)} used`,
        ]),
    ...(year === asked.year
      ? []
      : [
          hasYear
            ? `Chosen: the factor of ${year}, though there is one of ${asked.year}`
            : `No factor for ${asked.year}: the one of ${year} used`,
        ]),
  ]
}
