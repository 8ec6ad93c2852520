import type { ProjectPage } from '@ledgerleaf/contract/market'
import { expect, test } from 'vitest'
import { compareVerdicts } from './compare-verdicts.ts'
import type { SharedCriterion } from './shared-criteria.ts'

const project = (
  id: string,
  [cents, value, confidence]: [cents: number, value: number, confidence: number],
  more: { mechanism?: string; ways?: string[] } = {},
) =>
  ({
    id,
    mechanism: more.mechanism ?? 'removal',
    score: { value, confidence, grade: 'B', vintage: 2023 },
    listings: ['spot', ...(more.ways ?? [])].map((saleType) => ({
      ...{ saleType, priceCents: cents, vintage: 2023, availableCredits: 10, dueOn: null },
    })),
  }) as unknown as ProjectPage

test('each is told what it alone is first in, and one that is first in nothing is told nothing', () => {
  const told = compareVerdicts([
    project('cheap', [700, 67, 80]),
    project('dear', [14_000, 50, 38], { ways: ['subscription'] }),
    project('between', [2000, 64, 68]),
  ])
  expect([...told]).toEqual([
    ['cheap', 'Lowest spot price, highest score, best documented'],
    ['dear', 'Only one by subscription'],
  ])
})

test('the only removal is told so, and where two share a first place nobody has it', () => {
  const told = compareVerdicts([
    project('a', [700, 60, 50]),
    project('b', [700, 60, 50], { mechanism: 'reduction' }),
    project('c', [900, 40, 50], { mechanism: 'reduction' }),
  ])
  expect([...told]).toEqual([['a', 'Only removal']])
})

test('beside one that is both, nobody is the only removal', () => {
  const both = project('b', [700, 60, 50], { mechanism: 'mixed' })
  expect(compareVerdicts([project('a', [700, 60, 50]), both]).size).toBe(0)
})

test('a price per point is told of whoever is not the cheapest anyway', () => {
  const told = compareVerdicts([project('a', [700, 20, 50]), project('b', [900, 80, 50])])
  expect([...told.values()]).toEqual(['Lowest spot price', 'Highest score, lowest price per point'])
})

test('of one alone there is nothing to say', () => {
  expect(compareVerdicts([project('a', [700, 20, 50])]).size).toBe(0)
})

test('one that is first in nothing else is told by the criterion in which it alone has most points', () => {
  const all = [project('cheap', [700, 67, 80]), project('between', [2000, 64, 68])]
  const strip = (id: string, points: number) => ({ project: { id }, pillar: {}, points })
  const criterion = (title: string, cheap: number, between: number) =>
    ({ title, of: [strip('cheap', cheap), strip('between', between)] }) as unknown as SharedCriterion
  const told = compareVerdicts(all, [
    criterion('Additionality', 16, 19),
    criterion('Quantification', 14, 14),
    criterion('Permanence', 13, 12),
  ])
  expect(told.get('between')).toBe('Most points for additionality')
  expect(told.get('cheap')).toBe('Lowest spot price, highest score, best documented')
})
