import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileBytesMax } from '@ledgerleaf/contract/uploads'
import { DomainError } from '../../platform/domain-error.ts'
import { headBytes } from './sniff-content.ts'

// Whoever sends nothing for so long keeps a place that another could use.
const silenceMsMax = 30_000

export type Spooled = { file: string; sha256: string; bytesCount: number; head: Buffer }

export const tooLarge = () =>
  new DomainError('body_too_large', { field: 'file', message: 'Please choose a file of at most 25 MB.' })

export const spoolFolder = (dataDir: string): string => path.join(dataDir, 'uploads')

/** Straight to disk under a name of our own, so that no upload is ever whole in memory. Left behind only on success. */
export const spoolUpload = async (dataDir: string, stream: Readable): Promise<Spooled> => {
  await mkdir(spoolFolder(dataDir), { recursive: true, mode: 0o700 })
  const file = path.join(spoolFolder(dataDir), randomUUID())
  const hash = createHash('sha256')
  const first: Buffer[] = []
  let bytesCount = 0
  const watch = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      silence.refresh()
      if (bytesCount < headBytes) first.push(chunk.subarray(0, headBytes - bytesCount))
      bytesCount += chunk.length
      if (bytesCount > fileBytesMax) throw tooLarge()
      hash.update(chunk)
      yield chunk
    }
  }
  const silence = setTimeout(() => stream.destroy(new DomainError('malformed_body')), silenceMsMax)
  // Opened before anything flows: an upload that breaks off at once would be taken away before it is there, and stay.
  const target = await open(file, 'wx', 0o600)
  try {
    await pipeline(stream, watch, target.createWriteStream())
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    clearTimeout(silence)
  }
  return { file, sha256: hash.digest('hex'), bytesCount, head: Buffer.concat(first) }
}
