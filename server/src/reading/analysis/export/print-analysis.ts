import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Analysis } from '@ledgerleaf/contract/analysis'
import { DomainError } from '../../../platform/domain-error.ts'
import { readerLimits } from '../reader-limits.ts'
import { runReader } from '../run-reader.ts'
import { spoolFolder } from '../spool-upload.ts'

/** Setting a few pages takes a processor for a moment; in a process of its own nobody else waits for it. */
export const printAnalysis = async (dataDir: string, analysis: Analysis): Promise<Buffer> => {
  await mkdir(spoolFolder(dataDir), { recursive: true, mode: 0o700 })
  const source = path.join(spoolFolder(dataDir), randomUUID())
  const target = `${source}.pdf`
  try {
    await writeFile(source, JSON.stringify(analysis), { mode: 0o600 })
    const end = await runReader({ words: ['print', source, target], limits: readerLimits(0) })
    if (end.end === 'broken') throw new Error(end.reason)
    if (end.end !== 'done') throw new DomainError('unavailable', { retryAfterSeconds: 5 })
    return await readFile(target)
  } finally {
    await rm(source, { force: true })
    await rm(target, { force: true })
  }
}
