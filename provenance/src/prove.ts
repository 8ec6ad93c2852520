import { emptyRoot, type Hash, isHash } from './hashes.ts'
import {
  consistencyRanges,
  foldSubtrees,
  inclusionRanges,
  isCount,
  type Node,
  type Range,
  subtreesOf,
} from './ranges.ts'
import { Refusal } from './refusal.ts'

/**
 * Hands out the hashes of complete subtrees, in the order asked: a list, a table, or tiles from afar. One call per
 * proof, so that whatever lies behind it can answer in one round trip.
 */
export type HashSource = (nodes: readonly Node[]) => readonly Hash[] | Promise<readonly Hash[]>

export const treeRoot = async (source: HashSource, size: number): Promise<Hash> => {
  if (!isCount(size)) throw new Refusal('The size of a log is a whole number.')
  const [root = emptyRoot()] = await readRanges(source, size === 0 ? [] : [{ begin: 0, end: size }])
  return root
}

export const inclusionProof = (source: HashSource, index: number, size: number): Promise<Hash[]> =>
  readRanges(source, inclusionRanges(index, size))

export const consistencyProof = (source: HashSource, oldSize: number, newSize: number): Promise<Hash[]> =>
  readRanges(source, consistencyRanges(oldSize, newSize))

const readRanges = async (source: HashSource, ranges: readonly Range[]): Promise<Hash[]> => {
  const subtrees = ranges.map(subtreesOf)
  const hashes = await source(subtrees.flat())
  let at = 0
  return subtrees.map(({ length }) => {
    const own = hashes.slice(at, at + length)
    at += length
    if (own.length !== length || !own.every(isHash)) throw new Refusal('The log did not hand out every hash.')
    return foldSubtrees(own)
  })
}
