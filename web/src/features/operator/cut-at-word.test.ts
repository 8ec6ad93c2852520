import { expect, test } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

test('a long message ends with a whole word, and a short one is told whole', () => {
  expect(cutAtWord('Can we begin?')).toBe('Can we begin?')
  const cut = cutAtWord(`${'mangrove '.repeat(15)}credits, and more of them`)
  expect(cut).toBe(`${'mangrove '.repeat(15).trim()} …`)
  expect(cutAtWord('x'.repeat(300))).toHaveLength(142)
})
