import { emptyRoot, type Hash, isHash, nodeHash } from './hashes.ts'
import { foldSubtrees, isCount, type Node, subtreesOf } from './ranges.ts'
import { Refusal } from './refusal.ts'

/** All that a writer must remember of a tree to make it grow: its complete subtrees, at most 53 hashes. */
export type CompactRange = { readonly size: number; readonly hashes: readonly Hash[] }

export const emptyRange: CompactRange = { size: 0, hashes: [] }

/** Takes up what was stored; a range that does not fit its size would grow into a tree nobody can prove. */
export const restoreRange = (size: number, hashes: readonly Hash[]): CompactRange => {
  const fits = isCount(size) && hashes.length === subtreesOf({ begin: 0, end: size }).length
  if (!fits || !hashes.every(isHash)) throw new Refusal(`These are not the hashes of a log of ${size}.`)
  return { size, hashes }
}

/** Adds leaves at the end. Each subtree that becomes complete, the leaves first, is handed to `keep` once. */
export const appendLeaves = (
  range: CompactRange,
  leafHashes: Iterable<Hash>,
  keep: (node: Node, hash: Hash) => void = () => {},
): CompactRange => {
  const hashes = [...range.hashes]
  let size = range.size
  for (const leaf of leafHashes) {
    if (!isHash(leaf)) throw new Refusal('A leaf hash has 32 bytes.')
    let hash = leaf
    let node: Node = { level: 0, index: size }
    keep(node, hash)
    // An odd index is a right child: its left sibling is the last hash we remember.
    while (node.index % 2 === 1) {
      const left = hashes.pop()
      if (!left) throw new Refusal(`These are not the hashes of a log of ${range.size}.`)
      hash = nodeHash(left, hash)
      node = { level: node.level + 1, index: (node.index - 1) / 2 }
      keep(node, hash)
    }
    hashes.push(hash)
    size += 1
  }
  return { size, hashes }
}

export const rangeRoot = ({ size, hashes }: CompactRange): Hash =>
  size === 0 ? emptyRoot() : foldSubtrees(hashes)
