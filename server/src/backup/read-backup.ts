import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import {
  fromBody,
  Header,
  KeptFile,
  Manifest,
  ObjectEnd,
  ObjectHead,
  TableEnd,
  TableHead,
} from './archive.ts'
import { BackupRefused } from './backup-refused.ts'
import { type ArchiveFrame, readFrames, writeFrame } from './frames.ts'
import { openArchive } from './seal-archive.ts'

export type Content = { header: Header; files: KeptFile[]; manifest: Manifest }

/** Takes the rows of one table, and answers how many there were; it has to read them all. */
type TakeTable = (table: TableHead, rows: AsyncIterable<Buffer>) => Promise<number>

export type Reading = {
  /** Before the first table. */
  begin?: (header: Header) => Promise<void>
  table: TakeTable
  /** Takes the sealed bytes of one document; it has to read them all. */
  object?: (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>
}

const refuseUnreadable = (error: unknown): never => {
  if (error instanceof BackupRefused) throw error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') throw new BackupRefused('There is no such backup.')
  if (code.startsWith('Z_')) throw new BackupRefused('The backup cannot be unpacked.')
  throw error
}

/** Frames with everything before the manifest counted into one hash. */
async function* hashed(frames: AsyncIterable<ArchiveFrame>, sums: string[]) {
  const hash = createHash('sha256')
  for await (const frame of frames) {
    if (frame.kind === 'manifest') sums.push(hash.digest('hex'))
    else hash.update(writeFrame(frame.kind, frame.body))
    yield frame
  }
}

const expectKind = async (frames: AsyncIterator<ArchiveFrame>): Promise<ArchiveFrame> => {
  const { value, done } = await frames.next()
  if (done) throw new BackupRefused('The backup ends before its manifest.')
  return value
}

const takeTable = async (
  frames: AsyncIterator<ArchiveFrame>,
  head: TableHead,
  take: TakeTable,
): Promise<number> => {
  let end: ArchiveFrame | undefined
  async function* rows() {
    while (!end) {
      const frame = await expectKind(frames)
      if (frame.kind === 'rows') yield frame.body
      else end = frame
    }
  }
  const taken = await take(head, rows())
  if (end?.kind !== 'end') throw new BackupRefused(`The rows of ${head.name} have no end in the backup.`)
  const { rows: told } = fromBody(TableEnd, end.body)
  if (taken !== told)
    throw new BackupRefused(`The backup tells of ${told} rows of ${head.name}, and ${taken} were found.`)
  return taken
}

const passOver = async (_name: string, bytes: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _ of bytes);
}

const takeObject = async (
  frames: AsyncIterator<ArchiveFrame>,
  name: string,
  take: NonNullable<Reading['object']>,
): Promise<void> => {
  let end: ArchiveFrame | undefined
  let bytes = 0
  async function* pieces() {
    while (!end) {
      const frame = await expectKind(frames)
      if (frame.kind === 'rows') {
        bytes += frame.body.length
        yield frame.body
      } else end = frame
    }
  }
  await take(name, pieces())
  if (end?.kind !== 'end' || fromBody(ObjectEnd, end.body).bytes !== bytes)
    throw new BackupRefused('A document in the backup has no end, or another length than it tells.')
}

const readContent = async (source: AsyncIterable<Buffer>, reading: Reading): Promise<Content> => {
  const sums: string[] = []
  const frames = hashed(readFrames(source), sums)
  const first = await expectKind(frames)
  if (first.kind !== 'header') throw new BackupRefused('The backup has no header.')
  const header = fromBody(Header, first.body)
  await reading.begin?.(header)
  const files: KeptFile[] = []
  const counts: Record<string, number> = {}
  let objects = 0
  for (;;) {
    const { kind, body } = await expectKind(frames)
    if (kind === 'file') files.push(fromBody(KeptFile, body))
    else if (kind === 'table') {
      const head = fromBody(TableHead, body)
      counts[head.name] = await takeTable(frames, head, reading.table)
    } else if (kind === 'object') {
      await takeObject(frames, fromBody(ObjectHead, body).name, reading.object ?? passOver)
      objects += 1
    } else if (kind === 'manifest') {
      const manifest = fromBody(Manifest, body)
      const same =
        JSON.stringify(manifest.tables) === JSON.stringify(counts) &&
        (manifest.objects?.kept ?? 0) === objects
      if (manifest.sha256 !== sums[0] || !same)
        throw new BackupRefused('The backup is not what its manifest says.')
      if (!(await frames.next()).done)
        throw new BackupRefused('Something follows the manifest of the backup.')
      return { header, files, manifest }
    } else throw new BackupRefused('The parts of the backup are not in their order.')
  }
}

/** Reads an archive from its first byte to its last. What does not fit is refused with the reason. */
export const readBackup = async (file: string, key: string, reading: Reading): Promise<Content> => {
  const plain = new PassThrough()
  const aborting = new AbortController()
  const unpacking = pipeline(
    createReadStream(file, { highWaterMark: 262_144 }),
    (sealed: AsyncIterable<Buffer>) => openArchive(sealed, key),
    createGunzip(),
    plain,
    { signal: aborting.signal },
  )
  try {
    const [content] = await Promise.all([readContent(plain, reading), unpacking])
    return content
  } catch (error) {
    aborting.abort()
    // Whichever noticed first: the reason is with whoever unpacks, if it is the file.
    const cause = await unpacking.then(
      () => error,
      (failure: unknown) => (failure instanceof Error && failure.name === 'AbortError' ? error : failure),
    )
    return refuseUnreadable(cause)
  }
}

/** Rows are lines in the text form of COPY; a line end within a value is written as two characters. */
const countRows = async (_table: TableHead, rows: AsyncIterable<Buffer>): Promise<number> => {
  let count = 0
  for await (const chunk of rows)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count += 1
  return count
}

/** Whether a backup can be read from end to end, and what it holds. It touches nothing. */
export const checkBackup = (file: string, key: string): Promise<Content> =>
  readBackup(file, key, { table: countRows })
