import { expect, test } from 'vitest'
import { nextOfAnalysis } from './analysis-steps.ts'

const footprint = { year: 2024, tonnes: 100, parts: [], asReported: true }
const read = { id: 'a', state: 'completed' as const, footprint, doubtful: 0 }
const covered = (retiredTonnes: number, pendingTonnes = 0) => ({
  ...{ year: 2024, footprintTonnes: 100, retiredTonnes, pendingTonnes },
})

test('what is in doubt is checked before anything is covered by it', () => {
  expect(nextOfAnalysis({ ...read, doubtful: 3 }, covered(0)).says).toBe('Check 3 figures')
  expect(nextOfAnalysis({ ...read, doubtful: 1 }, covered(100)).says).toBe('Check one figure')
})

test('a year that is not wholly retired leads to credits for it, and one that is to its report', () => {
  expect(nextOfAnalysis(read, covered(40))).toEqual({
    says: 'Cover the rest',
    to: '/recommendations?report=a&year=2024',
  })
  expect(nextOfAnalysis(read, covered(40, 60))).toEqual({ says: 'Report 2024', to: '/reports' })
})

test('a figure that the programme does not go by leads there, and to no credits', () => {
  const undecided = { tonnes: null, isLeftOut: false }
  expect(nextOfAnalysis(read, covered(0), undecided)).toEqual({ says: 'Decide 2024', to: '/programme' })
  const leftOut = { tonnes: 90, isLeftOut: true }
  expect(nextOfAnalysis(read, undefined, leftOut)).toEqual({ says: 'See the programme', to: '/programme' })
})

test('a document that is being read is followed, and one that gave no footprint is followed by another', () => {
  expect(nextOfAnalysis({ ...read, state: 'reading', footprint: null }, undefined).to).toBe('/analysis/a')
  expect(nextOfAnalysis({ ...read, state: 'failed', footprint: null }, undefined).to).toBe('/#ask')
  expect(nextOfAnalysis({ ...read, footprint: null }, undefined).to).toBe('/#ask')
})

test('credits that are held for its year are retired before others are looked for', () => {
  const told = { id: 'a', state: 'completed', footprint: { year: 2024 }, doubtful: 0 } as never
  const first = { step: 'retire', heldTonnes: 859, of: { year: 2024, tonnes: 835 } } as const
  expect(nextOfAnalysis(told, undefined, null, first)).toEqual({
    says: 'Retire 835 t',
    to: '/retire/all?year=2024&tonnes=835',
    isFinal: true,
  })
})
