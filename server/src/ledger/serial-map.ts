import type { Serials } from './serials.ts'

/** Where every serial of one batch is: ranges in ascending order, each with the account it lies in. */
export type SerialMap = {
  /** False if one of them is there already. */
  issue: (serials: Serials, to: string) => boolean
  /** False if one of them does not lie there. */
  move: (serials: Serials, from: string, to: string) => boolean
  ranges: () => readonly SerialPlace[]
}
export type SerialPlace = { account: string; first: number; last: number }

export const makeSerialMap = (): SerialMap => {
  const places: SerialPlace[] = []

  /** Where the first range that ends at or behind this serial stands. */
  const search = (serial: number): number => {
    let [low, high] = [0, places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((places[middle]?.last ?? 0) < serial) low = middle + 1
      else high = middle
    }
    return low
  }
  /** Puts ranges in the place of `count` others, joined with the neighbours of the same account. */
  const replace = (at: number, count: number, ranges: readonly SerialPlace[]) => {
    const begin = Math.max(0, at - 1)
    const around = [...places.slice(begin, at), ...ranges, ...places.slice(at + count, at + count + 1)]
    const joined: SerialPlace[] = []
    for (const range of around) {
      const before = joined.at(-1)
      if (before && before.account === range.account && before.last + 1 === range.first)
        joined[joined.length - 1] = { ...before, last: range.last }
      else joined.push(range)
    }
    const taken = at - begin + count + (at + count < places.length ? 1 : 0)
    places.splice(begin, taken, ...joined)
  }
  return {
    issue: (serials, account) =>
      serials.every(({ first, last }) => {
        const at = search(first)
        const next = places[at]
        if (next && next.first <= last) return false
        replace(at, 0, [{ account, first, last }])
        return true
      }),
    move: (serials, from, to) =>
      serials.every(({ first, last }) => {
        const at = search(first)
        const held = places[at]
        if (!held || held.account !== from || held.first > first || held.last < last) return false
        const parts = [
          { account: from, first: held.first, last: first - 1 },
          { account: to, first, last },
          { account: from, first: last + 1, last: held.last },
        ]
        replace(
          at,
          1,
          parts.filter((part) => part.first <= part.last),
        )
        return true
      }),
    ranges: () => places,
  }
}
