import { readFile, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { analyse, DocumentRefused, openDocument, readLayout, renderPage } from '@ledgerleaf/esg'
import { type KeptPage, keepPages } from '../reading/analysis/keep-pages.ts'
import { storable } from '../reading/analysis/storable.ts'
import { layoutOf } from '../supply/documents/page-text.ts'
import { readWords } from '../supply/documents/read-words.ts'
import { writePage } from '../supply/documents/write-page.ts'

/**
 * The program that opens other people's documents. It runs in a process of its own, which may be ended at any moment,
 * and tells its parent over their channel what it found. Without a parent it has nothing to do.
 */
const tell = (message: object): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve())
    else resolve()
  })
process.on('disconnect', () => process.exit(1))

let lastStep = ''
/** Once for each step: a thousand pages are a thousand messages otherwise. */
const tellStep = (step: string, of: number): void => {
  if (step !== lastStep) void tell({ kind: 'step', step, of })
  lastStep = step
}

const analyseFile = async (file: string, name: string): Promise<object> => {
  const bytes = await readFile(file)
  let pages: KeptPage[] = []
  const analysis = await analyse(
    { name, bytes },
    {
      onStep: (step, { of }) => tellStep(step, of),
      onText: (text) => {
        pages = keepPages(text.pages)
      },
    },
  )
  return storable({ analysis, pages })
}

/** The words and where they stand, page by page, and what they state: for documents that are evidence and no reports. */
const readPaper = async (file: string, name: string): Promise<object> => {
  const { pages } = await readLayout({ name, bytes: await readFile(file) })
  return storable(
    readWords(
      pages.map((page) => ({
        page: page.page,
        text: writePage(page),
        layout: layoutOf(page),
        blocks: page.blocks,
      })),
    ),
  )
}

const openFile = async (file: string, name: string): Promise<object> => {
  await openDocument({ name, bytes: await readFile(file) })
  return {}
}

const drawPage = async (file: string, page: number, scale: number, target: string): Promise<object> => {
  const drawn = await renderPage(await readFile(file), page, scale)
  await writeFile(target, drawn.png())
  return {}
}

const works: Record<string, (file: string, ...words: string[]) => Promise<object>> = {
  analyse: (file, name = '') => analyseFile(file, name),
  words: (file, name = '') => readPaper(file, name),
  open: (file, name = '') => openFile(file, name),
  draw: (file, page, scale, target = '') => drawPage(file, Number(page), Number(scale), target),
}

const [work = '', file = '', ...words] = process.argv.slice(2)
try {
  const result = await works[work]?.(file, ...words)
  await tell({ kind: 'result', result })
} catch (error) {
  if (!(error instanceof DocumentRefused)) throw error
  await tell({ kind: 'refused', code: error.code, message: error.message })
}
process.exit(0)
