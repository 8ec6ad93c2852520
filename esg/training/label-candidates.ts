import type { Candidate } from '../src/values/candidate.ts'
import { amountOf } from '../src/values/settle-units.ts'

export type Entry = {
  file: string
  metric: string
  year: number
  value_tco2e?: number
  value_mwh?: number
  value?: number
  alt_values?: number[]
  alt_years?: number[]
  also_accept?: string[]
  confidence?: string
}

export type LabelledDocument = {
  file: string
  company: string
  closed_metrics?: string[]
  closed_years?: [number, number] | null
}

const close = (a: number, b: number) =>
  b === 0 ? Math.abs(a) <= 0.5 : Math.abs(a - b) <= 0.005 * Math.abs(b) + 1e-9
const labelled = (entry: Entry) => entry.value_mwh ?? entry.value_tco2e ?? entry.value ?? Number.NaN

/** Whether a candidate is right, wrong, or of something the labels say nothing about (null). */
export const judge = (
  { metric, year, value }: { metric: string; year: number; value: number },
  document: LabelledDocument,
  entries: Entry[],
): boolean | null => {
  const same = entries.filter(
    (entry) =>
      (entry.metric === metric || entry.also_accept?.includes(metric)) &&
      (entry.year === year || entry.alt_years?.includes(year)),
  )
  const right = same.some((entry) =>
    [labelled(entry), ...(entry.alt_values ?? [])].some((one) => close(value, one)),
  )
  if (right) return true
  if (same.some(({ confidence }) => confidence === 'low')) return null
  const [from, to] = document.closed_years ?? [0, 9999]
  const closed = document.closed_metrics?.includes(metric) && year >= from && year <= to
  return closed || same.length > 0 ? false : null
}

export const judgeCandidate = (candidate: Candidate, document: LabelledDocument, entries: Entry[]) =>
  judge({ metric: candidate.metric, year: candidate.year, value: amountOf(candidate) }, document, entries)
