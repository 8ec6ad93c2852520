/** Numbers that look like chance and are the same every time: a seed, and from it as many as are asked for. */
export type Chance = {
  next: () => number
  whole: (from: number, to: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  maybe: (share: number) => boolean
}

/** mulberry32. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
    maybe: (share) => next() < share,
  }
}
