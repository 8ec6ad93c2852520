import { BackupRefused } from './backup-refused.ts'

/** What an archive is made of, one after the other: a letter, a length, and that many bytes. */
export type FrameKind = 'header' | 'table' | 'object' | 'rows' | 'end' | 'file' | 'manifest'
export type ArchiveFrame = { kind: FrameKind; body: Buffer }

const letters: Record<FrameKind, string> = {
  header: 'H',
  table: 'T',
  object: 'O',
  rows: 'R',
  end: 'E',
  file: 'F',
  manifest: 'M',
}
const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind as FrameKind]))
const headBytes = 5

export const writeFrame = (kind: FrameKind, body: Buffer): Buffer => {
  const head = Buffer.alloc(headBytes)
  head.write(letters[kind], 'latin1')
  head.writeUInt32BE(body.length, 1)
  return Buffer.concat([head, body])
}

/** The frames of a stream, whole. */
export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<ArchiveFrame> {
  let waiting: Buffer[] = []
  let length = 0
  let wanted = headBytes
  for await (const part of source) {
    waiting.push(part)
    length += part.length
    if (length < wanted) continue
    let all = Buffer.concat(waiting)
    for (;;) {
      wanted = all.length < headBytes ? headBytes : headBytes + all.readUInt32BE(1)
      if (all.length < wanted) break
      const kind = kinds.get(all.toString('latin1', 0, 1))
      if (!kind) throw new BackupRefused('The backup holds something this version does not know.')
      yield { kind, body: all.subarray(headBytes, wanted) }
      all = all.subarray(wanted)
    }
    waiting = [all]
    length = all.length
  }
  if (length > 0) throw new BackupRefused('The backup ends in the middle.')
}
