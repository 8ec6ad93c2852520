import assert from 'node:assert/strict'
import { Cents } from '@ledgerleaf/contract/units'

/** Divides what the buyer pays over lines of these list values: in proportion, in whole cents, none lost. */
export const splitPayment = (totalCents: Cents, lineCents: readonly Cents[]): Cents[] => {
  const listValue = lineCents.reduce((sum, cents) => sum + BigInt(cents), 0n)
  assert(BigInt(totalCents) <= listValue, 'nobody pays more than the lines cost')
  let reached = 0n
  let paid = 0n
  return lineCents.map((cents) => {
    reached += BigInt(cents)
    const until = (reached * BigInt(totalCents)) / listValue
    const share = Cents.parse(Number(until - paid))
    paid = until
    return share
  })
}
