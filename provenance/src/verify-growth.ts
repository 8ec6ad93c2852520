import { equalBytes } from './bytes.ts'
import { emptyRoot } from './hashes.ts'
import { isCount } from './ranges.ts'
import { Refusal } from './refusal.ts'
import { type ConsistencyClaim, verifyConsistency } from './verify-consistency.ts'

/**
 * What a witness asks, and a log asks itself before it signs: may what I saw last become this? The first time it saw
 * nothing, and from nothing every log may grow, by an empty proof and from the empty root alone.
 */
export const verifyGrowth = (claim: ConsistencyClaim): void => {
  if (claim.oldSize !== 0) {
    verifyConsistency(claim)
    return
  }
  if (!isCount(claim.newSize)) throw new Refusal('A size of a log is a whole number.')
  if (claim.proof.length > 0) throw new Refusal('From nothing there is nothing to prove.')
  if (!equalBytes(claim.oldRoot, emptyRoot())) throw new Refusal('The old root is not that of an empty log.')
  if (claim.newSize === 0 && !equalBytes(claim.newRoot, emptyRoot())) {
    throw new Refusal('The new root is not that of an empty log.')
  }
}
