import type { Evidence } from '@ledgerleaf/contract/findings'
import { categoryOf, type Metric, metricName } from '@ledgerleaf/contract/metrics'

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** A tonne more or less says nothing beside thousands of them. */
export const writeTonnes = (tonnes: number): string => (tonnes >= 1000 ? whole : figure).format(tonnes)

export const writeShare = (share: number): string => percent.format(share).replace('%', '\u00a0%')

/** Where a figure stands, as one would tell it to somebody who has the report open. */
export const writePlace = ({ page, sheet, cell }: Evidence): string => {
  if (cell) return sheet ? `${sheet}, ${cell}` : cell.replace(/^line (\d+) col (\d+)$/, 'line $1, column $2')
  return page === null ? 'in the text' : `page ${page}`
}

/** For a row of a table, where the category's number would only be in the way of its name. */
export const shortName = (metric: Metric): string =>
  categoryOf(metric) === null ? metricName(metric) : (metricName(metric).split(': ')[1] ?? '')
