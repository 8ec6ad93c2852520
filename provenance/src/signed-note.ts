import { fromBase64, toBase64 } from './base64.ts'
import { concatBytes, fromUtf8, toUtf8 } from './bytes.ts'
import { verifyEd25519 } from './ed25519.ts'
import { fromHex, toHex } from './hex.ts'
import { isKeyName, type NoteSigner, type VerifierKey } from './note-key.ts'
import { Refusal } from './refusal.ts'

export type NoteSignature = { name: string; id: string; signature: Uint8Array }

export type OpenedNote = {
  text: string
  /** By keys we know, each checked. Never empty. */
  signedBy: NoteSignature[]
  /** By keys we do not know: nothing is said about these. */
  unknown: NoteSignature[]
}

// The format asks for room for 16 signatures at least; these are the bounds of Go's reader.
const mostBytes = 1_000_000
const mostSignatures = 100

const checkText = (text: string): void => {
  if (!text.endsWith('\n')) throw new Refusal('The text of a note ends with a line feed.')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  if (/[\u0000-\u0009\u000b-\u001f]/.test(text)) throw new Refusal('The note contains a control character.')
}

/** A signature as the line of a note. */
export const writeSignature = ({ name, id, signature }: NoteSignature): string =>
  `— ${name} ${toBase64(concatBytes(fromHex(id), signature))}\n`

export const signNote = async (text: string, signers: readonly NoteSigner[]): Promise<string> => {
  checkText(text)
  if (signers.length === 0) throw new Refusal('A note needs a signature.')
  const lines: string[] = []
  for (const { name, id, sign } of signers)
    lines.push(writeSignature({ name, id, signature: await sign(toUtf8(text)) }))
  return `${text}\n${lines.join('')}`
}

/** Takes a note apart without believing a word of it. */
export const splitNote = (note: string | Uint8Array): { text: string; signatures: NoteSignature[] } => {
  if (note.length > mostBytes) throw new Refusal('The note is too long.')
  const whole = typeof note === 'string' ? note : fromUtf8(note)
  checkText(whole)
  const gap = whole.lastIndexOf('\n\n')
  if (gap < 0) throw new Refusal('The note has no signatures.')
  const lines = whole.slice(gap + 2, -1).split('\n')
  if (lines.length > mostSignatures) throw new Refusal('The note has too many signatures.')
  return { text: whole.slice(0, gap + 1), signatures: lines.map(parseSignature) }
}

const parseSignature = (line: string): NoteSignature => {
  const [, name = '', encoded = ''] = /^— ([^ ]+) ([^ ]+)$/u.exec(line) ?? []
  if (!isKeyName(name)) throw new Refusal('A signature line is malformed.')
  const bytes = fromBase64(encoded)
  if (bytes.length < 5) throw new Refusal('A signature is too short.')
  return { name, id: toHex(bytes.slice(0, 4)), signature: bytes.slice(4) }
}

/** The text of a note that at least one of these keys signed. A wrong signature by a known key spoils the note. */
export const openNote = async (
  note: string | Uint8Array,
  keys: readonly VerifierKey[],
): Promise<OpenedNote> => {
  const { text, signatures } = splitNote(note)
  const message = toUtf8(text)
  const signedBy = new Map<VerifierKey, NoteSignature>()
  const unknown: NoteSignature[] = []
  for (const signature of signatures) {
    const key = keys.find(({ name, id }) => name === signature.name && id === signature.id)
    if (!key) unknown.push(signature)
    else if (await verifyEd25519(key.publicKey, signature.signature, message)) signedBy.set(key, signature)
    else throw new Refusal(`The signature of ${key.name} (key ${key.id}) is wrong.`)
  }
  if (signedBy.size === 0) throw new Refusal('No known key signed the note.')
  return { text, signedBy: [...signedBy.values()], unknown }
}
