import type { Readable } from 'node:stream'

/** Sealed bytes in a file of this machine, whole. */
export type SealedFile = { file: string; sha256: string; byteCount: number }

/** Where sealed documents lie, each under its name. It knows neither what is in them nor whose they are. */
export type Bucket = {
  where: 'folder' | 's3'
  /** What it is called in words for operators. */
  says: string
  /** The folder where a file is written before it is whole. */
  draftFolder: () => Promise<string>
  /** Takes a file under a name, in place of whatever had it: all of it or nothing. When it answers, a power cut loses nothing. */
  take: (name: string, sealed: SealedFile) => Promise<void>
  /** Null where nothing has this name. */
  open: (name: string) => Promise<Readable | null>
  /** Removing what is not there is no mistake. */
  remove: (name: string) => Promise<void>
  list: () => AsyncIterable<string>
  /** Throws while nothing can be kept. */
  probe: () => Promise<void>
}

/** A name as we give them; whatever else lies there is not ours. */
export const isObjectName = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
