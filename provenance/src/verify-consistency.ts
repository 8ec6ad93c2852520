import { equalBytes } from './bytes.ts'
import { type Hash, isHash, nodeHash } from './hashes.ts'
import { isCount } from './ranges.ts'
import { Refusal } from './refusal.ts'

export type ConsistencyClaim = {
  oldSize: number
  oldRoot: Hash
  newSize: number
  newRoot: Hash
  proof: readonly Hash[]
}

/**
 * RFC 9162, 2.1.4.2: that the new tree begins with the old one. Throws a Refusal if not. A log without entries is the
 * beginning of every log, so that a proof from size 0 would prove nothing and is refused; see verify-growth.
 */
export const verifyConsistency = (claim: ConsistencyClaim): void => {
  const { oldSize, oldRoot, newSize, newRoot, proof } = claim
  if (!isCount(oldSize) || !isCount(newSize)) throw new Refusal('A size of a log is a whole number.')
  if (oldSize === 0) throw new Refusal('Every log begins with the empty one: there is nothing to prove.')
  if (oldSize > newSize) throw new Refusal(`A log of ${oldSize} cannot become a log of ${newSize}.`)

  // Nothing is hashed here: whatever the two call their root, it has to be the same.
  if (oldSize === newSize) {
    if (proof.length > 0) throw new Refusal('Between two logs of one size there is nothing to prove.')
    if (!equalBytes(oldRoot, newRoot)) throw new Refusal('Two logs of one size have different roots.')
    return
  }
  if (![oldRoot, newRoot, ...proof].every(isHash)) throw new Refusal('A hash does not have 32 bytes.')
  if (proof.length === 0) throw new Refusal('The proof is empty.')
  climb(claim)
}

const climb = ({ oldSize, oldRoot, newSize, newRoot, proof }: ConsistencyClaim): void => {
  let [own, last] = [oldSize - 1, newSize - 1]
  while (own % 2 === 1) [own, last] = [Math.floor(own / 2), Math.floor(last / 2)]
  // An old size that is a power of two is one subtree, whose hash is the old root itself: the proof leaves it out.
  const [start = oldRoot, ...path] = own === 0 ? [oldRoot, ...proof] : proof

  let [oldHash, newHash] = [start, start]
  for (const hash of path) {
    if (last === 0) throw new Refusal('The proof is longer than the way to the root.')
    if (own % 2 === 1 || own === last) {
      oldHash = nodeHash(hash, oldHash)
      newHash = nodeHash(hash, newHash)
      while (own % 2 === 0 && own !== 0) [own, last] = [own / 2, Math.floor(last / 2)]
    } else {
      newHash = nodeHash(newHash, hash)
    }
    ;[own, last] = [Math.floor(own / 2), Math.floor(last / 2)]
  }
  if (last !== 0) throw new Refusal('The proof is shorter than the way to the root.')
  if (!equalBytes(oldHash, oldRoot)) throw new Refusal('The proof does not lead to the old root.')
  if (!equalBytes(newHash, newRoot)) throw new Refusal('The proof does not lead to the new root.')
}
