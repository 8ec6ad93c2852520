import type { ActivityLine } from './activity-basis.ts'
import type { ReadLine } from './activity-lines.ts'
import {
  type ActivityUnit,
  isForeign,
  type Ratio,
  ratioOf,
  times,
  toWhole,
  unitName,
  unitRatio,
  writeRatio,
} from './activity-units.ts'
import { tellFallback } from './choose-factor.ts'
import { gradeLine, reachesBack } from './data-quality.ts'
import { sourceOf, tellFactorSource } from './emission-factor.ts'
import { writeGiven } from './quantities.ts'

/** The factor of a line, told with everything one needs to find it again. */
type UsedFactor = ActivityLine['factor'] & { unit: ActivityUnit }

/** A thousand million tonnes: more than any company, and exact in a double to the gram. */
const gramsMax = 10n ** 15n

export class LineTooLarge extends Error {}

const toGrams = (kg: Ratio): number => {
  const grams = toWhole(times(kg, { top: 1000n, bottom: 1n }))
  if (grams > gramsMax) throw new LineTooLarge('A line comes to more than a thousand million tonnes.')
  return Number(grams)
}

export const writeKg = (grams: number): string =>
  writeGiven(writeRatio({ top: BigInt(grams), bottom: 1000n }, 3).text)

const usedFactor = ({ factor, unit }: ReadLine): UsedFactor => {
  if (!('id' in factor))
    return {
      ...{ id: null, kg: factor.kg, unit, region: null, year: factor.year, note: '' },
      ...{ says: `Given by you: ${factor.source}`, licence: null, url: null },
    }
  const { id, kg, unit: per, region, year, note } = factor
  const { licence, url } = sourceOf(factor)
  return { id, kg, unit: per, region, year, note, says: tellFactorSource(factor), licence, url }
}

/** The amount in the unit of the factor, and how it came to be that. */
const inUnitOf = (line: ReadLine, unit: ActivityUnit): { amount: Ratio; says: string } => {
  const given = `${writeGiven(line.amount)} ${line.unit}`
  const amount = ratioOf(line.amount)
  const ratio = unitRatio(line.unit, unit)
  if (!ratio) throw new Error('a factor is of the kind its line is of')
  if (isForeign(line.unit) && unit === 'USD') {
    const worth = times(amount, ratioOf(line.dollars ?? '1'))
    const { text, isExact } = writeRatio(worth, 2)
    return {
      amount: worth,
      says: `${given} × ${line.dollars} ${isExact ? '=' : '≈'} ${writeGiven(text)} USD`,
    }
  }
  if (line.unit === unit) return { amount, says: given }
  const converted = times(amount, ratio)
  const { text, isExact } = writeRatio(converted, 6)
  return { amount: converted, says: `${given} ${isExact ? '=' : '≈'} ${writeGiven(text)} ${unitName(unit)}` }
}

const remarksOf = (line: ReadLine, factor: UsedFactor): string[] => [
  ...('region' in line.factor
    ? tellFallback(line.factor, { ...line, year: Number(line.endsOn.slice(0, 4)) })
    : []),
  ...(reachesBack(line) ? [`Its period reaches beyond ${line.endsOn.slice(0, 4)}; counted whole`] : []),
  ...(factor.unit === 'USD' && factor.id !== null
    ? ['A factor of dollars of 2022, used without correction for prices since']
    : []),
  ...(factor.note === '' ? [] : [factor.note]),
]

/** What a line emits: exact until it is rounded, once, to the gram. */
export const computeLine = (line: ReadLine): ActivityLine => {
  const factor = usedFactor(line)
  const { amount, says } = inUnitOf(line, factor.unit)
  const grams = toGrams(times(amount, ratioOf(factor.kg)))
  const { id, name, metric } = line.activity
  const { market } = line
  const byContract = market && {
    kwh: inUnitOf(line, 'kWh'),
    kg: market.kg,
  }
  const marketGrams = byContract && toGrams(times(byContract.kwh.amount, ratioOf(byContract.kg)))
  return {
    ...{ id: line.id, activity: id, name, metric, amount: line.amount, unit: line.unit },
    ...{ startsOn: line.startsOn, endsOn: line.endsOn, region: line.region, site: line.site },
    ...{ supplier: line.supplier, basis: line.basis, note: line.note, factor, grams, marketGrams, market },
    formula: `${says} × ${factor.kg} kg CO2e per ${factor.unit} = ${writeKg(grams)} kg CO2e`,
    marketFormula:
      byContract && marketGrams !== null && market
        ? `${byContract.kwh.says} × ${byContract.kg} kg CO2e per kWh = ${writeKg(marketGrams)} kg CO2e (${market.kind === 'supplier' ? 'supplier' : 'certificates'}: ${market.source})`
        : null,
    remarks: remarksOf(line, factor),
    ...gradeLine(line),
  }
}
