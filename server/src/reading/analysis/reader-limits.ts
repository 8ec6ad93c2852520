import type { ReaderEnd, ReaderLimits } from './run-reader.ts'

const megabyte = 1024 * 1024

/** Half a gigabyte, and fifteen seconds with one more for each megabyte and a few for each scanned page. */
export const readerLimits = (bytesCount: number): ReaderLimits => ({
  memoryBytes: 512 * megabyte,
  milliseconds: 15_000 + Math.ceil(bytesCount / megabyte) * 1000,
  millisecondsPerScan: 5000,
})

export type ReaderRefusal = { code: string; message: string; dangerous: boolean }

const dangerous = new Set(['executable', 'macros'])

/** What the person is told of a document that was not read. */
export const refusalOf = (end: Exclude<ReaderEnd<unknown>, { end: 'done' }>): ReaderRefusal => {
  const say = (code: string, message: string) => ({ code, message, dangerous: dangerous.has(code) })
  if (end.end === 'refused') return say(end.code, end.message)
  if (end.end === 'memory')
    return say(
      'too_complex',
      'This document needs more memory than one report may take. Please try a smaller part of it, or a spreadsheet of its figures.',
    )
  if (end.end === 'deadline')
    return say(
      'too_slow',
      'Reading this document took too long and was stopped. Please try a smaller part of it, or a spreadsheet of its figures.',
    )
  if (end.end === 'killed')
    return say('interrupted', 'Reading this document was interrupted several times. Please upload it again.')
  return say(
    'unreadable',
    'This document could not be read. It may be damaged; please save it again and retry.',
  )
}
