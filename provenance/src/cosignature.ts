import { concatBytes, toUtf8 } from './bytes.ts'
import { verifyEd25519 } from './ed25519.ts'
import type { NoteSigner, VerifierKey } from './note-key.ts'
import { Refusal } from './refusal.ts'
import { splitNote, writeSignature } from './signed-note.ts'

/** Who else saw a state of a log, and when: it is the largest of this log they ever saw, and grew from what they saw before. */
export type Cosignature = { name: string; id: string; at: Date }

const timeBytes = 8
// What a Date can hold; the format itself allows more.
const lastSecond = 8_640_000_000_000

/** What a witness puts its name to (C2SP tlog-cosignature, `cosignature/v1`): the time, and the state word for word. */
const message = (text: string, seconds: number): Uint8Array =>
  toUtf8(`cosignature/v1\ntime ${seconds}\n${text}`)

const writeTime = (seconds: number): Uint8Array => {
  const bytes = new Uint8Array(timeBytes)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(seconds))
  return bytes
}

const readTime = (bytes: Uint8Array): number => {
  const seconds = new DataView(bytes.slice(0, timeBytes).buffer).getBigUint64(0)
  if (seconds > BigInt(lastSecond)) throw new Refusal('The time of a cosignature is beyond all calendars.')
  return Number(seconds)
}

/** The signature line of a witness for the text of a checkpoint. */
export const cosign = async (text: string, { name, id, sign }: NoteSigner, at: Date): Promise<string> => {
  const seconds = Math.floor(at.getTime() / 1000)
  if (!(seconds > 0)) throw new Refusal('A cosignature names the second in which it was made.')
  const signature = concatBytes(writeTime(seconds), await sign(message(text, seconds)))
  return writeSignature({ name, id, signature })
}

/**
 * Which of these witnesses signed a checkpoint, each once and checked. Signatures of others say nothing; one that bears the name of
 * a known witness and is wrong spoils it.
 */
export const openCosignatures = async (
  note: string | Uint8Array,
  keys: readonly VerifierKey[],
): Promise<Cosignature[]> => {
  const { text, signatures } = splitNote(note)
  const found = new Map<VerifierKey, Cosignature>()
  for (const { name, id, signature } of signatures) {
    const key = keys.find((one) => one.name === name && one.id === id)
    if (!key) continue
    const seconds = signature.length > timeBytes ? readTime(signature) : 0
    if (!(await verifyEd25519(key.publicKey, signature.slice(timeBytes), message(text, seconds))))
      throw new Refusal(`The signature of the witness ${name} (key ${id}) is wrong.`)
    found.set(key, { name, id, at: new Date(seconds * 1000) })
  }
  return [...found.values()]
}
