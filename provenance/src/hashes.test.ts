import { expect, test } from 'vitest'
import { referenceEntries, referenceRoots } from '../testing/reference-tree.ts'
import { appendLeaves, emptyRange, rangeRoot } from './compact-range.ts'
import { emptyRoot, leafHash, nodeHash } from './hashes.ts'
import { toHex } from './hex.ts'
import { listSource } from './list-source.ts'
import { treeRoot } from './prove.ts'

const text = (words: string) => new TextEncoder().encode(words)

test('hashes nothing, leaves and nodes as RFC 6962 does', () => {
  expect(toHex(emptyRoot())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(toHex(leafHash(text('')))).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d')
  expect(toHex(leafHash(text('L123456')))).toBe(
    '395aa064aa4c29f7010acfe3f25db9485bbd4b91897b6ad7ad547639252b4d56',
  )
  expect(toHex(nodeHash(text('N123'), text('N456')))).toBe(
    'aa217fe888e47007fa15edab33c2b492a722cb106c64667fc2b044444de66bbb',
  )
})

test('a node never has the hash of an entry made of its two halves', () => {
  const [left, right] = [leafHash(text('left')), leafHash(text('right'))]
  expect(toHex(nodeHash(left, right))).not.toBe(toHex(leafHash(Uint8Array.of(...left, ...right))))
})

test.each(referenceRoots.map((root, size) => [size, root] as const))(
  'the reference tree of %i entries has its published root',
  async (size, root) => {
    const leaves = referenceEntries.slice(0, size).map(leafHash)
    expect(toHex(await treeRoot(listSource(leaves), size))).toBe(root)
    expect(toHex(rangeRoot(appendLeaves(emptyRange, leaves)))).toBe(root)
  },
)
