import type { Page } from './page.ts'

/** A band is a few lines high; what is higher is the ground of a whole box and says nothing of a line in it. */
const linesOfBand = 5

/** Notes which texts stand on a coloured band. */
export const markFilled = ({ lines, fills }: Page) => {
  if (fills.length === 0) return
  for (const { cells } of lines)
    for (const cell of cells) {
      const [x, y, height] = [(cell.x0 + cell.x1) / 2, (cell.y0 + cell.y1) / 2, cell.y1 - cell.y0]
      cell.filled = fills.some(
        ({ x0, y0, x1, y1 }) =>
          x > x0 && x < x1 && y > y0 && y < y1 && y1 - y0 < linesOfBand * height && y1 - y0 > 0.6 * height,
      )
    }
}
