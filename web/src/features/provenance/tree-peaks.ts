/** One full part of the tree: so many entries, which nothing that comes later changes. */
export type TreePeak = { entries: number; height: number }

/** The full parts that a tree of so many entries is made of, the largest first: its size in powers of two (RFC 6962). */
export const peaksOf = (size: number): TreePeak[] => {
  const peaks: TreePeak[] = []
  for (let height = 52, left = size; height >= 0; height--) {
    const entries = 2 ** height
    if (entries > left) continue
    peaks.push({ entries, height })
    left -= entries
  }
  return peaks
}

/** Room for the number below a part. */
export const labelWidth = ({ entries }: TreePeak): number => 4 + 8 * entries.toLocaleString('en-US').length

/**
 * How wide each part is drawn: wider for more entries, but not in proportion, for the newest few would be thinner than a line;
 * and wherever there is room for all of them, each at least as wide as its number.
 */
export const peakWidths = (peaks: readonly TreePeak[], room: number): number[] => {
  const weights = peaks.map(({ entries }) => entries ** 0.4)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const least = peaks.map(labelWidth)
  const needed = least.reduce((sum, width) => sum + width, 0)
  if (needed > room) return weights.map((weight) => (room * weight) / all)
  return weights.map((weight, at) => (least[at] ?? 0) + ((room - needed) * weight) / all)
}
