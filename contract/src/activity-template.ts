import { activities, activityGroups } from './activities.ts'
import { type DraftField, type DraftLine, emptyLine, lengthMax } from './activity-draft.ts'
import { activityUnits, findUnit, kindOf } from './activity-units.ts'

/** The columns of the template, in order, each with the part of a line it holds. */
export const templateColumns: readonly { title: string; field: DraftField }[] = [
  { title: 'activity', field: 'activity' },
  { title: 'amount', field: 'amount' },
  { title: 'unit', field: 'unit' },
  { title: 'from', field: 'startsOn' },
  { title: 'to', field: 'endsOn' },
  { title: 'country', field: 'country' },
  { title: 'site', field: 'site' },
  { title: 'supplier', field: 'supplier' },
  { title: 'how_known', field: 'basis' },
  { title: 'note', field: 'note' },
  { title: 'factor_id', field: 'factorId' },
  { title: 'own_factor_kg_per_unit', field: 'ownKg' },
  { title: 'own_factor_source', field: 'ownSource' },
  { title: 'own_factor_year', field: 'ownYear' },
  { title: 'usd_per_unit_of_currency', field: 'dollars' },
  { title: 'scope2_by_contract', field: 'market' },
  { title: 'supplier_kg_per_kwh', field: 'marketKg' },
  { title: 'contract_source', field: 'marketSource' },
]

export const templateTitles = templateColumns.map(({ title }) => title)

/** The cells of lines, in the order of the columns. */
export const templateRows = (lines: readonly DraftLine[]): string[][] =>
  lines.map((line) => templateColumns.map(({ field }) => line[field]))

/** What may stand in the first and third column. */
export const templateGuide = (): string[][] =>
  activities.map(({ id, name, group, kinds }) => [
    id,
    name,
    activityGroups.find((one) => one.id === group)?.name ?? group,
    activityUnits.filter((unit) => kinds.includes(kindOf(unit))).join(', '),
  ])

/**
 * What stands before a cell that a spreadsheet would take for a formula, when we wrote it; and what we take away again.
 */
const bare = (cell: string): string => (/^'[=+\-@|]/.test(cell) ? cell.slice(1) : cell)

/** Where the columns of a file stand; null where the ones that every line needs are not among them. */
export const readTitles = (cells: readonly string[]): Map<DraftField, number> | null => {
  const at = new Map<DraftField, number>()
  const titles = cells.map((cell) => cell.trim().toLowerCase())
  for (const { title, field } of templateColumns) {
    const index = titles.indexOf(title)
    if (index >= 0) at.set(field, index)
  }
  return at.has('activity') && at.has('amount') && at.has('unit') ? at : null
}

/** A row of a file as a line that is still to be read. */
export const readRow = (
  id: string,
  cells: readonly string[],
  at: ReadonlyMap<DraftField, number>,
): DraftLine => {
  // What does not count on this row may be of any length, and has to fit all the same: the whole list is saved as one.
  const found = [...at].map(([field, index]) => [
    field,
    bare((cells[index] ?? '').trim()).slice(0, lengthMax[field]),
  ])
  const line = emptyLine(id, Object.fromEntries(found))
  const called = activities.find(({ name }) => name.toLowerCase() === line.activity.toLowerCase())
  return {
    ...line,
    // People write what they read: the name of an activity, and a unit in any of its spellings.
    activity: called?.id ?? line.activity,
    unit: findUnit(line.unit) ?? line.unit,
    basis: line.basis || 'measured',
    country: line.country.toUpperCase(),
  }
}
