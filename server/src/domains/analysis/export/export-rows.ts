import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { Evidence } from '@ledgerleaf/contract/findings'
import { metricName, metricUnit } from '@ledgerleaf/contract/metrics'

export const placeOf = ({ page, sheet, cell }: Evidence): string => {
  if (cell) return sheet ? `${sheet}!${cell}` : cell
  return page === null ? '' : `page ${page}`
}

type Cell = string | number | null

/** The findings as a table: one row for each figure, the person's corrections in columns of their own. */
export const exportColumns = [
  'metric',
  'name',
  'year',
  'value',
  'unit',
  'raw_value',
  'raw_unit',
  'conversion',
  'confidence',
  'found_by',
  'place',
  'quote',
  'corrected_value',
  'correction_reason',
] as const

export const exportRows = ({ results, corrections }: Analysis): Cell[][] => {
  const left = new Map(
    corrections.map((correction) => [`${correction.metric} ${correction.year}`, correction]),
  )
  const rows: Cell[][] = results.map((finding) => {
    const key = `${finding.metric} ${finding.year}`
    const correction = left.get(key)
    left.delete(key)
    return [
      finding.metric,
      metricName(finding.metric),
      finding.year,
      finding.value,
      finding.unit,
      finding.rawValue,
      finding.rawUnit,
      finding.conversion,
      finding.confidence,
      finding.foundBy,
      placeOf(finding.evidence),
      finding.evidence.quote,
      correction?.value ?? null,
      correction?.reason ?? null,
    ]
  })
  // Figures the person added where the document was read without finding any.
  for (const { metric, year, value, reason } of left.values())
    rows.push([
      metric,
      metricName(metric),
      year,
      null,
      metricUnit(metric),
      ...Array(7).fill(null),
      value,
      reason,
    ])
  return rows
}
