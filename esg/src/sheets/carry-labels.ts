import type { Cell } from '../layout/page.ts'
import type { Column } from '../tables/table.ts'
import { readYear } from '../years/read-year.ts'
import { type GridLine, type Item, isFigureItem, isLabelItem } from './grid.ts'

type Carried = { labels: Cell[]; year: number | null }

const none: Carried = { labels: [], year: null }

/**
 * "FY23 | Group", below it only "Americas": what stands once before a list counts for the rows below it that leave its
 * place empty, until another stands there. Only where both columns are used together in some row.
 */
export const carryLabels = (
  body: GridLine[],
  columns: Map<number, Column>,
): ((line: GridLine) => Carried) => {
  const edge = Math.min(...columns.keys())
  const labelsOf = ({ items }: GridLine): Item[] =>
    items.filter(({ from, kind }) => from < edge && (kind.kind === 'text' || kind.kind === 'year'))
  const data = body.filter(({ items }) => items.some(isFigureItem))
  const first = Math.min(...data.flatMap((line) => labelsOf(line).map(({ from }) => from)))
  const isGroup = (item: Item | undefined) =>
    item !== undefined && item.from === first && (item.kind.kind === 'year' || isLabelItem(item))
  const paired = data.some((line) => {
    const [group, ...rest] = labelsOf(line)
    return isGroup(group) && rest.some(isLabelItem)
  })
  if (!paired) return () => none
  const dated = data.some(
    (line) => labelsOf(line)[0]?.from === first && labelsOf(line)[0]?.kind.kind === 'year',
  )
  const carried = new Map<number, Carried>()
  let current: Item | null = null
  let year: number | null = null
  for (const line of body) {
    const labels = labelsOf(line)
    const [head] = labels
    const own = head?.from === first ? head : undefined
    if (!line.items.some(isFigureItem)) {
      // A heading in the place of the group begins something new.
      if (own) current = null
      continue
    }
    if (own) {
      const said = own.kind.kind !== 'year' && own.cell.text.length < 30 ? readYear(own.cell.text) : null
      current = isGroup(own) && own.kind.kind !== 'year' && labels.slice(1).some(isLabelItem) ? own : null
      if (own.kind.kind === 'year') year = readYear(own.cell.text)
      // "FY20 rebased" among years is one with a word to it.
      else if (dated && said !== null) year = said
      // A remark below the year does not end it.
      else if (labels.slice(1).every((label) => !isLabelItem(label))) year = null
      if (own.kind.kind !== 'year' && year !== null) carried.set(line.index, { labels: [], year })
    } else if (labels.some(isLabelItem))
      carried.set(line.index, { labels: current ? [current.cell] : [], year })
  }
  return (line) => carried.get(line.index) ?? none
}
