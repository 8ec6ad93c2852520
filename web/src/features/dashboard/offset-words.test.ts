import { expect, test } from 'vitest'
import { tellParts, tellRest } from './offset-words.ts'

test('the sum of all credits says what of it is held no more', () => {
  const offset = { offsetTonnes: 390, uncountedTonnes: 10, pendingTonnes: 150 }
  expect(tellParts(offset)).toBe('With 400 retired, 150 pending')
  expect(tellParts({ offsetTonnes: 0, uncountedTonnes: 0, pendingTonnes: 0 })).toBe('All of them held')
})

test('beside the offset stands what is held and what was retired without counting', () => {
  expect(tellRest({ heldTonnes: 1859, uncountedTonnes: 0 })).toBe('1,859 t held, not yet retired')
  expect(tellRest({ heldTonnes: 0, uncountedTonnes: 3 })).toContain('; 3 t retired, not counted')
})
