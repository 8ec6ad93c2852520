import { readFile } from 'node:fs/promises'
import { DomainError } from '../../platform/domain-error.ts'
import { readerLimits, runReader } from '../../reading/analysis/index.ts'
import { withCopy } from './with-copy.ts'

// Twice the size of paper on a screen, as the pages of reports are drawn.
const scale = 2

/** Draws a page of a PDF, in a process of its own. */
export const drawApart = (bytes: Buffer, page: number): Promise<Buffer> =>
  withCopy(bytes, async (file) => {
    const target = `${file}.png`
    const words = ['draw', file, String(page), String(scale), target]
    const end = await runReader({ words, limits: readerLimits(bytes.length) })
    if (end.end !== 'done') throw new DomainError('document_unreadable')
    return readFile(target)
  })
