import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { reportChunks } from './analysis.tables.ts'
import { spoolFolder } from './spool-upload.ts'

/** The bytes of a stored report, a piece at a time. */
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

/** Lends the report as a file of this machine; it is gone afterwards, whatever happened. */
export const withReportFile = async <T>(
  db: Reader,
  dataDir: string,
  reportId: string,
  work: (file: string) => Promise<T>,
): Promise<T> => {
  await mkdir(spoolFolder(dataDir), { recursive: true, mode: 0o700 })
  const file = path.join(spoolFolder(dataDir), randomUUID())
  // As with an upload: what is not there yet could not be taken away again.
  const target = await open(file, 'wx', 0o600)
  try {
    await pipeline(Readable.from(readChunks(db, reportId)), target.createWriteStream())
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}
