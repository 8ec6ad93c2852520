import { footprints } from '@ledgerleaf/contract/footprint'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { categoryOf, type Metric } from '@ledgerleaf/contract/metrics'
import { addExactly } from '@ledgerleaf/contract/quantities'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOf, nameBlock, tellBlock, tellBlocks, tellMethod, tellUnknown } from './block-words.ts'
import { blocksOf, tellMore } from './footprint-blocks.ts'

const figure = (metric: Metric, value: number, year = 2024, perimeter: string | null = null): Figure => ({
  id: `${metric}/${year}`,
  metric,
  year,
  value,
  unit: 'tCO2e',
  perimeter,
  category: categoryOf(metric),
  source: 'read',
  doubtful: false,
  finding: null,
  correction: null,
  evidence: null,
})

const read = (figures: readonly Figure[]) => {
  const [footprint] = footprints(figures)
  if (!footprint) throw new Error('these figures make no footprint')
  return { footprint, ...blocksOf(footprint, null, figures) }
}

const shortOf = ({ blocks }: ReturnType<typeof read>) =>
  blocks.map((block) => [nameBlock(block), block.tonnes, block.before])

test('Scope 3 is taken apart into its categories, and what they leave over is a piece that is not split', () => {
  const found = read([
    figure('scope1', 100),
    figure('scope1', 125, 2023),
    figure('scope2_location', 300),
    figure('scope2_market', 200),
    figure('scope3_total', 1000),
    figure('scope3_cat1', 600),
    figure('scope3_cat6', 150.5),
  ])
  expect(shortOf(found)).toEqual([
    ['Scope 1', 100, 125],
    ['Scope 2, market-based', 200, null],
    ['Purchased goods and services', 600, null],
    ['Business travel', 150.5, null],
    ['Scope 3, not split by category', 249.5, null],
  ])
  expect(tellMethod(found.blocks)).toBe('Scope 2 is counted market-based: by what was bought.')
  expect(tellUnknown(found)).toEqual([
    'The report gives 2 of the 15 categories of Scope 3; the others are not known.',
  ])
})

test('the rest of Scope 3 is compared only with a rest beside the same categories', () => {
  const now = [figure('scope1', 1), figure('scope3_total', 100), figure('scope3_cat1', 60)]
  const same = [figure('scope3_total', 90, 2023), figure('scope3_cat1', 40, 2023)]
  const other = [figure('scope3_total', 90, 2023), figure('scope3_cat6', 40, 2023)]
  expect(read([...now, ...same]).blocks.at(-1)).toMatchObject({ tonnes: 40, before: 50 })
  expect(read([...now, ...other]).blocks.at(-1)).toMatchObject({ tonnes: 40, before: null })
})

test('categories that come to more than the Scope 3 of the report are not drawn, and it is said', () => {
  const found = read([figure('scope1', 10), figure('scope3_total', 50), figure('scope3_cat1', 60)])
  expect(shortOf(found)).toEqual([
    ['Scope 1', 10, null],
    ['Scope 3, not split by category', 50, null],
  ])
  expect(tellUnknown(found)).toEqual([
    'Scope 2 is not known, and not counted as zero.',
    'Its categories add up to 60 t, more than the Scope 3 the report gives, so Scope 3 is drawn as one.',
  ])
})

test('a total without scopes is one piece, of which nobody claims to know the scope', () => {
  const found = read([figure('total', 10_000_000)])
  expect(shortOf(found)).toEqual([['Total, not split by scope', 10_000_000, null]])
  expect(tellBlocks(found.blocks, 10_000_000, 2024)).toBe(
    'The footprint of 2024, 10,000,000 t CO2e, in 1 piece. Total, not split by scope: 10,000,000 t, 100\u00a0% of the footprint, 2023 not known.',
  )
  expect(tellUnknown(found)).toEqual([
    'The report gives one total; what of it is Scope 1, 2 or 3 is not known.',
  ])
})

test('a figure about another part of the company is no piece, and no year before', () => {
  const found = read([
    figure('scope1', 10),
    figure('scope3_total', 50),
    figure('scope1', 7, 2023, 'Germany'),
    figure('scope3_cat1', 5, 2024, 'Germany'),
  ])
  expect(shortOf(found)).toEqual([
    ['Scope 1', 10, null],
    ['Scope 3, not split by category', 50, null],
  ])
})

test('a change is told by its way and in words, also from nothing', () => {
  expect(changeOf({ tonnes: 95, before: 100 }, 2024)).toEqual({
    share: '5\u00a0%',
    way: 'less',
    words: '5\u00a0% less than in 2023',
  })
  expect(changeOf({ tonnes: 12, before: 0 }, 2024)?.words).toBe('12 t more than in 2023')
  expect(changeOf({ tonnes: 12, before: 12 }, 2024)?.words).toBe('the same as in 2023')
  const [first] = read([figure('scope3_cat1', 95), figure('scope1', 5)]).blocks.slice(-1)
  expect(first && tellBlock(first, 100, 2024)).toBe(
    'Scope 3, category 1: Purchased goods and services: 95 t, 95\u00a0% of the footprint, 2023 not known',
  )
})

test('sources are told beside the pieces only where they say more', () => {
  const evidence = { page: 3, box: null, sheet: null, cell: null, quote: 'Scope 1 100' }
  const { blocks } = read([{ ...figure('scope1', 100), evidence }, figure('scope2_market', 20)])
  const source = {
    name: 'Direct emissions',
    scope: 1,
    year: 2024,
    tonnes: 100,
    share: 0.8,
    evidence,
    computed: null,
  }
  expect(tellMore([source], blocks)).toBe(false)
  const gas = {
    ...source,
    name: 'Natural gas',
    tonnes: 60,
    evidence: { ...evidence, quote: 'Natural gas 60' },
  }
  expect(tellMore([source, gas], blocks)).toBe(true)
})

const metric = fc.constantFrom<Metric>(
  'total',
  'scope1',
  'scope2_location',
  'scope2_market',
  'scope3_total',
  'scope3_cat1',
  'scope3_cat2',
  'scope3_cat15',
)

test('whatever a report gives, the pieces add up to its footprint', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(metric, fc.integer({ min: 0, max: 10 ** 9 })), {
        minLength: 1,
        selector: ([name]) => name,
      }),
      (given) => {
        const { footprint, blocks } = read(given.map(([name, grams]) => figure(name, grams / 100)))
        expect(addExactly(blocks.map(({ tonnes }) => tonnes))).toBeCloseTo(footprint.tonnes, 6)
        expect(blocks.every((block) => block.figure !== null)).toBe(true)
      },
    ),
  )
})
