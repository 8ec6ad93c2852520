let grouped: Intl.NumberFormat | undefined

const tenths = (value: number): string => {
  grouped ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
  return grouped.format(Math.round(value * 10) / 10)
}

/**
 * One number as a share of another, to a tenth: the one rounding of every share on screens and in sentences, so that two of
 * them never read differently: the parts of one whole are each rounded by themselves, and need not add up to 100. What is
 * not nothing is not called nothing, and what is not all is not called all.
 */
export const writePercent = (part: number, of: number): string => {
  const percent = (part / of) * 100
  if (percent > 0 && percent < 0.1) return 'less than 0.1 %'
  return `${tenths(percent < 100 ? Math.min(99.9, percent) : percent)} %`
}
