import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinEntries, longestEntry, splitEntries } from './entry-bundle.ts'
import { fromHex, toHex } from './hex.ts'
import { Refusal } from './refusal.ts'

test('each entry follows its length in two bytes, the higher one first', () => {
  expect(toHex(joinEntries([fromHex('aabb'), fromHex(''), new Uint8Array(258)]).slice(0, 8))).toBe(
    '0002aabb00000102',
  )
})

test('what was joined is split again', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { minLength: 1, maxLength: 256 }), (entries) => {
      expect(splitEntries(joinEntries(entries), entries.length).map(toHex)).toEqual(entries.map(toHex))
    }),
    { numRuns: 30 },
  )
})

test('a bundle that has become full still answers for the part that was asked for', () => {
  const full = joinEntries(Array.from({ length: 256 }, (_, at) => Uint8Array.of(at)))
  expect(splitEntries(full, 3).map(toHex)).toEqual(['00', '01', '02'])
})

test('refuses bundles that are cut, too short, too long or empty', () => {
  const bundle = joinEntries([fromHex('aabb'), fromHex('cc')])
  expect(() => splitEntries(bundle.slice(0, -1), 2)).toThrow('ends within an entry')
  expect(() => splitEntries(bundle.slice(0, 5), 2)).toThrow('ends within an entry')
  expect(() => splitEntries(bundle, 1)).toThrow('came with 2')
  expect(() => splitEntries(bundle, 3)).toThrow('came with 2')
  expect(() => joinEntries([])).toThrow(Refusal)
  expect(() => joinEntries(Array.from({ length: 257 }, () => new Uint8Array()))).toThrow(Refusal)
  expect(() => joinEntries([new Uint8Array(longestEntry + 1)])).toThrow(Refusal)
  expect(splitEntries(joinEntries([new Uint8Array(longestEntry)]), 1)).toHaveLength(1)
})
