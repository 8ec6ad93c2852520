import type { Engine } from './engine.ts'

/** Where a point of the file lies on the page as it is shown: x' = xx·x + xy·y + x0, y' = yx·x + yy·y + y0. */
export type Frame = {
  width: number
  height: number
  xx: number
  xy: number
  x0: number
  yx: number
  yy: number
  y0: number
}

/** The page as it is shown: turned as its entry says, with the origin in the upper left corner. */
export const frameOf = (engine: Engine, page: number, box: number): Frame => {
  const width = engine.FPDF_GetPageWidthF(page)
  const height = engine.FPDF_GetPageHeightF(page)
  engine.FPDF_GetPageBoundingBox(page, box)
  const [left = 0, top = 0, right = 0, bottom = 0] = engine.pdfium.HEAPF32.subarray(box >> 2, (box >> 2) + 4)
  const rotation = engine.FPDFPage_GetRotation(page)
  if (rotation === 1) return { width, height, xx: 0, xy: 1, x0: -bottom, yx: 1, yy: 0, y0: -left }
  if (rotation === 2) return { width, height, xx: -1, xy: 0, x0: right, yx: 0, yy: 1, y0: -bottom }
  if (rotation === 3) return { width, height, xx: 0, xy: -1, x0: top, yx: -1, yy: 0, y0: right }
  return { width, height, xx: 1, xy: 0, x0: -left, yx: 0, yy: -1, y0: top }
}
