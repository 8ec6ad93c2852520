import { DocumentRefused } from '../document-refused.ts'
import type { Engine } from './engine.ts'
import { pdfium } from './pdfium.ts'

export type OpenPdf = { engine: Engine; document: number; pages: number; close: () => void }

const wantsPassword = 4

/** Puts the bytes into the engine's memory; `close` gives everything back. */
export const openPdf = async (bytes: Uint8Array): Promise<OpenPdf> => {
  const engine = await pdfium()
  const memory = engine.pdfium.wasmExports
  const at = memory.malloc(bytes.length)
  engine.pdfium.HEAPU8.set(bytes, at)
  const document = engine.FPDF_LoadMemDocument(at, bytes.length, '')
  if (!document) {
    const encrypted = engine.FPDF_GetLastError() === wantsPassword
    memory.free(at)
    throw encrypted
      ? new DocumentRefused(
          'encrypted',
          'This PDF is password-protected. Remove the password and upload it again.',
        )
      : new DocumentRefused('damaged', 'This PDF is damaged or incomplete and cannot be opened.')
  }
  return {
    engine,
    document,
    pages: engine.FPDF_GetPageCount(document),
    close: () => {
      engine.FPDF_CloseDocument(document)
      memory.free(at)
    },
  }
}
