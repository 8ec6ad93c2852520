/**
 * Where boxes of one width stand: each as near as it can to where it would like to, in their order, without lying on
 * each other or leaving the drawing. What does not fit side by side begins at the left.
 */
export const spreadOut = (
  wished: readonly number[],
  { box, gap, width }: { box: number; gap: number; width: number },
): number[] => {
  const step = box + gap
  const placed: number[] = []
  for (const [at, wish] of wished.entries())
    placed.push(Math.max(0, wish, at === 0 ? 0 : (placed[at - 1] ?? 0) + step))
  for (let at = placed.length - 1, most = width - box; at >= 0; at--, most -= step)
    placed[at] = Math.max(at * step, Math.min(placed[at] ?? 0, most))
  return placed
}
