import assert from 'node:assert/strict'
import { Cents } from '@ledgerleaf/contract/units'

/** The platform's fee is rounded down; the seller gets the rest, so no cent is made or lost. */
export const splitFee = (
  totalCents: Cents,
  feeBasisPoints: number,
): { sellerCents: Cents; feeCents: Cents } => {
  assert(Number.isInteger(feeBasisPoints) && feeBasisPoints >= 0 && feeBasisPoints <= 10_000)
  // The product may pass what a double holds exactly.
  const feeCents = Cents.parse(Number((BigInt(totalCents) * BigInt(feeBasisPoints)) / 10_000n))
  const sellerCents = Cents.parse(totalCents - feeCents)
  assert.equal(sellerCents + feeCents, totalCents)
  return { sellerCents, feeCents }
}
