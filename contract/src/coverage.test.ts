import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCover, readFigure, wayToCover, wayToFigure } from './cover-address.ts'
import { sayCover } from './cover-words.ts'
import {
  type CoverChoice,
  type CoverFigure,
  coverableIn,
  coverOf,
  creditsFor,
  firstChoice,
  wholeChoice,
} from './coverage.ts'
import { footprints } from './footprint.ts'
import { type Metric, metrics } from './metrics.ts'

type Given = [Metric, number, (string | null)?]

const year = 2023
const figuresOf = (given: readonly Given[]): CoverFigure[] =>
  given.map(([metric, value, perimeter = null]) => ({
    metric,
    year,
    value,
    perimeter,
    doubtful: false,
    source: 'read',
  }))
const find = (figures: readonly CoverFigure[], asked: number | null = null) => {
  const main = figures.filter(({ perimeter }) => perimeter === null)
  return coverableIn('r1', footprints(main), figures, asked)
}
const coverable = (...given: Given[]) => {
  const found = find(figuresOf(given))
  if (!found) throw new Error('nothing to cover')
  return found
}
const say = (choice: CoverChoice | null, ...given: Given[]) => {
  const found = coverable(...given)
  return sayCover(found, coverOf(found, choice ?? firstChoice(found)))
}
const full: Given[] = [
  ['scope1', 1200],
  ['scope2_location', 950],
  ['scope2_market', 800],
  ['scope3_total', 9100],
  ['scope3_cat6', 500.5],
  ['scope3_cat1', 4000],
]

test('covers Scope 1 and 2 unless the buyer says otherwise, never Scope 3', () => {
  expect(say(null, ...full)).toBe(
    'Covers 100 % of Scope 1 and 2 of 2023 (market-based): 2,000 t of 11,100 t.',
  )
})

test('says a share of a category beside the scopes, and counts part of a tonne as a credit', () => {
  const choice = { scope1: 100, scope2_market: 100, scope3_cat6: 20 }
  expect(say(choice, ...full)).toBe(
    'Covers 100 % of Scope 1 and 2 of 2023 (market-based) and 20 % of business travel: 2,101 t of 11,100 t.',
  )
})

test('the other method of Scope 2 counts in the choice and in the whole it is of', () => {
  expect(say({ scope1: 100, scope2_location: 50 }, ...full)).toBe(
    'Covers 100 % of Scope 1 of 2023 and 50 % of Scope 2 (location-based): 1,675 t of 11,250 t.',
  )
})

test('the whole is the whole: Scope 3 takes its categories with it, and nothing is counted twice', () => {
  const found = coverable(...full)
  const doubled = { ...wholeChoice(found, {}), scope3_cat1: 100, scope2_location: 100, total: 100 }
  expect(coverOf(found, doubled)).toMatchObject({ credits: 11_100, wholeTonnes: 11_100 })
  expect(sayCover(found, coverOf(found, doubled))).toBe(
    'Covers 100 % of Scope 1, 2 and 3 of 2023 (market-based): 11,100 t of 11,100 t.',
  )
})

test('a report with a total alone is covered by it, and says so', () => {
  expect(say(null, ['total', 5000])).toBe('Covers 100 % of the reported total of 2023: 5,000 t of 5,000 t.')
})

test('Scope 2 that is zero by the method of the footprint stays zero, and the other method is a choice', () => {
  const green: Given[] = [
    ['scope1', 1200],
    ['scope2_location', 950],
    ['scope2_market', 0],
  ]
  expect(say(null, ...green)).toBe(
    'Covers 100 % of Scope 1 and 2 of 2023 (market-based): 1,200 t of 1,200 t.',
  )
  expect(say({ scope1: 100, scope2_location: 100 }, ...green)).toBe(
    'Covers 100 % of Scope 1 and 2 of 2023 (location-based): 2,150 t of 2,150 t.',
  )
  const nothing = coverable(['scope1', 0], ['scope2_market', 0])
  expect(coverOf(nothing, firstChoice(nothing))).toMatchObject({ credits: 0, wholeTonnes: 0 })
})

test('the whole that is covered is the headline, whatever the report gives', () => {
  const anyFigures = fc.uniqueArray(fc.tuple(fc.constantFrom(...metrics), fc.nat(1000)), {
    selector: ([metric]) => metric,
  })
  fc.assert(
    fc.property(anyFigures, (given) => {
      const figures = figuresOf(given)
      const [headline] = footprints(figures)
      const found = coverableIn('r1', footprints(figures), figures, year)
      expect(found && coverOf(found, {}).wholeTonnes).toBe(headline ? headline.tonnes : null)
    }),
  )
})

test('a report of Scope 3 alone waits for a choice', () => {
  expect(say(null, ['scope3_cat6', 70], ['scope3_cat7', 30])).toBe('Nothing is chosen yet.')
  expect(coverable(['scope3_cat6', 70], ['scope3_cat7', 30]).scope3).toMatchObject({
    tonnes: 100,
    summed: true,
  })
})

test('what a person corrected is covered to the decimal, and marked', () => {
  const [, ...others] = figuresOf(full)
  const corrected: CoverFigure = {
    metric: 'scope1',
    year,
    value: 1250.4,
    perimeter: null,
    doubtful: false,
    source: 'person',
  }
  const found = find([corrected, ...others])
  expect(found?.scope1).toMatchObject({ tonnes: 1250.4, corrected: true })
  expect(found && coverOf(found, firstChoice(found)).credits).toBe(2051)
})

test('a figure of another part of the company is no part of what can be covered', () => {
  const found = coverable(['scope1', 1200], ['scope2_market', 800], ['scope3_cat6', 40, 'Germany'])
  expect(found.categories).toEqual([])
})

test('a year that is not there falls back to the headline’s', () => {
  expect(find(figuresOf(full), 1999)?.year).toBe(2023)
  expect(find([])).toBeNull()
})

test('decimals do not grow a credit, and part of a tonne takes one', () => {
  expect(creditsFor(0.1 + 0.2 + 2.7)).toBe(3)
  expect(creditsFor(0.01)).toBe(1)
})

test('any choice survives the address it is written to, and comes to the same tonnes there', () => {
  const found = coverable(...full)
  const anyChoice = fc.dictionary(
    fc.constantFrom(...metrics),
    fc.integer({ min: 1, max: 100 }),
  ) as fc.Arbitrary<CoverChoice>
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const {
        report,
        year,
        choice: read,
      } = readCover(new URLSearchParams(wayToCover(found, choice).split('?')[1]))
      expect({ report, year }).toEqual({ report: 'r1', year: 2023 })
      expect(coverOf(found, read ?? firstChoice(found))).toEqual(coverOf(found, choice))
    }),
  )
})

test('an address somebody altered names only what there is', () => {
  const { choice, year } = readCover(
    new URLSearchParams('report=r1&year=soon&cover=scope1:200,scope9,scope3_cat6:-5,scope2_market:50'),
  )
  expect({ choice, year }).toEqual({ choice: { scope2_market: 50 }, year: null })
})

test('a figure’s address leads back to it', () => {
  const params = new URLSearchParams(wayToFigure('r1', 'scope3_cat6', 2023).split('?')[1])
  expect(readFigure(params)).toEqual({ metric: 'scope3_cat6', year: 2023 })
  expect(readFigure(new URLSearchParams('figure=scope1'))).toBeNull()
})
