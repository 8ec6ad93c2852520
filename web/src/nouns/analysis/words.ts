import type { Evidence } from '@ledgerleaf/contract/findings'
import { categoryOf, type Metric, metricName, metricUnit } from '@ledgerleaf/contract/metrics'
import { writeExact } from '@ledgerleaf/contract/quantities'

/** With every decimal it has: what is shown is what is kept. */
export const writeTonnes = writeExact

export const baseUnit = (metric: Metric): string => (metricUnit(metric) === 'MWh' ? 'MWh' : 't CO2e')

/** What a figure is about, in words. */
export const writePerimeter = (perimeter: string | null): string => perimeter ?? 'Whole company'

export const writeMaker = (madeBy: string): string => (madeBy === 'visitor' ? 'A visitor' : madeBy)

/** Where a figure stands, as one would tell it to somebody who has the report open. */
export const writePlace = ({ page, sheet, cell }: Evidence): string => {
  if (cell)
    return sheet ? `${sheet.trim()}, ${cell}` : cell.replace(/^line (\d+) col (\d+)$/, 'line $1, column $2')
  // What was computed stands among lines and on no page.
  return page === null ? (sheet ?? 'in the text') : `page ${page}`
}

/** For a row of a table, where the category's number would only be in the way of its name. */
export const shortName = (metric: Metric): string =>
  categoryOf(metric) === null ? metricName(metric) : (metricName(metric).split(': ')[1] ?? '')
