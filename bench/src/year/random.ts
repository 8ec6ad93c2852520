/** The same numbers in each run (mulberry32), so that two markets of one size are the same market. */
export const makeRandom = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (end: number): number => Math.floor(next() * end),
    /** A few are hot: of a hundred thousand the first is drawn once in fifty times. */
    hotBelow: (end: number): number => Math.floor(next() ** 3 * end),
  }
}
