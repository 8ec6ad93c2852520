import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** The memory of the engine, which its types leave out. The views change when the memory grows. */
type Memory = { HEAPU8: Uint8Array; HEAPF32: Float32Array; HEAPF64: Float64Array }

/** The engine's functions by number, as its own code calls them. */
type FunctionTable = {
  length: number
  get: (index: number) => unknown
  set: (index: number, to: unknown) => void
}

/** What is asked for every single character is asked of the machine code itself, without the checks around it. */
type Raw = {
  malloc: (bytes: number) => number
  free: (at: number) => void
  __indirect_function_table: FunctionTable
  FPDFText_GetUnicode: (text: number, index: number) => number
  FPDFText_GetLooseCharBox: (text: number, index: number, box: number) => number
  FPDFText_GetCharOrigin: (text: number, index: number, x: number, y: number) => number
}

export type Engine = Omit<WrappedPdfiumModule, 'pdfium'> & { pdfium: Memory & { wasmExports: Raw } }
