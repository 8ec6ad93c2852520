import { nameRegistryRetirement, type RegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
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

type AtRegistry = { quantity: number; atRegistry: RegistryRetirement | null }

/** Whether the registry itself shows it as retired. */
export const isAtRegistry = ({ atRegistry }: AtRegistry): boolean => atRegistry?.state === 'done'

/** The registry's own id of a retirement with its day, or since when it is pending. */
export const registryCell = ({ atRegistry }: AtRegistry): string => {
  const name = nameRegistryRetirement(atRegistry)
  return atRegistry?.retiredOn ? `${name}, ${atRegistry.retiredOn}` : name
}

/** The same of several: each id once, and how much is pending. */
export const registryCells = (items: readonly AtRegistry[]): string => {
  const named = [
    ...new Set(items.filter(isAtRegistry).map(({ atRegistry }) => nameRegistryRetirement(atRegistry))),
  ]
  const pending = tonnesOf(items.filter((one) => !isAtRegistry(one)))
  return [...named, ...(pending > 0 ? [`${pending.toLocaleString('en-US')} t pending`] : [])].join('; ')
}

export const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id)

/** A share by volume, to one decimal; of nothing there is no share. */
export const share = (part: number, whole: number): number | string =>
  whole === 0 ? '–' : Math.round((part / whole) * 1000) / 10

export const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}
