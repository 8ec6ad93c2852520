/** How much a figure that was taken each minute grows in an hour, by the least-squares line through all of them. */
export const slopePerHour = (perMinute: readonly number[]): number => {
  const count = perMinute.length
  if (count < 2) return 0
  const middle = (count - 1) / 2
  const mean = perMinute.reduce((sum, value) => sum + value, 0) / count
  let [above, below] = [0, 0]
  for (const [minute, value] of perMinute.entries()) {
    above += (minute - middle) * (value - mean)
    below += (minute - middle) ** 2
  }
  return (above / below) * 60
}
