import type { Run } from './page.ts'

/** What a mark or a lowered part of a formula can look like; any other small word is just small. */
const isShort = (text: string) =>
  text.length <= 8 && /^(?:[\d,;()*†‡.]+|[a-z]{1,3}|\d+[a-z]{1,3}|[^ -~].*)$/i.test(text)
/** A raised digit after these is an exponent and part of the unit. */
const takesExponent = /(^|[^\d.,])10$|(^|[\s(/’'0-9])(m|km|cm|ft|dm)$/i

/** The 2 of CO2 may hang far below its line. */
const isFormula = (before: string, text: string) =>
  /(?:CO|CH|N|NO|SF|NF|H|PM)$/.test(before) && /^\d$/.test(text)

/**
 * Small runs beside a larger one are either raised footnote marks, which leave the text and are kept apart, or lowered
 * parts of a formula such as the 2 of CO2, which belong to the word.
 */
export const attachMarks = (runs: Run[]): Run[] => {
  const byRow = new Map<number, { runs: Run[]; largest: number }>()
  const band = 8
  for (const run of runs) {
    const key = Math.floor(run.base / band)
    const row = byRow.get(key)
    if (row) {
      row.runs.push(run)
      if (run.size > row.largest) row.largest = run.size
    } else byRow.set(key, { runs: [run], largest: run.size })
  }
  const gone = new Set<Run>()
  const reachOf = ({ size }: Run) => Math.ceil((size * 1.5) / band)
  // Most of a page is set in one size: nothing near is larger, and no text needs to be looked at.
  const besidesLarger = (run: Run) => {
    const middle = Math.floor(run.base / band)
    for (let key = middle - 1; key <= middle + reachOf(run); key++)
      if ((byRow.get(key)?.largest ?? 0) * 0.85 >= run.size) return true
    return false
  }
  const small = runs.filter((run) => besidesLarger(run) && isShort(run.text)).sort((a, b) => a.x0 - b.x0)
  for (const run of small) {
    const reach = reachOf(run)
    const middle = Math.floor(run.base / band)
    let host: Run | null = null
    for (let key = middle - 1; key <= middle + reach; key++) {
      for (const other of byRow.get(key)?.runs ?? []) {
        if (other === run || gone.has(other) || other.size * 0.85 < run.size) continue
        const gap = run.x0 - other.end
        if (gap < -0.25 * other.size || gap > 0.3 * other.size) continue
        const rise = (other.base - run.base) / other.size
        if (rise > 0.75 || rise < (isFormula(other.text, run.text) ? -0.8 : -0.4)) continue
        if (!host || Math.abs(gap) < Math.abs(run.x0 - host.end)) host = other
      }
    }
    if (!host) continue
    gone.add(run)
    const raised = host.base - run.base > 0.12 * host.size
    if (raised && takesExponent.test(host.text))
      host.text += host.text.endsWith('10') ? `^${run.text}` : run.text
    else if (raised) host.marks += run.text
    else host.text += run.text
    if (!raised) host.x1 = Math.max(host.x1, run.x1)
    host.end = Math.max(host.end, run.x1)
  }
  return runs.filter((run) => !gone.has(run))
}
