import { type Hash, nodeHash } from './hashes.ts'
import { Refusal } from './refusal.ts'

/** A complete subtree: the leaves from index × 2^level up to (index + 1) × 2^level. It never changes again. */
export type Node = { level: number; index: number }

/** The leaves from begin up to, and not including, end. */
export type Range = { begin: number; end: number }

/** The largest power of two below n; doubling, because bit operations end at 32 bits and logarithms round. */
const splitOf = (n: number): number => {
  let k = 1
  while (k * 2 < n) k *= 2
  return k
}

/** The complete subtrees that make up a range of the tree, from left to right, each smaller than the one before. */
export const subtreesOf = ({ begin, end }: Range): Node[] => {
  const nodes: Node[] = []
  let at = begin
  while (at < end) {
    let [width, level] = [1, 0]
    while (width * 2 <= end - at) [width, level] = [width * 2, level + 1]
    nodes.push({ level, index: at / width })
    at += width
  }
  return nodes
}

/** The hash over those subtrees, which RFC 6962 pairs from the right. */
export const foldSubtrees = (hashes: readonly Hash[]): Hash => {
  const last = hashes.at(-1)
  if (last === undefined) throw new Refusal('An empty range has no hash.')
  return hashes.slice(0, -1).reduceRight((right, left) => nodeHash(left, right), last)
}

/** RFC 6962, 2.1.1: the siblings on the way from one leaf to the root. */
export const inclusionRanges = (index: number, size: number): Range[] => {
  if (!isCount(size) || !isCount(index) || index >= size) {
    throw new Refusal(`There is no entry ${index} in a log of ${size}.`)
  }
  const siblings: Range[] = []
  let [begin, end] = [0, size]
  while (end - begin > 1) {
    const middle = begin + splitOf(end - begin)
    if (index < middle) {
      siblings.push({ begin: middle, end })
      end = middle
    } else {
      siblings.push({ begin, end: middle })
      begin = middle
    }
  }
  return siblings.reverse()
}

/** RFC 6962, 2.1.2: what shows that the tree of the old size is the beginning of the tree of the new size. */
export const consistencyRanges = (oldSize: number, newSize: number): Range[] => {
  if (!isCount(oldSize) || !isCount(newSize) || oldSize === 0 || oldSize > newSize) {
    throw new Refusal(`There is no proof that a log of ${oldSize} grew into a log of ${newSize}.`)
  }
  const ranges: Range[] = []
  let [begin, end] = [0, newSize]
  while (end !== oldSize) {
    const middle = begin + splitOf(end - begin)
    if (oldSize <= middle) {
      ranges.push({ begin: middle, end })
      end = middle
    } else {
      ranges.push({ begin, end: middle })
      begin = middle
    }
  }
  // A reader who still stands at the first leaf holds this hash already: it is the old root.
  if (begin > 0) ranges.push({ begin, end })
  return ranges.reverse()
}

export const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0
