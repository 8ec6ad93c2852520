import type { ReportRow, ReportSection } from '@ledgerleaf/contract/reports'

type Column = string | { title: string; isNumeric: true }

export const number = (title: string): Column => ({ title, isNumeric: true })

export const section = (
  title: string,
  {
    paragraphs = [],
    columns = [],
    rows = [],
    isUnverified = false,
  }: { paragraphs?: string[]; columns?: Column[]; rows?: ReportRow[]; isUnverified?: boolean },
): ReportSection => ({
  title,
  paragraphs,
  columns: columns.map((column) =>
    typeof column === 'string' ? { title: column, isNumeric: false } : column,
  ),
  rows,
  isUnverified,
})

export const tonnesOf = (items: readonly { quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

export const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id)

/** A share by volume, to one decimal; of nothing there is no share. */
export const share = (part: number, whole: number): number | string =>
  whole === 0 ? '–' : Math.round((part / whole) * 1000) / 10

export const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}
