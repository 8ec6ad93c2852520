type Part = { lineCents: readonly number[]; allowanceCents: number }

/** Divides an amount in proportion to weights, in whole minor units, none lost. */
const share = (minor: number, weights: readonly number[]): number[] => {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  let reached = 0n
  let given = 0n
  return weights.map((weight) => {
    reached += BigInt(weight)
    const until = whole === 0n ? 0n : (2n * reached * BigInt(minor) + whole) / (2n * whole)
    const own = Number(until - given)
    given = until
    return own
  })
}

/**
 * Lines that were worked out in dollars, in the currency that is charged: in proportion, so that less what is taken off they
 * come to exactly the net that is charged.
 */
export const linesInCurrency = (
  { lineCents, allowanceCents }: Part,
  netMinor: number,
): { lines: number[]; allowanceMinor: number } => {
  const listCents = lineCents.reduce((sum, cents) => sum + cents, 0)
  const netCents = listCents - allowanceCents
  const allowanceMinor =
    netCents === 0
      ? 0
      : Number((2n * BigInt(allowanceCents) * BigInt(netMinor) + BigInt(netCents)) / (2n * BigInt(netCents)))
  return { lines: share(netMinor + allowanceMinor, lineCents), allowanceMinor }
}
