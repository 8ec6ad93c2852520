import { isFigure, writeCell } from '@ledgerleaf/contract/report-cells'
import type { ReportRow, ReportSection } from '@ledgerleaf/contract/reports'

export type Columns = ReportSection['columns']
type Lead = NonNullable<Columns[number]['leads']>

/** Which columns are seen at once, and which wait behind the line. A running number is a place and no figure. */
export type ReadingPlan = { at: Record<Lead, number>; figures: number[]; rest: number[] }

export const planColumns = (columns: Columns): ReadingPlan | null => {
  const find = (lead: Lead) => columns.findIndex(({ leads }) => leads === lead)
  const at = { what: find('what'), who: find('who'), state: find('state') }
  if (at.what < 0) return null
  const figures = columns.flatMap(({ isNumeric, title }, place) =>
    isNumeric && title !== 'No.' ? [place] : [],
  )
  const shown = new Set([...Object.values(at), ...figures])
  return { at, figures, rest: columns.flatMap((_, place) => (shown.has(place) ? [] : [place])) }
}

export const wordsAt = ({ cells }: ReportRow, at: number): string => {
  const cell = cells[at]
  return cell ? writeCell(cell) : ''
}

export const isSumOf = (row: ReportRow, plan: ReadingPlan): boolean =>
  wordsAt(row, plan.at.what) === '' || row.tone === 'total'

export const sumWords = ({ cells }: ReportRow): string =>
  cells
    .filter((cell) => !isFigure(cell))
    .map(writeCell)
    .find(Boolean) ?? ''

export type Group = { heads: string[]; places: number[] }

/** More than that and every cell would be a tower of single words. */
const groupsMax = 7

/** The columns of the wide table: what is one thought stands in one cell, the first said louder. None where there are too many. */
export const groupsOf = (columns: Columns, rows: readonly ReportRow[], plan: ReadingPlan): Group[] | null => {
  const isTime = (at: number) =>
    columns[at]?.title !== 'Vintage' &&
    rows.some(({ cells }) => cells[at]?.is === 'date' || cells[at]?.is === 'days')
  const title = (at: number) => columns[at]?.title ?? ''
  const rest = plan.rest.filter((at) => title(at) !== 'No.')
  const under = (name: string) => rest.filter((at) => title(at) === name)
  const times = rest.filter(isTime)
  const taken = new Set([...under('Vintage'), ...under('Purpose'), ...times])
  const group = (places: number[]): Group[] => {
    const named = places.filter((at) => at >= 0)
    return named.length > 0 ? [{ heads: named.map(title), places: named }] : []
  }
  const groups = [
    // A purpose is a sentence: it stands where the name of the project has made room, with whom it is for.
    ...(under('Purpose').length > 0
      ? group([plan.at.what, plan.at.who, ...under('Purpose')])
      : group([plan.at.what])),
    ...group(under('Vintage')),
    ...(under('Purpose').length > 0 ? [] : group([plan.at.who])),
    ...group(times),
    ...rest.filter((at) => !taken.has(at)).flatMap((at) => group([at])),
    ...group([plan.at.state]),
  ]
  return groups.length > groupsMax ? null : groups
}
