const tenths = (value: number): string => String(Math.round(value * 10) / 10)

/**
 * One number as a share of another, to a tenth: the one rounding of every share on screens and in sentences, so that two of
 * them never read differently. What is not nothing is not called nothing, and what is not all is not called all.
 */
export const writePercent = (part: number, of: number): string => {
  const percent = (part / of) * 100
  if (percent > 0 && percent < 0.1) return 'less than 0.1 %'
  return `${tenths(percent < 100 ? Math.min(99.9, percent) : percent)} %`
}

/**
 * All parts of one whole beside each other: tenths that add up to 100 %, the missing ones given to whoever lost most by
 * rounding down.
 */
export const writePercents = (parts: readonly number[]): string[] => {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  if (whole <= 0) return parts.map(() => '0 %')
  const exact = parts.map((part) => (part / whole) * 1000)
  const rounded = exact.map(Math.floor)
  const missing = 1000 - rounded.reduce((sum, one) => sum + one, 0)
  const lossOf = (at: number) => (exact[at] ?? 0) - (rounded[at] ?? 0)
  const byLoss = [...parts.keys()].sort((a, b) => lossOf(b) - lossOf(a) || a - b)
  for (const at of byLoss.slice(0, missing)) rounded[at] = (rounded[at] ?? 0) + 1
  return parts.map((part, at) => {
    const tenth = rounded[at] ?? 0
    if (part > 0 && tenth === 0) return 'less than 0.1 %'
    return `${(part < whole ? Math.min(999, tenth) : tenth) / 10} %`
  })
}
