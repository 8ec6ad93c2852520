import { openPdf } from './formats/open-pdf.ts'
import { readPages } from './formats/read-pages.ts'
import type { DocumentInput } from './types.ts'

const isPdf = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')

/** Whether a document can be opened at all, without reading more of it than that takes; refuses as reading it would. */
export const openDocument = async (document: DocumentInput): Promise<void> => {
  if (!isPdf(document.bytes)) {
    await readPages(document)
    return
  }
  const { close } = await openPdf(document.bytes)
  close()
}
