type Part = {
  lineCents: readonly number[]
  allowanceCents: number
  /** What a line costs by its seller's own price, where that is in the currency that is charged. */
  ownMinor?: readonly (number | null)[]
}

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

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * Lines that were worked out in dollars, in the currency that is charged: in proportion, so that less what is taken off they
 * come to exactly the net that is charged. A line that is priced in that currency costs its own price, where nothing is taken off.
 */
export const linesInCurrency = (
  { lineCents, allowanceCents, ownMinor = [] }: Part,
  netMinor: number,
): { lines: number[]; allowanceMinor: number } => {
  if (allowanceCents === 0) {
    const own = lineCents.map((_, place) => ownMinor[place] ?? null)
    const rest = netMinor - sumOf(own.map((minor) => minor ?? 0))
    const shared = share(
      rest,
      lineCents.map((cents, place) => (own[place] === null ? cents : 0)),
    )
    return { lines: own.map((minor, place) => minor ?? shared[place] ?? 0), allowanceMinor: 0 }
  }
  const netCents = sumOf(lineCents) - allowanceCents
  const allowanceMinor =
    netCents === 0
      ? 0
      : Number((2n * BigInt(allowanceCents) * BigInt(netMinor) + BigInt(netCents)) / (2n * BigInt(netCents)))
  return { lines: share(netMinor + allowanceMinor, lineCents), allowanceMinor }
}
