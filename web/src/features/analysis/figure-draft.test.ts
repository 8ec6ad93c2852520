import type { Figure } from '@ledgerleaf/contract/inventory'
import { expect, test } from 'vitest'
import { bodyOf, newDraft, problemsOf } from './figure-draft.ts'

const figure: Figure = {
  ...{ id: 'scope1/2023', metric: 'scope1', year: 2023, value: 12.345, unit: 'tCO2e', perimeter: null },
  ...{ category: null, source: 'read', doubtful: false, finding: null, correction: null, evidence: null },
}
const sent = { sure: false, seenVersion: 0 }

test('whoever changes only the year of a figure is not asked what its decimals mean', () => {
  const draft = { ...newDraft(figure, figure, []), year: '2022', reason: 'The wrong column' }
  expect(bodyOf(draft, figure, sent)).toMatchObject({ kind: 'change', value: '12.345', year: 2022 })
})

test('whoever types 12.345 is asked', () => {
  const draft = { ...newDraft(null, figure, []), value: '12.345', reason: 'The annex' }
  expect(problemsOf(draft).value).toBe('Which of the two is meant?')
})
