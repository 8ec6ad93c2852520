import { expect, test } from 'vitest'
import { tellDocumented, tellScored } from './tell-documented.ts'

const score = { confidence: 38, vintage: 2024, isPromise: false }

test('a score beside the button of another vintage says that this one has none, and whose it is', () => {
  expect(tellScored(score, { vintage: 2023 })).toBe('2023 not scored yet, this is the score of 2024')
  expect(tellDocumented(score, { vintage: 2023 })).toBe(
    '38\u00a0% documented, 2023 not scored yet, this is the score of 2024',
  )
})

test('the vintage of a score is named where there are several, and a promise always', () => {
  expect(tellDocumented(score, { vintage: 2024 })).toBe('38\u00a0% documented')
  expect(tellDocumented(score, { vintage: 2024 }, true)).toBe('38\u00a0% documented, vintage\u00a02024')
  expect(tellDocumented({ ...score, isPromise: true })).toBe('38\u00a0% documented, promise of\u00a02024')
  expect(tellDocumented(null, { vintage: 2024 })).toBeNull()
})
