import type { Evidence } from '@ledgerleaf/contract/findings'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { categoryOf, type Metric, metricName, metricUnit } from '@ledgerleaf/contract/metrics'
import { writeExact } from '@ledgerleaf/contract/quantities'
import { once } from '../../ui/once.ts'

const rounded = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }))
const small = once(() => new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 }))

/** For reading: a sum or a product may have as many decimals as grams. Exports and formulas give every one of them. */
export const writeTonnes = (tonnes: number): string =>
  (Math.abs(tonnes) < 1 ? small() : rounded()).format(tonnes)

/** What was read or given with every decimal it has, as it stands where it was; what was computed by us for reading. */
export const writeFigure = ({ value, source }: Pick<Figure, 'value' | 'source'>): string =>
  source === 'computed' ? writeTonnes(value) : writeExact(value)

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
