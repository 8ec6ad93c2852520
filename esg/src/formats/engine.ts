import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** The memory of the engine, which its types leave out. The views change when the memory grows. */
type Memory = { HEAPU8: Uint8Array; HEAPF32: Float32Array; HEAPF64: Float64Array }

/** The engine's functions by number, as its own code calls them. */
type FunctionTable = {
  length: number
  get: (index: number) => unknown
  set: (index: number, to: unknown) => void
}

/** What is asked for every single character or stroke is asked of the machine code itself, without the checks around it. */
type Raw = {
  malloc: (bytes: number) => number
  free: (at: number) => void
  __indirect_function_table: FunctionTable
  FPDFText_GetTextObject: (text: number, index: number) => number
  FPDFTextObj_GetFont: (object: number) => number
  FPDFText_GetUnicode: (text: number, index: number) => number
  FPDFText_GetLooseCharBox: (text: number, index: number, box: number) => number
  FPDFText_GetCharOrigin: (text: number, index: number, x: number, y: number) => number
  FPDFPage_GetObject: (page: number, index: number) => number
  FPDFFormObj_GetObject: (form: number, index: number) => number
  FPDFPageObj_GetType: (object: number) => number
  FPDFPageObj_GetMatrix: (object: number, matrix: number) => number
  FPDFPageObj_GetBounds: (object: number, left: number, bottom: number, right: number, top: number) => number
  FPDFPath_GetDrawMode: (path: number, fill: number, stroke: number) => number
  FPDFPath_CountSegments: (path: number) => number
  FPDFPath_GetPathSegment: (path: number, index: number) => number
  FPDFPathSegment_GetPoint: (segment: number, x: number, y: number) => number
  FPDFPathSegment_GetType: (segment: number) => number
  FPDFPathSegment_GetClose: (segment: number) => number
}

export type Engine = Omit<WrappedPdfiumModule, 'pdfium'> & { pdfium: Memory & { wasmExports: Raw } }
