import { blocksOf } from './blocks/blocks-of.ts'
import { readPages } from './formats/read-pages.ts'
import { readScans, worthReading } from './formats/read-scans.ts'
import { toText } from './read-document.ts'
import type { DocumentInput, LaidPage } from './types.ts'

/** The words of a document with how they are laid out: whole paragraphs, and tables of words as well as of figures. */
export const readLayout = async (document: DocumentInput): Promise<{ pages: LaidPage[] }> => {
  const { format, pages } = await readPages(document, undefined, true)
  await readScans(document.bytes, await worthReading(document.bytes, pages), () => {})
  const { pages: texts } = toText(format, pages)
  return { pages: texts.map((text, at) => ({ ...text, blocks: pages[at] ? blocksOf(pages[at]) : [] })) }
}
