import { expect, test } from 'vitest'
import { nextLookMs } from './next-look.ts'

test('asks again while an entry waits, ever more rarely, and stops after an hour', () => {
  const waiting = [{ state: 'confirmed' }, { state: 'waiting' }] as const
  expect([0, 20, 60, 240].map((looks) => nextLookMs(waiting, looks))).toEqual([1500, 5000, 15_000, false])
})

test('asks no more once every entry is confirmed or none of the chain’s', () => {
  expect(nextLookMs([{ state: 'confirmed' }, { state: 'none' }], 0)).toBe(false)
  expect(nextLookMs(undefined, 0)).toBe(false)
})
