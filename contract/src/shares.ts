let tenths: Intl.NumberFormat | undefined

/** A part of a whole in percent, rounded once and from both: on the screen and on paper it reads the same. */
export const writeShare = (part: number, whole: number): string => {
  tenths ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
  return `${tenths.format((part / whole) * 100)}\u00a0%`
}
