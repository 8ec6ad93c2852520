import { expect, test } from 'vitest'
import { someEntries } from '../testing/reference-tree.ts'
import { emptyRoot, leafHash } from './hashes.ts'
import { listSource } from './list-source.ts'
import { consistencyProof, treeRoot } from './prove.ts'
import { verifyGrowth } from './verify-growth.ts'

const source = listSource(someEntries(5).map(leafHash))

test('from nothing a log may grow to any size, from the empty root and without a proof', async () => {
  const newRoot = await treeRoot(source, 5)
  const claim = { oldSize: 0, oldRoot: emptyRoot(), newSize: 5, newRoot, proof: [] }
  verifyGrowth(claim)
  expect(() => verifyGrowth({ ...claim, proof: [newRoot] })).toThrow('nothing to prove')
  expect(() => verifyGrowth({ ...claim, oldRoot: newRoot })).toThrow('empty log')
  expect(() => verifyGrowth({ ...claim, newSize: 0 })).toThrow('empty log')
  expect(() => verifyGrowth({ ...claim, newSize: -1 })).toThrow('whole number')
})

test('from something it has to prove that it only grew', async () => {
  const [oldRoot, newRoot] = [await treeRoot(source, 3), await treeRoot(source, 5)]
  const proof = await consistencyProof(source, 3, 5)
  verifyGrowth({ oldSize: 3, oldRoot, newSize: 5, newRoot, proof })
  expect(() => verifyGrowth({ oldSize: 5, oldRoot: newRoot, newSize: 3, newRoot: oldRoot, proof })).toThrow(
    'A log of 5 cannot become a log of 3.',
  )
})

test('notices a fork: the same size with another entry', async () => {
  const forked = listSource([...someEntries(4), new TextEncoder().encode('another fifth')].map(leafHash))
  const claim = { oldSize: 5, oldRoot: await treeRoot(source, 5), newSize: 5, proof: [] }
  const newRoot = await treeRoot(forked, 5)
  expect(() => verifyGrowth({ ...claim, newRoot })).toThrow('different roots')
})
