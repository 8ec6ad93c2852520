import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import type { Store } from '../../platform/store/open-store.ts'
import { reportChunks, reports } from './analysis.tables.ts'
import { spoolFolder } from './spool-upload.ts'

type ReportSource = { db: Reader; store: Store }

/** The pieces of a report that was not moved into the store yet. */
export const readChunks = async function* (db: Reader, reportId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const [chunk] = await db
      .select({ bytes: reportChunks.bytes })
      .from(reportChunks)
      .where(and(eq(reportChunks.reportId, reportId), eq(reportChunks.position, position)))
    if (!chunk) return
    yield chunk.bytes
  }
}

const openObject = async ({ db, store }: ReportSource, reportId: string) => {
  const [report] = await db.select({ object: reports.object }).from(reports).where(eq(reports.id, reportId))
  return report?.object ? store.open(report.object) : null
}

/** The bytes of a report, a piece at a time. One that is moved into the store meanwhile is read on there. */
const readReport = async function* (source: ReportSource, reportId: string): AsyncGenerator<Buffer> {
  let read = 0
  let pieces = await openObject(source, reportId)
  if (!pieces) {
    for await (const chunk of readChunks(source.db, reportId)) {
      read += chunk.length
      yield chunk
    }
    pieces = await openObject(source, reportId)
  }
  let passed = 0
  for await (const piece of pieces ?? []) {
    passed += piece.length
    const isNew = passed - read
    if (isNew > 0) yield isNew < piece.length ? piece.subarray(piece.length - isNew) : piece
  }
}

/** The same once its first piece is at hand: what cannot be opened is refused before an answer has begun. */
export const openReport = async (source: ReportSource, reportId: string): Promise<AsyncIterable<Buffer>> => {
  const pieces = readReport(source, reportId)
  const first = await pieces.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* pieces
  })()
}

/** Lends the report as a file of this machine; it is gone afterwards, whatever happened. */
export const withReportFile = async <T>(
  source: ReportSource & { dataDir: string },
  reportId: string,
  work: (file: string) => Promise<T>,
): Promise<T> => {
  const folder = spoolFolder(source.dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, randomUUID())
  // As with an upload: what is not there yet could not be taken away again.
  const target = await open(file, 'wx', 0o600)
  try {
    await pipeline(Readable.from(readReport(source, reportId)), target.createWriteStream())
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}
