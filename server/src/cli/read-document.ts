import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { DocumentRefused, readDocument } from '@ledgerleaf/esg'
import { writePage } from '../domains/documents/write-page.ts'

/**
 * Reads the words of one document for its parent, in a process of its own: whatever the document does to it, the
 * server only learns how it ended.
 */
const [file = '', name = ''] = process.argv.slice(2)
try {
  const { format, pages } = await readDocument({ name, bytes: await readFile(file) })
  process.send?.(
    { format, pages: pages.map((page, at) => ({ page: page.page ?? at + 1, text: writePage(page) })) },
    () => process.exit(0),
  )
} catch (error) {
  if (!(error instanceof DocumentRefused)) throw error
  process.send?.({ refused: error.message }, () => process.exit(0))
}
