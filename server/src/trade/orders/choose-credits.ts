import type { Part } from './take-credits.ts'
import { shareOfPart } from './take-credits.ts'

/** The least of `min` to `max` for which the test holds; it holds from some number on, and for `max`. */
const leastThat = (holds: (count: number) => boolean, max: number): number => {
  let low = 0
  let high = max
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

const paidFor = ({ line }: Part, quantity: number) => shareOfPart({ line, quantity }).paidCents

/** As few credits of a line as come to the most money that is not above this. */
const fit = (part: Part, cents: number): Part & { cents: number } => {
  const over = leastThat((count) => count > part.quantity || paidFor(part, count) > cents, part.quantity + 1)
  const most = paidFor(part, over - 1)
  const quantity = leastThat((count) => paidFor(part, count) >= most, over - 1)
  return { line: part.line, quantity, cents: most }
}

/**
 * Which whole credits stand for money that a bank took back, given how many of each line can go: those of one line where
 * they come to it exactly, otherwise as many as fit, line after line. They never come to more.
 */
export const chooseCredits = (free: readonly Part[], cents: number): Part[] => {
  const exact = free.map((part) => fit(part, cents)).find((part) => part.cents === cents)
  if (exact) return [{ line: exact.line, quantity: exact.quantity }]
  let left = cents
  const chosen: Part[] = []
  for (const part of free) {
    const fitting = fit(part, left)
    left -= fitting.cents
    if (fitting.quantity > 0) chosen.push({ line: fitting.line, quantity: fitting.quantity })
  }
  return chosen
}
