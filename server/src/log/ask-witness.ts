import { writeAddCheckpoint } from '@ledgerleaf/provenance/add-checkpoint'
import { openCosignatures } from '@ledgerleaf/provenance/cosignature'
import { parseWitnessKey } from '@ledgerleaf/provenance/note-key'
import { consistencyProof } from '@ledgerleaf/provenance/prove'
import { Refusal } from '@ledgerleaf/provenance/refusal'
import { splitNote, writeSignature } from '@ledgerleaf/provenance/signed-note'
import type { Reader } from '../platform/db.ts'
import { readAtMost } from '../platform/read-at-most.ts'
import type { CheckpointRow } from './checkpoint-queries.ts'
import { nodeSource } from './node-source.ts'

const answerMsMax = 5000
const answerBytesMax = 100_000

/** What became of asking a witness: its signature, or why there is none. */
export type WitnessAnswer =
  | { line: string; at: Date }
  /** It does not hold ours for the log it saw: `refuses` does not pass by itself. */
  | { trouble: string; refuses: boolean }

type Asked = { key: string; url: string; oldSize: number }

const failed = (trouble: string, refuses = false): WitnessAnswer => ({ trouble, refuses })

const post = async (url: string, body: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${url}/add-checkpoint`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    redirect: 'error',
    signal: AbortSignal.timeout(answerMsMax),
  })
  return { status: response.status, text: await readAtMost(response, answerBytesMax) }
}

/** Its own signature among those it sent, once it is checked: what others signed is theirs to send. */
const ownLine = async (note: string, lines: string, key: string): Promise<WitnessAnswer> => {
  const witness = parseWitnessKey(key)
  const [signed] = await openCosignatures(`${note}${lines}`, [witness])
  if (!signed) return failed('It answered without its signature.')
  const own = splitNote(`${note}${lines}`).signatures.findLast(
    ({ name, id }) => name === witness.name && id === witness.id,
  )
  return own ? { line: writeSignature(own), at: signed.at } : failed('It answered without its signature.')
}

const shorten = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200)

/** Asks a witness to sign a state (C2SP tlog-witness), with the way from what it saw last. */
export const askWitness = async (
  db: Reader,
  { note, size }: Pick<CheckpointRow, 'note' | 'size'>,
  { key, url, oldSize }: Asked,
): Promise<WitnessAnswer> => {
  const ask = async (from: number) => {
    const proof = from === 0 || from === size ? [] : [...(await consistencyProof(nodeSource(db), from, size))]
    return post(url, writeAddCheckpoint({ oldSize: from, proof, checkpoint: note }))
  }
  try {
    let answer = await ask(Math.min(oldSize, size))
    // It saw another state last than we remember: it says which, and is asked again from there.
    if (answer.status === 409) {
      const seen = Number(answer.text.trim())
      if (!/^\d{1,15}\n?$/.test(answer.text)) return failed('It did not say which state it saw last.')
      if (seen > size)
        return failed(`It saw ${seen} entries of this log, and there are ${size}: entries are missing.`, true)
      answer = await ask(seen)
    }
    const { status, text } = answer
    if (status === 200) return await ownLine(note, text, key)
    if (status === 422) return failed(`It says that this is not the log it saw: ${shorten(text)}`, true)
    if (status === 404) return failed('It does not know this log.')
    if (status === 403) return failed('It does not know the key of this log.')
    return failed(`It answered with ${status}: ${shorten(text)}`)
  } catch (error) {
    if (error instanceof Refusal) return failed(`Its signature is not believed: ${error.message}`)
    const { message, cause } = error as Error
    return failed(`It cannot be reached: ${cause instanceof Error ? cause.message : message}`)
  }
}
