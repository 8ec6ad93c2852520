import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { naiveConsistency, naiveInclusion, naiveLeaf, naiveRoot } from '../testing/naive-tree.ts'
import { oneBitAway, someEntries } from '../testing/reference-tree.ts'
import { type Hash, leafHash } from './hashes.ts'
import { listSource } from './list-source.ts'
import { consistencyProof, inclusionProof, treeRoot } from './prove.ts'
import { Refusal } from './refusal.ts'
import { verifyConsistency } from './verify-consistency.ts'
import { verifyInclusion } from './verify-inclusion.ts'

const largest = 64
const entries = someEntries(largest)
const leaves = entries.map(leafHash)
const source = listSource(leaves)
const roots = Array.from({ length: largest + 1 }, (_, size) => naiveRoot(entries.slice(0, size)))
const rootOf = (size: number): Hash => roots[size] ?? new Uint8Array()
const leafAt = (index: number): Hash => leaves[index] ?? new Uint8Array()

// Comparing text is quicker than comparing byte by byte, and there are thousands.
const show = (hashes: readonly Uint8Array[]) => hashes.map((hash) => Buffer.from(hash).toString('hex'))

describe(`every tree of up to ${largest} entries, against RFC 6962's own recursion`, () => {
  test('has the same leaves and the same root', async () => {
    expect(show(leaves)).toEqual(show(entries.map(naiveLeaf)))
    for (let size = 0; size <= largest; size += 1) {
      expect(show([await treeRoot(source, size)])).toEqual(show([rootOf(size)]))
    }
  })

  test('proves the inclusion of each of its entries', async () => {
    for (let size = 1; size <= largest; size += 1) {
      for (let index = 0; index < size; index += 1) {
        const proof = await inclusionProof(source, index, size)
        expect(show(proof)).toEqual(show(naiveInclusion(index, entries.slice(0, size))))
        verifyInclusion({ leaf: leafAt(index), index, size, root: rootOf(size), proof })
      }
    }
  })

  test('proves that it grew from each smaller one', async () => {
    for (let newSize = 1; newSize <= largest; newSize += 1) {
      for (let oldSize = 1; oldSize <= newSize; oldSize += 1) {
        const proof = await consistencyProof(source, oldSize, newSize)
        expect(show(proof)).toEqual(show(naiveConsistency(oldSize, entries.slice(0, newSize))))
        verifyConsistency({ oldSize, oldRoot: rootOf(oldSize), newSize, newRoot: rootOf(newSize), proof })
      }
    }
  })
})

// Tens of thousands of times expect().toThrow() would take longer than the proofs.
const expectRefusal = (check: () => void) => {
  try {
    check()
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  throw new Error('A forged proof was believed.')
}

const withOther = (proof: readonly Hash[], at: number, other: Hash) =>
  proof.map((own, i) => (i === at ? other : own))

describe('one wrong bit', () => {
  test('in any hash of any inclusion proof of a small tree is noticed', async () => {
    for (let size = 1; size <= 9; size += 1) {
      for (let index = 0; index < size; index += 1) {
        const proof = await inclusionProof(source, index, size)
        const claim = { leaf: leafAt(index), index, size, root: rootOf(size), proof }
        for (const [at, hash] of proof.entries()) {
          for (const other of oneBitAway(hash)) {
            expectRefusal(() => verifyInclusion({ ...claim, proof: withOther(proof, at, other) }))
          }
        }
        for (const leaf of oneBitAway(claim.leaf)) {
          expectRefusal(() => verifyInclusion({ ...claim, leaf }))
        }
      }
    }
  })

  test('in any hash of any consistency proof of a small tree is noticed', async () => {
    for (let newSize = 1; newSize <= 9; newSize += 1) {
      for (let oldSize = 1; oldSize <= newSize; oldSize += 1) {
        const proof = await consistencyProof(source, oldSize, newSize)
        const claim = { oldSize, oldRoot: rootOf(oldSize), newSize, newRoot: rootOf(newSize), proof }
        for (const [at, hash] of proof.entries()) {
          for (const other of oneBitAway(hash)) {
            expectRefusal(() => verifyConsistency({ ...claim, proof: withOther(proof, at, other) }))
          }
        }
        for (const oldRoot of oneBitAway(claim.oldRoot)) {
          expectRefusal(() => verifyConsistency({ ...claim, oldRoot }))
        }
      }
    }
  })

  test('is noticed in proofs of larger trees, wherever it falls', async () => {
    const place = fc.tuple(fc.integer({ min: 2, max: largest }), fc.nat(), fc.nat(), fc.nat({ max: 255 }))
    await fc.assert(
      fc.asyncProperty(place, async ([size, anyIndex, anyHash, bit]) => {
        const index = anyIndex % size
        const proof = await inclusionProof(source, index, size)
        const at = anyHash % proof.length
        const other = proof[at]?.slice() ?? new Uint8Array()
        other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        const claim = { leaf: leafAt(index), index, size, root: rootOf(size) }
        expectRefusal(() => verifyInclusion({ ...claim, proof: withOther(proof, at, other) }))
      }),
      { numRuns: 500 },
    )
  })
})

test('asks for the hashes of a proof in one go, and refuses what comes back incomplete', async () => {
  let calls = 0
  const counting = (nodes: Parameters<typeof source>[0]) => {
    calls += 1
    return source(nodes)
  }
  await inclusionProof(counting, 21, 53)
  expect(calls).toBe(1)
  await expect(inclusionProof(() => [], 21, 53)).rejects.toThrow('did not hand out every hash')
  await expect(treeRoot(() => [new Uint8Array(31)], 1)).rejects.toThrow('did not hand out every hash')
})

test.each([
  [0, 0],
  [1, 1],
  [-1, 3],
  [1.5, 3],
  [0, 2 ** 60],
])('refuses to prove entry %d of a log of %d', (index, size) => {
  expect(() => inclusionProof(source, index, size)).toThrow(Refusal)
})

test.each([
  [0, 4],
  [5, 4],
  [-1, 4],
  [1, Number.NaN],
])('refuses to prove that a log of %d became a log of %d', (oldSize, newSize) => {
  expect(() => consistencyProof(source, oldSize, newSize)).toThrow(Refusal)
})
