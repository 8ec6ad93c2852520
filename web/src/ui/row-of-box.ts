import type { DrawnBox } from './drawn-box.ts'
import { inkRuns } from './ink-runs.ts'

/** The row a box stands in, in the measure of the page: from its label to its last figure. */
export type BoxedRow = { x0: number; x1: number; label: DrawnBox | null }

const airPoints = 8
/** Words stand closer together than this, measured by the height of the row; columns do not. */
const columnGap = 1.1

/** Reads the row of a box off the picture of its page. What stands first, apart from the box, is the row's label. */
export const rowOfBox = (
  picture: HTMLImageElement,
  { x0, x1, y0, y1 }: DrawnBox,
  width: number,
  height: number,
): BoxedRow => {
  const scale = picture.naturalHeight / height
  const rowPoints = y1 - y0
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = Math.max(1, Math.round(rowPoints * scale))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return { x0: 0, x1: width, label: null }
  pen.drawImage(picture, 0, -Math.round(y0 * scale))
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
  const runs = inkRuns(data, canvas.width, rowPoints * columnGap * scale)
    .map(({ from, to }) => ({ x0: from * width, x1: to * width }))
    // The lines between the columns of a table are narrow, and no words.
    .filter((run) => run.x1 - run.x0 > rowPoints / 4)
  const first = runs[0]
  const label = first && first.x1 < x0 ? { ...first, y0, y1 } : null
  return {
    x0: Math.max(0, Math.min(x0, first?.x0 ?? 0) - airPoints),
    x1: Math.min(width, Math.max(x1, runs.at(-1)?.x1 ?? width) + airPoints),
    label,
  }
}
