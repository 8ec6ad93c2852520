import type { Metric } from '../../src/types.ts'
import type { Chance } from './chance.ts'
import { type Figures, type Format, figuresOf, type Printing, printingOf } from './figures.ts'
import { english, french, german, spanish, type Words, wordsFor } from './words.ts'

type Asked = Metric | 'scope12'

/** What draws a report and remembers what a reader should find in it. */
export type Pen = Printing & {
  chance: Chance
  figures: Figures
  /** Years in the order of their columns. */
  years: number[]
  yearText: (year: number) => string
  label: (metric: Asked) => string
  /** A figure that should be found. */
  value: (metric: Asked, year: number) => string
  /** A figure of the same kind that should not: of a part, of a target, of something else. */
  decoy: (metric: Asked, year: number, share?: number) => string
  row: (metric: Asked) => string[]
  expected: Map<string, number>
  change: () => string
  /** The unit as a sentence would say it. */
  spoken: string
}

const yearStyles: ((year: number) => string)[] = [
  (year) => `${year}`,
  (year) => `${year}`,
  (year) => `${year}`,
  (year) => `FY${String(year).slice(2)}`,
  (year) => `FY${year}`,
  (year) => `FY ${year}`,
  (year) => `${year - 1}/${String(year).slice(2)}`,
  (year) => `${year - 1}-${String(year).slice(2)}`,
  (year) => `FY${year - 1}-${String(year).slice(2)}`,
  (year) => `FY${String(year - 1).slice(2)}/${String(year).slice(2)}`,
  (year) => `CY${year}`,
  (year) => `31 March ${year}`,
  (year) => `Year ended 31 March ${year}`,
  (year) => `31 Dec ${year}`,
  (year) => `31.12.${year}`,
  (year) => `Financial year ${year}`,
  (year) => `${year - 1}/${year}`,
  (year) => `${year} data`,
  (year) => `FY’${String(year).slice(2)}`,
]

const languages: { words: Words; formats: Format[]; units: string[] | null }[] = [
  { words: english, formats: ['english', 'english', 'english', 'french', 'swiss', 'bare'], units: null },
  {
    words: german,
    formats: ['german', 'german', 'swiss'],
    units: ['t CO2e', 'Tonnen CO2e', 't CO2-Äquivalente', 'Tonnen CO2-Äq.', 't CO2'],
  },
  {
    words: french,
    formats: ['french'],
    units: ['tCO2eq', 't éq. CO2', 'teqCO2', 'tonnes équivalent CO2', 't CO2e'],
  },
  {
    words: spanish,
    formats: ['german'],
    units: ['tCO2eq', 'toneladas de CO2e', 't CO2eq', 'toneladas CO2 equivalente'],
  },
]

export const penOf = (chance: Chance, foreign: boolean): Pen => {
  const kind = chance.maybe(0.3) ? 'large' : 'small'
  const tongue = foreign ? chance.pick(languages.slice(1)) : (languages[0] as (typeof languages)[number])
  const figures = figuresOf(chance, kind)
  const style = foreign ? (year: number) => `${year}` : chance.pick(yearStyles)
  const drawn = printingOf(chance, tongue.units ? 'small' : kind, tongue.formats)
  // In another language the unit is one tonne: its thousands are a matter of words we test apart.
  const printing: Printing = tongue.units
    ? {
        unit: chance.pick(tongue.units),
        print: (tonnes) => {
          const whole = drawn.print(0).text
          return whole.length > 1 ? { text: String(tonnes), tonnes } : drawn.print(tonnes)
        },
      }
    : drawn
  const expected = new Map<string, number>()
  const years = chance.maybe(0.5) ? figures.years : [...figures.years].reverse()
  const print = (metric: Asked, year: number, share: number) => {
    const shown = printing.print(figures.of(metric, year) * share)
    if (share === 1 && metric !== 'scope12') expected.set(`${metric}:${year}`, shown.tonnes)
    return shown.text
  }
  const value = (metric: Asked, year: number) => print(metric, year, 1)
  return {
    ...printing,
    chance,
    figures,
    years,
    yearText: style,
    label: (metric) => chance.pick(wordsFor(tongue.words, metric)),
    value,
    decoy: (metric, year, share = 0.37 + 0.2 * chance.next()) => print(metric, year, share),
    row: (metric) => years.map((year) => value(metric, year)),
    expected,
    change: () => `${chance.pick(['-', '+', '–'])}${chance.whole(1, 29)}${chance.pick(['%', '.4%', ' %'])}`,
    spoken: /thousands|000|^in /.test(printing.unit) ? 'thousand tonnes of CO2e' : printing.unit,
  }
}
