import { expect, test } from 'vitest'
import { readSigned } from './read-signed.ts'

test.each([
  ['12.5', 12.5],
  ['1,250.5', 1250.5],
  ['-40', -40],
  ['−1,000', -1000],
  ['– 3', -3],
  ['+7', 7],
])('%s tonnes are read as %d', (text, tonnes) => {
  expect(readSigned(text)).toBe(tonnes)
})

test.each(['', '-', '12,5', '1e3', '0x10', 'ten'])(
  '"%s" is no number of tonnes, and none is guessed',
  (text) => {
    expect(readSigned(text)).toBeNaN()
  },
)
