import { describe, expect, test } from 'vitest'
import { referenceEntries, referenceRoots } from '../testing/reference-tree.ts'
import { emptyRoot, type Hash, leafHash } from './hashes.ts'
import { fromHex } from './hex.ts'
import { listSource } from './list-source.ts'
import { consistencyProof, inclusionProof } from './prove.ts'
import { Refusal } from './refusal.ts'
import { type ConsistencyClaim, verifyConsistency } from './verify-consistency.ts'
import { type InclusionClaim, verifyInclusion } from './verify-inclusion.ts'

// The kinds of forgery that transparency-dev/merkle probes verifiers with, made here from the same reference tree.

const source = listSource(referenceEntries.map(leafHash))
const rootOf = (size: number): Hash => fromHex(referenceRoots[size] ?? '')
const someHash = fromHex('abacaba000000000000000000000000000000000000000000060061e00123456')
const nothing = new Uint8Array()
const words = new TextEncoder().encode('WrongRoot')

const turned = (proof: readonly Hash[], bit: number): Hash[][] =>
  proof.map((_, at) =>
    proof.map((hash, i) => (i === at ? Uint8Array.of((hash[0] ?? 0) ^ bit, ...hash.slice(1)) : hash)),
  )

const inclusionForgeries = (claim: InclusionClaim): [string, InclusionClaim][] => {
  const { index, size, root, proof } = claim
  const forgeries: [string, Partial<InclusionClaim>][] = [
    ['index - 1', { index: index - 1 }],
    ['index + 1', { index: index + 1 }],
    ['index xor 2', { index: index ^ 2 }],
    ['size doubled', { size: size * 2 }],
    ['size halved', { size: Math.floor(size / 2) }],
    ['wrong leaf', { leaf: words }],
    ['empty root', { root: size === 0 ? someHash : emptyRoot() }],
    ['random root', { root: someHash }],
    ['trailing garbage', { proof: [...proof, nothing] }],
    ['trailing root', { proof: [...proof, root] }],
    ['preceding garbage', { proof: [nothing, ...proof] }],
    ['preceding root', { proof: [root, ...proof] }],
    ...turned(proof, 8).map((other, at): [string, Partial<InclusionClaim>] => [
      `bit turned in hash ${at}`,
      { proof: other },
    ]),
  ]
  if (proof.length > 0) forgeries.push(['last hash removed', { proof: proof.slice(0, -1) }])
  if (proof.length > 1) {
    forgeries.push(['hash inserted', { proof: [...proof.slice(0, 1), someHash, ...proof.slice(1)] }])
  }
  return forgeries.map(([name, change]) => [name, { ...claim, ...change }])
}

describe.each([
  [0, 1],
  [0, 8],
  [5, 8],
  [2, 3],
  [1, 5],
])('inclusion of entry %i in the reference tree of %i', (index, size) => {
  const make = async (): Promise<InclusionClaim> => ({
    leaf: leafHash(referenceEntries[index] ?? nothing),
    index,
    size,
    root: rootOf(size),
    proof: await inclusionProof(source, index, size),
  })

  test('is believed', async () => verifyInclusion(await make()))

  test('is not believed once anything about it is changed', async () => {
    for (const [name, forgery] of inclusionForgeries(await make())) {
      expect(() => verifyInclusion(forgery), name).toThrow(Refusal)
    }
  })
})

test.each([
  [0, 0],
  [0, 1],
  [1, 0],
  [2, 1],
])('an empty proof of entry %i in a log of %i proves nothing about hashes made up', (index, size) => {
  const made = [
    { leaf: someHash, root: nothing },
    { leaf: nothing, root: emptyRoot() },
    { leaf: someHash, root: emptyRoot() },
    { leaf: nothing, root: nothing },
  ]
  for (const { leaf, root } of made) {
    expect(() => verifyInclusion({ leaf, root, index, size, proof: [] })).toThrow(Refusal)
  }
})

const consistencyForgeries = (claim: ConsistencyClaim): [string, ConsistencyClaim][] => {
  const { oldSize, oldRoot, newSize, newRoot, proof } = claim
  const forgeries: [string, Partial<ConsistencyClaim>][] = [
    ['old size - 1', { oldSize: oldSize - 1 }],
    ['old size + 1', { oldSize: oldSize + 1 }],
    ['old size xor 2', { oldSize: oldSize ^ 2 }],
    ['new size doubled', { newSize: newSize * 2 }],
    ['new size halved', { newSize: Math.floor(newSize / 2) }],
    ['wrong old root', { oldRoot: words }],
    ['wrong new root', { newRoot: words }],
    ['roots exchanged', { oldRoot: newRoot, newRoot: oldRoot }],
    ['empty proof', { proof: [] }],
    ['trailing garbage', { proof: [...proof, nothing] }],
    ['trailing old root', { proof: [...proof, oldRoot] }],
    ['trailing new root', { proof: [...proof, newRoot] }],
    ['preceding garbage', { proof: [nothing, ...proof] }],
    ['preceding old root', { proof: [oldRoot, ...proof] }],
    ['preceding new root', { proof: [newRoot, ...proof] }],
    ['first hash twice', { proof: [...proof.slice(0, 1), ...proof] }],
    ['last hash removed', { proof: proof.slice(0, -1) }],
    ...turned(proof, 16).map((other, at): [string, Partial<ConsistencyClaim>] => [
      `bit turned in hash ${at}`,
      { proof: other },
    ]),
  ]
  return forgeries.map(([name, change]) => [name, { ...claim, ...change }])
}

describe.each([
  [1, 8],
  [6, 8],
  [2, 5],
  [6, 7],
])('growth of the reference tree from %i to %i', (oldSize, newSize) => {
  const make = async (): Promise<ConsistencyClaim> => ({
    oldSize,
    oldRoot: rootOf(oldSize),
    newSize,
    newRoot: rootOf(newSize),
    proof: await consistencyProof(source, oldSize, newSize),
  })

  test('is believed', async () => verifyConsistency(await make()))

  test('is not believed once anything about it is changed', async () => {
    for (const [name, forgery] of consistencyForgeries(await make())) {
      expect(() => verifyConsistency(forgery), name).toThrow(Refusal)
    }
  })
})

const [one, other] = [new TextEncoder().encode('one root'), new TextEncoder().encode('another root')]

test.each<[string, number, number, Uint8Array, Uint8Array, Uint8Array[]]>([
  ['two empty logs with different roots', 0, 0, one, other, []],
  ['two empty logs with one root', 0, 0, one, one, []],
  ['two empty logs with the empty root and a proof', 0, 0, emptyRoot(), emptyRoot(), [emptyRoot()]],
  ['two empty logs of which one has the empty root', 0, 0, emptyRoot(), other, []],
  ['growth from nothing', 0, 1, one, other, []],
  ['growth from the empty root', 0, 1, emptyRoot(), other, []],
  ['growth from the empty root with a proof', 0, 1, emptyRoot(), emptyRoot(), [emptyRoot()]],
  ['two logs of one entry with different roots', 1, 1, one, other, []],
  ['two logs of one entry of which one has the empty root', 1, 1, emptyRoot(), other, []],
  ['two logs of one entry with a proof', 1, 1, emptyRoot(), emptyRoot(), [emptyRoot()]],
  ['a log that shrank to nothing', 1, 0, one, other, []],
  ['a log that shrank', 2, 1, one, other, []],
  ['growth with an empty proof', 1, 2, one, other, []],
])('refuses %s', (_, oldSize, newSize, oldRoot, newRoot, proof) => {
  expect(() => verifyConsistency({ oldSize, newSize, oldRoot, newRoot, proof })).toThrow(Refusal)
})

test('a log is consistent with itself', () => {
  verifyConsistency({ oldSize: 1, newSize: 1, oldRoot: one, newRoot: one, proof: [] })
})
