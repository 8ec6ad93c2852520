import { activities } from '@ledgerleaf/contract/activities'
import { emissionFactors } from '@ledgerleaf/contract/emission-factors'
import { expect, test } from 'vitest'
import { countSources, previewScopes } from './scope-previews.ts'

const sum = (all: readonly { factors: number }[]) => all.reduce((total, { factors }) => total + factors, 0)

test('every factor stands ready for exactly one scope, and has exactly one source', () => {
  expect(sum(previewScopes())).toBe(emissionFactors.length)
  expect(sum(countSources())).toBe(emissionFactors.length)
})

test('every scope asks for something, says whose its factors are, and computes its example', () => {
  const all = previewScopes()
  expect(all.flatMap(({ groups }) => groups).reduce((kinds, group) => kinds + group.kinds, 0)).toBe(
    activities.length,
  )
  for (const { id, factors, publishers, example } of all) {
    expect(sum(publishers), id).toBe(factors)
    expect(example?.grade, id).toBe('A')
    expect(example?.formula, id).toMatch(/× .* = /)
  }
})
