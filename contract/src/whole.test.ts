import { expect, test } from 'vitest'
import { lengthOf } from './text.ts'
import { Whole } from './whole.ts'

const Tonnes = Whole('Whole tonnes', [1, 'At least one'], [100, 'At most 100'])
const said = (input: unknown) => Tonnes.safeParse(input).error?.issues.map(({ message }) => message)

test.each([
  [Number.NaN, 'Whole tonnes'],
  [undefined, 'Whole tonnes'],
  [1.5, 'Whole tonnes'],
  [0, 'At least one'],
  [101, 'At most 100'],
  [1e20, 'At most 100'],
])('%s is refused for what is wrong with it', (input, words) => {
  expect(said(input)?.[0]).toBe(words)
})

test('a whole number within its bounds is taken', () => {
  expect(said(1)).toBeUndefined()
  expect(said(100)).toBeUndefined()
})

test('an emoji is one character', () => {
  expect(lengthOf('🌱'.repeat(280))).toBe(280)
})
