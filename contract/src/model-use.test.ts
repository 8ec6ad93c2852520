import { expect, test } from 'vitest'
import { modelUseInWords } from './model-use.ts'

const use = { pages: 2, unanswered: 0, tokens: 3412, milliseconds: 4123, accepted: 1, refused: 2 }

test('says what was asked, spent, accepted and refused', () => {
  expect(modelUseInWords(use)).toBe(
    'A language model was asked about 2 pages: 3,412 tokens, 4.1 s; 1 figure accepted, 2 refused.',
  )
})

test('tells no tokens where the server does not', () => {
  expect(modelUseInWords({ ...use, pages: 1, tokens: null, accepted: 0, refused: 0 })).toBe(
    'A language model was asked about 1 page: 4.1 s; 0 figures accepted, 0 refused.',
  )
})

test('says where it did not answer, in part or at all', () => {
  expect(modelUseInWords({ ...use, unanswered: 1 })).toContain('2 refused; 1 page without a usable answer.')
  expect(modelUseInWords({ ...use, unanswered: 2, tokens: null, milliseconds: 30_000 })).toBe(
    'A language model was asked about 2 pages and gave no usable answer (30.0 s). The figures are our own reading.',
  )
})
