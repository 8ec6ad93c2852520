import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { prepareGlyphs } from './remember-glyphs.ts'

/** The memory of the engine, which its types leave out. The views change when the memory grows. */
type Memory = { HEAPU8: Uint8Array; HEAPF32: Float32Array; HEAPF64: Float64Array }

/** The engine's functions by number, as its own code calls them. */
export type FunctionTable = {
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

let loading: Promise<Engine> | null = null

/** The PDF engine as WebAssembly: it can neither run a document's scripts nor reach files or the network. */
export const pdfium = (): Promise<Engine> => {
  loading ??= (async () => {
    const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))
    const engine = await init({
      wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) as ArrayBuffer,
    })
    engine.PDFiumExt_Init()
    const ready = engine as unknown as Engine
    prepareGlyphs(ready)
    return ready
  })()
  return loading
}
