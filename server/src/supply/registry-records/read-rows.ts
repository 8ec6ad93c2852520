import type { ProjectField, UnitField } from '@ledgerleaf/contract/registry-records'
import { copyLine } from '../../platform/copy-rows.ts'
import { type Cells, cellsBy, type Layout } from './layout.ts'
import { LineRefused, readDay } from './read-cells.ts'
import { readProject } from './read-project.ts'
import { readUnits } from './read-unit.ts'
import type { SplitRow } from './split-rows.ts'
import { projectColumns, stagedIn, unitColumns } from './staged-columns.ts'

type Values = (string | number | null)[]
type Said = { records: Values[]; days: (string | null)[] }

const projectFields = Object.values(projectColumns)
const unitFields = Object.values(unitColumns)

const sayProject = (layout: Layout, cell: Cells<ProjectField>): Said => {
  const project = readProject(layout, cell)
  return {
    records: [projectFields.map((field) => project[field])],
    days: [readDay(cell('statedOn'), 'Date')],
  }
}

const sayUnits = (layout: Layout, cell: Cells<UnitField>): Said => {
  const units = readUnits(layout, cell)
  return {
    records: units.map((unit) => unitFields.map((field) => unit[field])),
    days: units.map(({ happenedOn }) => happenedOn),
  }
}

const checkWidth = (cells: readonly string[], width: number): void => {
  const ends = cells.findLastIndex((cell) => cell !== '') + 1
  if (ends > width || cells.length < width)
    throw new LineRefused(`The line has ${cells.length} cells, the header ${width}`)
}

/** What the lines of a file come to, as they are read. */
export type Tally = { rows: number; refused: number; newestOn: string | null }

/**
 * Turns lines into rows of the table where they wait. A line that cannot be read becomes a row with its number and the
 * reason.
 */
export const rowReader = (layout: Layout, header: readonly string[], uploadId: string, todayOn: string) => {
  const projectCells = cellsBy<ProjectField>(layout, header)
  const unitCells = cellsBy<UnitField>(layout, header)
  const silence: Values = stagedIn(layout.kind).columns.map(() => null)
  const tally: Tally = { rows: 0, refused: 0, newestOn: null }

  const say = ({ cells, refusal }: SplitRow): Said => {
    if (refusal) throw new LineRefused(refusal)
    checkWidth(cells, header.length)
    return layout.kind === 'projects'
      ? sayProject(layout, projectCells(cells))
      : sayUnits(layout, unitCells(cells))
  }

  const read = (row: SplitRow): string => {
    tally.rows++
    try {
      const { records, days } = say(row)
      for (const day of days) if (day && day <= todayOn && day > (tally.newestOn ?? '')) tally.newestOn = day
      return records.map((values) => copyLine([uploadId, row.line, null, ...values])).join('')
    } catch (error) {
      if (!(error instanceof LineRefused)) throw error
      tally.refused++
      return copyLine([uploadId, row.line, error.message, ...silence])
    }
  }
  return { read, tally }
}
