import { readLabel } from '../rules/read-label.ts'
import type { Row, Table } from '../tables/table.ts'
import type { Found } from './found.ts'
import type { Resolved } from './resolve-metric.ts'

/** Under one heading a sum may stand once; a second one, called otherwise, is the sum of all. */
export const asGrandTotal = (
  row: Row,
  sums: Map<string, { line: number; label: string }>,
  resolved: Resolved | null,
): Resolved | null => {
  const label = row.labels
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
  if (resolved?.from !== 'section' || !/^(?:grand |overall |sub-?)?totals?\b/.test(label)) return resolved
  const heading = row.sections[0]?.text ?? ''
  const seen = sums.get(heading)
  if (!seen) sums.set(heading, { line: row.line, label })
  return seen && seen.line !== row.line && seen.label !== label
    ? { ...resolved, metric: 'total', score: 0.5 }
    : resolved
}

const near = (a: number, b: number) => Math.abs(a - b) <= 0.002 * Math.abs(b)
const labelOf = ({ labels }: Row) => labels.map(({ text }) => text).join(' ')

/** A sheet with more than these is a register, whose every sum cannot be compared with every row. */
const figuresMax = 1000

/** What stands in the same column between a heading and a sum below it. */
const partsAbove = (table: Table, { row, column }: Found) =>
  table.rows
    .filter(({ line, sections }) => line < row.line && sections[0]?.line === row.sections[0]?.line)
    .flatMap(({ values }) => values.filter((value) => value.column === column))
    .reduce((sum, { kind }) => sum + (kind.kind === 'value' ? kind.value : 0), 0)

/** Below the last of the scopes, a sum that all of them add up to is the total, and not that of the heading above it. */
export const settleSums = (table: Table, found: Found[]) => {
  if (found.length > figuresMax) return
  for (const sum of found) {
    const scope = /^scope([123])/.exec(sum.metric)?.[1]
    if (!scope || !sum.fromHeading || sum.row.sections[0]?.hasValues || !readLabel(labelOf(sum.row)).total)
      continue
    const own = partsAbove(table, sum)
    if (own === 0 || near(own, sum.printed)) continue
    const printedOf = (start: string) => {
      const same = found.filter(
        ({ metric, year, column }) => year === sum.year && column === sum.column && metric.startsWith(start),
      )
      return same.length > 0 ? same.map(({ printed }) => printed) : [0]
    }
    const [first, second] = ['scope1', 'scope2_', 'scope3_total'].filter((start) => start[5] !== scope)
    const adds = printedOf(first ?? '').some((one) =>
      printedOf(second ?? '').some((two) => one + two > 0 && near(one + two + own, sum.printed)),
    )
    if (adds) sum.metric = 'total'
  }
}
