import type { AnalysisSummary, Footprint } from '@ledgerleaf/contract/analysis'
import { expect, test } from 'vitest'
import { byHand, firstChoice, readChoice, takenIn } from './footprint-choice.ts'

const of = (year: number): Footprint => ({ year, tonnes: year, parts: [], asReported: false })
const analysis = (id: string, years: number[], more: Partial<AnalysisSummary> = {}): AnalysisSummary => ({
  id,
  companyName: 'A Company',
  fileName: `${id}.pdf`,
  uploadedAt: '2026-01-01T00:00:00.000Z',
  state: 'completed',
  step: 'completed',
  refusal: null,
  footprint: years[0] === undefined ? null : of(years[0]),
  footprints: years.map(of),
  perimeter: null,
  findings: 1,
  doubtful: 0,
  flags: 0,
  kind: 'report',
  ...more,
})

test('the newest finished analysis with a footprint comes first, in the year of the period if it has it', () => {
  const analyses = [
    analysis('reading', [2025], { state: 'reading' }),
    analysis('empty', []),
    analysis('new', [2024, 2023]),
    analysis('old', [2022]),
  ]
  expect(firstChoice(analyses, '2023-12-31')).toBe('new/2023')
  expect(firstChoice(analyses, '2022-12-31')).toBe('new/2024')
  expect(readChoice('new/2023')).toEqual({ analysisId: 'new', year: 2023 })
})

test('what no report alone says of the year is not chosen of one of them', () => {
  const [analysisId, year] = ['new', 2024]
  const of = (state: 'known' | 'undecided', tonnes: number | null, taken: string | null) => ({
    leftOut: [],
    targets: 0,
    years: [{ year, state, tonnes, parts: [], analysisId: taken }],
  })
  const analyses = [analysis(analysisId, [year]), analysis('old', [year])]
  expect(firstChoice(analyses, '', of('undecided', null, null))).toBe(byHand)
  expect(firstChoice(analyses, '', of('known', 170, null))).toBe(byHand)
  expect(firstChoice(analyses, '', of('known', 170, 'old'))).toBe('old/2024')
})

test('without one the number is given by hand', () => {
  expect(firstChoice([analysis('empty', [])], '2023-12-31')).toBe(byHand)
  expect(readChoice(byHand)).toBeNull()
})

test('of a year the analysis is offered first that the programme takes, and none that is left out of it', () => {
  const analyses = [analysis('foreign', [2024]), analysis('new', [2024, 2023]), analysis('old', [2024])]
  const year = { year: 2024, state: 'known' as const, tonnes: 2024, parts: [], analysisId: 'old' }
  const programme = { leftOut: ['foreign'], years: [year], targets: 0 }
  const taken = takenIn(analyses, programme)
  expect(taken.map(({ id }) => id)).toEqual(['new', 'old'])
  expect(firstChoice(taken, '2024-12-31', programme)).toBe('old/2024')
  expect(firstChoice(taken, '2023-12-31', programme)).toBe('new/2023')
})
