import assert from 'node:assert/strict'
import type { SerialRange } from '@ledgerleaf/contract/serials'

/** Ascending and apart: ranges that adjoin are one. */
export type Serials = readonly SerialRange[]

/** The lowest `count` serials, split exactly, and what stays behind. */
export const takeLowest = (serials: Serials, count: number): { taken: Serials; left: Serials } => {
  const taken: SerialRange[] = []
  let missing = count
  for (const [at, { first, last }] of serials.entries()) {
    if (missing === 0) return { taken, left: serials.slice(at) }
    const length = last - first + 1
    if (length > missing) {
      const middle = first + missing
      const left = [{ first: middle, last }, ...serials.slice(at + 1)]
      return { taken: [...taken, { first, last: middle - 1 }], left }
    }
    taken.push({ first, last })
    missing -= length
  }
  assert(missing === 0, `${missing} serials are missing`)
  return { taken, left: [] }
}

/** What is in both. */
export const commonSerials = (one: Serials, other: Serials): Serials =>
  one.flatMap((run) =>
    other
      .map(({ first, last }) => ({ first: Math.max(run.first, first), last: Math.min(run.last, last) }))
      .filter(({ first, last }) => first <= last),
  )

/** What is in the first and not in the other. */
export const withoutSerials = (one: Serials, other: Serials): Serials =>
  other.reduce<Serials>(
    (left, gone) =>
      left.flatMap((run) =>
        [
          { first: run.first, last: Math.min(run.last, gone.first - 1) },
          { first: Math.max(run.first, gone.last + 1), last: run.last },
        ].filter(({ first, last }) => first <= last),
      ),
    one,
  )

export const joinSerials = (one: Serials, other: Serials): Serials => {
  const joined: SerialRange[] = []
  for (const { first, last } of [...one, ...other].sort((a, b) => a.first - b.first)) {
    const before = joined.at(-1)
    assert(!before || before.last < first, `serial ${first} is in two places`)
    if (before && before.last + 1 === first) joined[joined.length - 1] = { first: before.first, last }
    else joined.push({ first, last })
  }
  return joined
}

/** As PostgreSQL reads and writes a multirange: `{[1,6),[9,10)}`. */
export const writeMultirange = (serials: Serials): string =>
  `{${serials.map(({ first, last }) => `[${first},${last}]`).join(',')}}`

export const parseMultirange = (text: string): Serials =>
  Array.from(text.matchAll(/\[(\d+),(\d+)\)/g), ([, first, end]) => ({
    first: Number(first),
    last: Number(end) - 1,
  }))
