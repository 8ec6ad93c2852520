import { DocumentRefused } from '../document-refused.ts'
import { openPdf } from './open-pdf.ts'
import { encodePng } from './png.ts'

export type RenderedPage = { width: number; height: number; rgba: Uint8Array; png: () => Uint8Array }

const bgra = 4
const white = 0xffffffff
const withAnnotations = 0x01
const largestSide = 4000

/** Draws one page, counted from 1, at `scale` pixels per point. */
export const renderPage = async (bytes: Uint8Array, page: number, scale = 2): Promise<RenderedPage> => {
  const { engine, document, pages, close } = await openPdf(bytes)
  try {
    if (!Number.isInteger(page) || page < 1 || page > pages)
      throw new DocumentRefused('no_content', `This document has no page ${page}.`)
    const handle = engine.FPDF_LoadPage(document, page - 1)
    if (!handle) throw new DocumentRefused('damaged', `Page ${page} cannot be drawn.`)
    try {
      const points = { width: engine.FPDF_GetPageWidthF(handle), height: engine.FPDF_GetPageHeightF(handle) }
      const fitted = Math.min(scale, largestSide / Math.max(points.width, points.height))
      const width = Math.max(1, Math.round(points.width * fitted))
      const height = Math.max(1, Math.round(points.height * fitted))
      const bitmap = engine.FPDFBitmap_CreateEx(width, height, bgra, 0, 0)
      if (!bitmap) throw new DocumentRefused('too_large', `Page ${page} is too large to be drawn.`)
      try {
        engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
        engine.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, withAnnotations)
        const rgba = toRgba(
          engine.pdfium.HEAPU8,
          engine.FPDFBitmap_GetBuffer(bitmap),
          engine.FPDFBitmap_GetStride(bitmap),
          width,
          height,
        )
        return { width, height, rgba, png: () => encodePng(rgba, width, height) }
      } finally {
        engine.FPDFBitmap_Destroy(bitmap)
      }
    } finally {
      engine.FPDF_ClosePage(handle)
    }
  } finally {
    close()
  }
}

/** The engine paints blue first; everyone else expects red. */
const toRgba = (heap: Uint8Array, at: number, stride: number, width: number, height: number) => {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    let from = at + y * stride
    let to = y * width * 4
    for (let x = 0; x < width; x++, from += 4, to += 4) {
      rgba[to] = heap[from + 2] ?? 0
      rgba[to + 1] = heap[from + 1] ?? 0
      rgba[to + 2] = heap[from] ?? 0
      rgba[to + 3] = 255
    }
  }
  return rgba
}
