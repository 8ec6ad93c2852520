import type { ReportCell } from '@ledgerleaf/contract/report-cells'
import type { ReportRow, ReportSection } from '@ledgerleaf/contract/reports'

type Shown = ReportSection['columns'][number]
type Column = string | Shown

export const figures = (title: string): Column => ({ title, isNumeric: true })

/** A column by which a line is known where not all of them can be shown side by side. */
export const leading = (leads: NonNullable<Shown['leads']>, title: string): Column => ({
  title,
  isNumeric: false,
  leads,
})

type Parts = Partial<Omit<ReportSection, 'name' | 'title' | 'columns'>> & { columns?: Column[] }

export const section = (
  name: string,
  title: string,
  {
    paragraphs = [],
    columns = [],
    rows = [],
    empty = 'Nothing in this period.',
    notes = [],
    source = null,
  }: Parts,
): ReportSection => ({
  name,
  title,
  paragraphs,
  columns: columns.map((column) =>
    typeof column === 'string' ? { title: column, isNumeric: false } : column,
  ),
  rows,
  empty,
  notes,
  source,
})

export const row = (
  cells: ReportCell[],
  from: readonly { id: string }[] = [],
  tone: ReportRow['tone'] = 'plain',
): ReportRow => ({ cells, retirementIds: from.map(({ id }) => id), tone })

export const creditsOf = (items: readonly { quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

export const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}
