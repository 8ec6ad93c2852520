import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init } from '@embedpdf/pdfium'
import type { Engine } from './engine.ts'
import { prepareGlyphs } from './remember-glyphs.ts'

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
