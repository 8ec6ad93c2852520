import { DocumentRefused } from '../document-refused.ts'
import type { Page } from '../layout/page.ts'
import { limits } from '../limits.ts'
import type { DocumentInput, Format } from '../types.ts'
import { detectFormat } from './detect-format.ts'
import { readCsv } from './read-csv.ts'
import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'
import { readWorkbook } from './read-workbook.ts'
import { skimWorkbook } from './skim-workbook.ts'

export type ReadPages = {
  format: Format
  pages: Page[]
  /** What the file says of itself: its title, its author. */
  about: string[]
}

/**
 * The one way in: size, kind, and then the reader of that kind. With `drawn` the lines of every page of a PDF are read, also
 * where no figure of a report may stand.
 */
export const readPages = async (
  { name, bytes }: DocumentInput,
  onPage?: (done: number, of: number) => void,
  drawn = false,
): Promise<ReadPages> => {
  if (bytes.length > limits.bytes)
    throw new DocumentRefused('too_large', `The file is larger than ${limits.bytes / 1024 / 1024} MB.`)
  const format = await detectFormat(name, bytes)
  if (format === 'pdf') return { format, ...(await readPdf(bytes, onPage, drawn)) }
  if (format === 'csv') return { format, pages: readCsv(bytes), about: [] }
  if (format === 'docx') return { format, pages: await readDocx(bytes), about: [] }
  if (format === 'doc') return { format, pages: await readDoc(bytes), about: [] }
  const skimmed = format === 'xlsx' ? await skimWorkbook(bytes) : null
  return { format, pages: readWorkbook(skimmed?.bytes ?? bytes, skimmed?.skims), about: [] }
}
