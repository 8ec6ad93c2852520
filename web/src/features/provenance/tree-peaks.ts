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
