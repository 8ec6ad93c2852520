import fc from 'fast-check'
import { expect, test } from 'vitest'
import { naiveRoot } from '../testing/naive-tree.ts'
import { someEntries } from '../testing/reference-tree.ts'
import { appendLeaves, emptyRange, rangeRoot, restoreRange } from './compact-range.ts'
import { leafHash } from './hashes.ts'
import { toHex } from './hex.ts'
import { subtreesOf } from './ranges.ts'
import { Refusal } from './refusal.ts'

test('grows in batches of any sizes to the same root, holding no more than log n hashes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 40 }), { maxLength: 6 }), (batches) => {
      const entries = someEntries(batches.reduce((sum, batch) => sum + batch, 0))
      let range = emptyRange
      for (const batch of batches) {
        const leaves = entries.slice(range.size, range.size + batch).map(leafHash)
        // Stored and taken up again in between, as a writer does that was stopped.
        range = appendLeaves(restoreRange(range.size, range.hashes), leaves)
      }
      expect(toHex(rangeRoot(range))).toBe(toHex(naiveRoot(entries)))
      expect(range.hashes.length).toBeLessThanOrEqual(Math.ceil(Math.log2(range.size + 1)))
    }),
  )
})

test('hands out each subtree once, when it becomes complete, and can be restored from them', () => {
  const kept = new Map<string, Uint8Array>()
  const name = (level: number, index: number) => `${level}/${index}`
  const range = appendLeaves(emptyRange, someEntries(53).map(leafHash), ({ level, index }, hash) => {
    expect(kept.has(name(level, index))).toBe(false)
    kept.set(name(level, index), hash)
  })
  expect(kept.size).toBe(53 + 26 + 13 + 6 + 3 + 1)
  const hashes = subtreesOf({ begin: 0, end: 53 }).map(
    ({ level, index }) => kept.get(name(level, index)) ?? new Uint8Array(),
  )
  expect(restoreRange(53, hashes)).toEqual(range)
})

test('leaves the range it grew from as it was', () => {
  const before = appendLeaves(emptyRange, someEntries(3).map(leafHash))
  const root = toHex(rangeRoot(before))
  appendLeaves(before, someEntries(1).map(leafHash))
  expect([before.size, toHex(rangeRoot(before))]).toEqual([3, root])
})

test('refuses hashes that do not belong to the size, and leaves that are not hashes', () => {
  expect(() => restoreRange(3, [leafHash(new Uint8Array())])).toThrow(Refusal)
  expect(() => restoreRange(1, [new Uint8Array(5)])).toThrow(Refusal)
  expect(() => restoreRange(-1, [])).toThrow(Refusal)
  expect(() => appendLeaves({ size: 1, hashes: [] }, [leafHash(new Uint8Array())])).toThrow(Refusal)
  expect(() => appendLeaves(emptyRange, [new Uint8Array(5)])).toThrow(Refusal)
})
