import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'

/** The memory of the engine and its raw calls, which its types leave out. The views change when the memory grows. */
type Raw = {
  HEAPU8: Uint8Array
  HEAPF32: Float32Array
  HEAPF64: Float64Array
  _FPDFText_GetUnicode: (text: number, index: number) => number
  _FPDFText_GetLooseCharBox: (text: number, index: number, box: number) => number
  _FPDFText_GetCharOrigin: (text: number, index: number, x: number, y: number) => number
}

export type Engine = WrappedPdfiumModule & { pdfium: Raw }

let loading: Promise<Engine> | null = null

/** The PDF engine as WebAssembly: it can neither run a document's scripts nor reach files or the network. */
export const pdfium = (): Promise<Engine> => {
  loading ??= (async () => {
    const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))
    const engine = await init({
      wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) as ArrayBuffer,
    })
    engine.PDFiumExt_Init()
    return engine as Engine
  })()
  return loading
}
