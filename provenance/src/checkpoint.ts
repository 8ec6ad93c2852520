import { fromBase64, toBase64 } from './base64.ts'
import { parseDecimal } from './decimal.ts'
import { type Hash, isHash } from './hashes.ts'
import type { NoteSigner, VerifierKey } from './note-key.ts'
import { isCount } from './ranges.ts'
import { quote, Refusal } from './refusal.ts'
import { type OpenedNote, openNote, signNote } from './signed-note.ts'

/** The state of a log in three lines: whose, how many entries, which root (C2SP tlog-checkpoint). */
export type Checkpoint = { origin: string; size: number; root: Hash }

export const writeCheckpoint = ({ origin, size, root }: Checkpoint): string => {
  if (origin === '' || origin.includes('\n')) throw new Refusal('The origin of a log is one line.')
  if (!isCount(size)) throw new Refusal('The size of a log is a whole number.')
  if (!isHash(root)) throw new Refusal('The root of a log has 32 bytes.')
  return `${origin}\n${size}\n${toBase64(root)}\n`
}

/** Reads the text of an opened note. Lines after the third are allowed by the format and say nothing to us. */
export const parseCheckpoint = (text: string): Checkpoint => {
  const [origin = '', size = '', root = '', ...others] = text.split('\n')
  if (others.pop() !== '' || origin === '' || others.includes('')) {
    throw new Refusal('A checkpoint has three lines: origin, size and root.')
  }
  const hash = fromBase64(root)
  if (!isHash(hash)) throw new Refusal('The root of a checkpoint has 32 bytes.')
  return { origin, size: parseDecimal(size, 'size of the log'), root: hash }
}

export const signCheckpoint = (checkpoint: Checkpoint, signers: readonly NoteSigner[]): Promise<string> =>
  signNote(writeCheckpoint(checkpoint), signers)

export type OpenedCheckpoint = Checkpoint & Pick<OpenedNote, 'signedBy' | 'unknown'>

/** A checkpoint signed by one of the keys of this log; the keys of witnesses belong in a check of their own. */
export const openCheckpoint = async (
  note: string | Uint8Array,
  log: { origin: string; keys: readonly VerifierKey[] },
): Promise<OpenedCheckpoint> => {
  const { text, signedBy, unknown } = await openNote(note, log.keys)
  const checkpoint = parseCheckpoint(text)
  if (checkpoint.origin !== log.origin) {
    throw new Refusal(`The checkpoint is of the log ${quote(checkpoint.origin)}, not of ${log.origin}.`)
  }
  return { ...checkpoint, signedBy, unknown }
}
