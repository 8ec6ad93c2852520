import { inThousands } from './in-thousands.ts'
import { type Metric, metricUnit } from './metrics.ts'

/** Units a person may give a figure in: what to multiply by, as whole numbers, so that nothing is lost on the way. */
const factors = {
  t: { of: 'tCO2e', times: 1n, over: 1n, by: '', name: 't CO2e' },
  kt: { of: 'tCO2e', times: 1000n, over: 1n, by: '× 1,000', name: 'kt CO2e (thousand tonnes)' },
  Mt: { of: 'tCO2e', times: 1_000_000n, over: 1n, by: '× 1,000,000', name: 'Mt CO2e (million tonnes)' },
  kg: { of: 'tCO2e', times: 1n, over: 1000n, by: '÷ 1,000', name: 'kg CO2e' },
  'short tons': {
    of: 'tCO2e',
    times: 90_718_474n,
    over: 100_000_000n,
    by: '× 0.90718474',
    name: 'short tons CO2e (US)',
  },
  MWh: { of: 'MWh', times: 1n, over: 1n, by: '', name: 'MWh' },
  kWh: { of: 'MWh', times: 1n, over: 1000n, by: '÷ 1,000', name: 'kWh' },
  GWh: { of: 'MWh', times: 1000n, over: 1n, by: '× 1,000', name: 'GWh' },
  TWh: { of: 'MWh', times: 1_000_000n, over: 1n, by: '× 1,000,000', name: 'TWh' },
  MJ: { of: 'MWh', times: 1n, over: 3600n, by: '÷ 3,600', name: 'MJ' },
  GJ: { of: 'MWh', times: 10n, over: 36n, by: '÷ 3.6', name: 'GJ' },
  TJ: { of: 'MWh', times: 10_000n, over: 36n, by: '× 1,000 ÷ 3.6', name: 'TJ' },
} as const satisfies Record<
  string,
  { of: ReturnType<typeof metricUnit>; times: bigint; over: bigint; by: string; name: string }
>

export type QuantityUnit = keyof typeof factors
export const quantityUnits = Object.keys(factors) as [QuantityUnit, ...QuantityUnit[]]
export const quantityName = (unit: QuantityUnit): string => factors[unit].name

/** The units a figure of this metric may be given in, its own first. */
export const unitsOf = (metric: Metric): QuantityUnit[] =>
  quantityUnits.filter((unit) => factors[unit].of === metricUnit(metric))

/** A gram, or a watt-hour: finer than any report, and exact in a double up to a thousand million tonnes. */
const decimalsKept = 6
const digitsMax = 15
const largest = 10n ** 12n

let exact: Intl.NumberFormat | undefined

/** A figure with every decimal it has. */
export const writeExact = (value: number): string => {
  exact ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: decimalsKept })
  return exact.format(Number(value.toPrecision(digitsMax)))
}

/** What is kept of a value that was computed, such as one of a workbook: no noise behind the gram. */
export const keepDecimals = (value: number): number =>
  Number(Number(value.toPrecision(digitsMax)).toFixed(decimalsKept))

/** Adds as one would on paper: 0.1 and 0.2 are 0.3. */
export const addExactly = (values: readonly number[]): number =>
  Number(values.reduce((sum, value) => sum + value, 0).toPrecision(digitsMax))

export type Converted = { value: number; conversion: string }

/** How a plain decimal in some unit becomes the value of its metric, and that in words; null where it is too long to keep. */
export const convertQuantity = (plain: string, unit: QuantityUnit): Converted | null => {
  const [whole = '', decimals = ''] = plain.split('.')
  const significant = `${whole}${decimals}`.replace(/^0+/, '')
  if (significant.length > digitsMax) return null
  const { times, over, of } = factors[unit]
  const scale = 10n ** BigInt(decimalsKept)
  const top = BigInt(`${whole}${decimals}` || '0') * times * scale
  const bottom = over * 10n ** BigInt(decimals.length)
  const isExact = top % bottom === 0n
  const kept = (2n * top + bottom) / (2n * bottom)
  if (kept > largest * scale) return null
  const value = Number(`${kept / scale}.${String(kept % scale).padStart(decimalsKept, '0')}`)
  return { value, conversion: inWords(plain, unit, of, value, isExact) }
}

const inWords = (plain: string, unit: QuantityUnit, of: string, value: number, isExact: boolean): string => {
  const { by } = factors[unit]
  if (by === '') return isExact ? '' : `rounded to ${writeExact(value)}, six decimals`
  const base = of === 'MWh' ? 'MWh' : 't CO2e'
  return `${writeGiven(plain)} ${unit} ${by} ${isExact ? '=' : '≈'} ${writeExact(value)} ${base}`
}

/** A plain decimal with its thousands marked, every digit kept. */
export const writeGiven = (plain: string): string => {
  const [whole = '', decimals] = plain.split('.')
  const grouped = inThousands(whole)
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
