import { columnOf } from '../formats/grid-page.ts'
import type { Page } from '../layout/page.ts'
import type { Convention } from '../numbers/read-number.ts'

/** Figures that can be read in one way only; 99,125 and 1.234 are none of them. */
const comma =
  /^[-–−(]?(?:\d+,(?:\d{1,2}|\d{4,})|0,\d+|\d{4,},\d+|\d{1,3}(?:[.'’ ]\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,})\)?$/
const point =
  /^[-–−(]?(?:\d+\.(?:\d{1,2}|\d{4,})|0\.\d+|\d{4,}\.\d+|\d{1,3}(?:[,'’ ]\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,})\)?$/

type Votes = { comma: number; point: number }

const decide = ({ comma: commas, point: points }: Votes): Convention | null =>
  commas > 0 && points === 0 ? 'comma' : points > 0 && commas === 0 ? 'point' : null

/**
 * How each column of a sheet parts whole from fraction: by its own figures that leave no doubt, else by those of the
 * sheet. Where neither tells, the column is not in the answer.
 */
export const settleColumns = ({ lines }: Page): Map<number, Convention> => {
  const columns = new Map<number, Votes>()
  const all: Votes = { comma: 0, point: 0 }
  for (const { cells } of lines)
    for (const cell of cells) {
      if (cell.text.length > 20 || !/\d/.test(cell.text)) continue
      const own = columns.get(columnOf(cell)) ?? { comma: 0, point: 0 }
      columns.set(columnOf(cell), own)
      const vote = comma.test(cell.text) ? 'comma' : point.test(cell.text) ? 'point' : null
      if (!vote) continue
      own[vote] += 1
      all[vote] += 1
    }
  const found = new Map<number, Convention>()
  for (const [column, votes] of columns) {
    const convention = decide(votes) ?? (votes.comma + votes.point === 0 ? decide(all) : null)
    if (convention) found.set(column, convention)
  }
  return found
}
