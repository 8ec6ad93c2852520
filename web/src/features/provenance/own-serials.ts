import { writeWhole } from '../../ui/format.ts'

type Span = { first: number; last: number }

/** So many serials from where the reader's own begin, within the block: what is named as theirs is seen whole where it fits. */
export const windowFrom = (own: Span, { first, last }: Span, count: number): Span => {
  const begin = Math.max(first, Math.min(own.first, last - count + 1))
  return { first: begin, last: Math.min(last, begin + count - 1) }
}

/** The reader's own serials as far as they lie in the window. */
export const ownWithin = (own: readonly Span[], { first, last }: Span): Span[] =>
  own
    .filter((span) => span.first <= last && span.last >= first)
    .map((span) => ({ first: Math.max(span.first, first), last: Math.min(span.last, last) }))

const countOf = (spans: readonly Span[]) => spans.reduce((sum, { first, last }) => sum + last - first + 1, 0)

/** What the first bar covers, and of how many where there is more than it covers; nothing where no bar is drawn. */
export const tellOwn = (own: readonly Span[], window: Span): string | undefined => {
  const [bar] = ownWithin(own, window)
  if (!bar) return undefined
  const ends = `${writeWhole(bar.first)}${bar.last > bar.first ? `–${writeWhole(bar.last)}` : ''}`
  const all = countOf(own)
  return all > countOf([bar]) ? `Yours: ${ends}, of ${writeWhole(all)}` : `Yours: ${ends}`
}
