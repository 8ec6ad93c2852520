import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import type { Gap } from '@ledgerleaf/esg/types'

/**
 * Our own reader, whose every report also names these gaps: which pages a report leaves open is the reader's affair, and
 * what becomes of them is tested here. Returns how to put the reader back.
 */
export const readWithGaps = async (dir: string, gaps: readonly Gap[]): Promise<() => void> => {
  const reader = process.env.READER_PROGRAM ?? ''
  const program = path.join(dir, 'read-with-gaps.mjs')
  await writeFile(
    program,
    `const send = process.send.bind(process)
    process.send = (message, done) => {
      if (message.result?.analysis) message.result.analysis.gaps = ${JSON.stringify(gaps)}
      return send(message, done)
    }
    await import(${JSON.stringify(pathToFileURL(reader).href)})`,
  )
  process.env.READER_PROGRAM = program
  return () => {
    process.env.READER_PROGRAM = reader
  }
}
