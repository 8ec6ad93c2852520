import type { Metric } from '../../src/types.ts'
import type { Chance } from './chance.ts'

/** What a made-up company emitted, in tonnes, and how its report prints a figure. */
export type Figures = {
  years: number[]
  categories: number[]
  of: (metric: Metric | 'scope12', year: number) => number
}

export type Printing = {
  /** The figure as it stands on the page, and what it then is in tonnes. */
  print: (tonnes: number) => { text: string; tonnes: number }
  unit: string
}

const separators = {
  english: [',', '.'],
  german: ['.', ','],
  french: [' ', ','],
  swiss: ['’', '.'],
  bare: ['', '.'],
} as const
export type Format = keyof typeof separators

const grouped = (digits: string, sign: string) => digits.replace(/\B(?=(\d{3})+$)/g, sign)

export const printFigure = (value: number, decimals: number, format: Format) => {
  const [thousands, point] = separators[format]
  const [whole = '', fraction] = value.toFixed(decimals).split('.')
  return grouped(whole, thousands) + (fraction ? point + fraction : '')
}

const units = {
  1: [
    'tCO2e',
    't CO2e',
    'tCO2-e',
    'tCO2eq',
    't CO2 eq',
    'tonnes CO2e',
    'tonnes of CO2e',
    'tonnes CO2 equivalent',
    'tonnes of CO2 equivalent',
    'metric tons CO2e',
    'metric tons of CO2 equivalents',
    'metric tonnes of carbon dioxide equivalent',
    'MT CO2e',
    'MTCO2e',
    'mtCO2e',
    'tons of CO2e',
    't-CO2e',
    't CO2',
  ],
  1000: [
    'ktCO2e',
    'kt CO2e',
    'thousand tonnes CO2e',
    'thousand metric tons of CO2e',
    '1,000 t CO2e',
    '’000 tCO2e',
    'kilotonnes CO2e',
    'tCO2e ’000',
    'tCO2e (thousands)',
    'in thousands of tonnes CO2e',
    '1,000 metric tons CO2e',
  ],
  1000000: [
    'million tonnes CO2e',
    'million metric tons of CO2e',
    'Mt CO2e',
    'MtCO2e',
    'MMT CO2e',
    'million t CO2e',
    'millions of tonnes of CO2e',
  ],
} as const

export const figuresOf = (chance: Chance, kind: 'small' | 'large'): Figures => {
  const last = chance.whole(2016, 2024)
  const years = Array.from({ length: chance.whole(2, 4) }, (_, at) => last - at)
  const size = kind === 'large' ? chance.whole(900_000, 40_000_000) : chance.whole(2100, 400_000)
  const drift = new Map(years.map((year) => [year, 0.85 + 0.3 * chance.next()]))
  const share = [1, 0.3 + chance.next(), 0.2 + 0.5 * chance.next()] as const
  const categories = Array.from({ length: 15 }, (_, at) => at + 1).filter(() => chance.maybe(0.5))
  const weights = new Map(categories.map((category) => [category, 0.02 + 2 * chance.next()]))
  const of = (metric: Metric | 'scope12', year: number): number => {
    const scale = size * (drift.get(year) ?? 1)
    if (metric === 'scope1') return Math.round(scale * share[0])
    if (metric === 'scope2_location' || metric === 'scope2_unspecified') return Math.round(scale * share[1])
    if (metric === 'scope2_market') return Math.round(scale * share[1] * share[2])
    if (metric === 'scope12') return of('scope1', year) + of('scope2_market', year)
    if (metric === 'scope3_total')
      return categories.reduce((sum, n) => sum + of(`scope3_cat${n}` as Metric, year), 0)
    if (metric === 'total') return of('scope12', year) + of('scope3_total', year)
    if (metric === 'energy_total_mwh') return Math.round(scale * 4.7)
    const category = Number(metric.replace('scope3_cat', ''))
    return Math.round(scale * (weights.get(category) ?? 0))
  }
  return { years, categories, of }
}

export const printingOf = (chance: Chance, kind: 'small' | 'large', formats: readonly Format[]): Printing => {
  const format = chance.pick(formats)
  const factor =
    kind === 'large' ? chance.pick([1, 1000, 1000000] as const) : chance.pick([1, 1, 1000] as const)
  const decimals = factor === 1 ? (chance.maybe(0.12) ? 1 : 0) : factor === 1000 ? chance.pick([1, 2]) : 2
  return {
    unit: chance.pick(units[factor]),
    print: (tonnes) => {
      const shown = Number((tonnes / factor).toFixed(decimals))
      return { text: printFigure(shown, decimals, format), tonnes: Number((shown * factor).toPrecision(12)) }
    },
  }
}
