import type { BaseYear, ProgrammeYear } from '@ledgerleaf/contract/programme'
import { expect, test } from 'vitest'
import { sayBase, sayHeld, sayYear, tellBare, tellConsequence } from './programme-words.ts'

const base = (more: Partial<BaseYear>) => ({ thresholdPercent: 5, ...more }) as BaseYear

test('a change just below the threshold does not read like one that reaches it', () => {
  expect(sayBase(base({ state: 'below', changePercent: 4.96 }))).toContain(
    'Changed by 4.96 %, below your threshold of 5 %',
  )
  expect(sayBase(base({ state: 'below', changePercent: 0.04 }))).toContain('Changed by 0.04 %')
})

const line = (of: string, state: string, tonnes: number | null) => ({ line: of, state, tonnes })
const year = (lines: object[], coverage: object = {}) =>
  ({ year: 2023, lines, total: { state: 'known', tonnes: 100 }, coverage }) as unknown as ProgrammeYear

test('what follows from a figure is the footprint of its year, where nothing else of the year is open', () => {
  const rest = [line('scope1', 'stands', 110), line('scope2_market', 'decided', 50.5)]
  const open = line('scope3', 'undecided', null)
  expect(tellConsequence(year([...rest, open]), 'scope3', 870)).toBe(
    'The footprint of 2023 is then 1,030.5 t.',
  )
  const other = line('scope1', 'undecided', null)
  expect(tellConsequence(year([other, open]), 'scope3', 870)).toMatch(/^One more figure of 2023 waits/)
  // By two methods of Scope 2 nobody adds up here.
  const twice = [...rest, line('scope2_location', 'stands', 60), open]
  expect(tellConsequence(year(twice), 'scope3', 870)).toBe('The total of 2023 is then decided.')
})

test('a year without a report says once what is retired for it, and why it is counted there', () => {
  const coverage = { retiredTonnes: 400, pendingTonnes: 0, undatedTonnes: 400 }
  expect(tellBare(year([], coverage))).toBe(
    '2023: no report read yet. 400 t retired, without a period and so counted in that year.',
  )
  expect(tellBare(year([], { ...coverage, undatedTonnes: 0 }))).toBe(
    '2023: no report read yet. 400 t retired.',
  )
})

test('what is pending at the registry is part of what is said of a year', () => {
  const coverage = { retiredTonnes: 5, pendingTonnes: 7, openTonnes: 88 }
  expect(sayYear(year([], coverage))).toBe(
    '2023: 100 t emitted, 5 t retired, 7 t pending at the registry, 88 t not yet covered',
  )
})

test('what is held for a year is apart from what is not yet covered of it, and the parts add up', () => {
  const coverage = { retiredTonnes: 5, pendingTonnes: 7, openTonnes: 88 }
  expect(sayYear(year([], coverage), 30)).toContain('30 t held, 58 t not yet covered')
})

test('what is held is told by what the year can take of it, and in parts that add up', () => {
  const held = { year: 2024, heldTonnes: 859, heldForItTonnes: 835, laterTonnes: 24 }
  expect(sayHeld(859, held)).toBe(
    'You hold 859 t, not retired for any year: 835 t usable for 2024, 24 t of later vintages.',
  )
  expect(sayHeld(859, { ...held, heldForItTonnes: 800 })).toContain('35 t more than 2024 still takes')
  expect(sayHeld(860, held)).toBe('You hold 860 t, not retired for any year.')
  expect(sayHeld(859, null)).toBe('You hold 859 t, not retired for any year.')
})
