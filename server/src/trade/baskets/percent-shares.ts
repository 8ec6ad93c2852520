/** Whole percents of a total, summing to exactly 100: the largest remainders are rounded up. */
export const percentShares = (amounts: readonly number[]): number[] => {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (total === 0) return amounts.map(() => 0)
  const exact = amounts.map((amount) => (amount * 100) / total)
  const shares = exact.map(Math.floor)
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
