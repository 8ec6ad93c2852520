import { equalBytes } from './bytes.ts'
import { type Hash, isHash, nodeHash } from './hashes.ts'
import { isCount } from './ranges.ts'
import { Refusal } from './refusal.ts'

export type InclusionClaim = {
  leaf: Hash
  index: number
  size: number
  root: Hash
  proof: readonly Hash[]
}

/** One step up the tree: two hashes side by side make the one above them. */
export type Rung = { left: Hash; right: Hash; hash: Hash; given: 'left' | 'right' }

/**
 * RFC 9162, 2.1.3.2: that this leaf stands at this index of the tree with this root. Throws a Refusal if not. Each step is
 * told as it is made, also on a way that ends nowhere.
 */
export const verifyInclusion = (
  { leaf, index, size, root, proof }: InclusionClaim,
  tell: (rung: Rung) => void = () => {},
): void => {
  if (!isCount(size) || !isCount(index) || index >= size) {
    throw new Refusal(`There is no entry ${index} in a log of ${size}.`)
  }
  if (![leaf, root, ...proof].every(isHash)) throw new Refusal('A hash in the proof does not have 32 bytes.')

  let hash = leaf
  // Where we stand and where the last leaf stands, as positions in the level we have climbed to.
  let [own, last] = [index, size - 1]
  for (const sibling of proof) {
    if (last === 0) throw new Refusal('The proof is longer than the way to the root.')
    if (own % 2 === 1 || own === last) {
      hash = climb({ left: sibling, right: hash, given: 'left' }, tell)
      // Without a right neighbour we rise until we are one: there is nothing to hash with in between.
      while (own % 2 === 0 && own !== 0) [own, last] = [own / 2, Math.floor(last / 2)]
    } else {
      hash = climb({ left: hash, right: sibling, given: 'right' }, tell)
    }
    ;[own, last] = [Math.floor(own / 2), Math.floor(last / 2)]
  }
  if (last !== 0) throw new Refusal('The proof is shorter than the way to the root.')
  if (!equalBytes(hash, root)) throw new Refusal('The proof leads to another root than the one signed.')
}

const climb = (pair: Omit<Rung, 'hash'>, tell: (rung: Rung) => void): Hash => {
  const hash = nodeHash(pair.left, pair.right)
  tell({ ...pair, hash })
  return hash
}
