/** One tread of a stair: from `x` on, between two heights. */
export type Tread = { x: number; low: number; high: number }

/** The outline of a stair, in the words of SVG. Credits do not grow between two days: they stay, then change at once. */
export const staircase = (treads: readonly Tread[], end: number): string => {
  const [first] = treads
  if (!first) return ''
  const until = (at: number) => treads[at + 1]?.x ?? end
  const there = treads.map(({ x, high }, at) => `L${x},${high}L${until(at)},${high}`)
  const back = treads.map(({ x, low }, at) => `L${until(at)},${low}L${x},${low}`).reverse()
  return `M${first.x},${first.low}${there.join('')}${back.join('')}Z`
}

/** The upper edge of the stair alone. */
export const stairEdge = (treads: readonly Pick<Tread, 'x' | 'high'>[], end: number): string =>
  treads
    .map(({ x, high }, at) => `${at ? 'L' : 'M'}${x},${high}L${treads[at + 1]?.x ?? end},${high}`)
    .join('')
