import { parseAddCheckpoint } from './add-checkpoint.ts'
import { equalBytes } from './bytes.ts'
import { type OpenedCheckpoint, openCheckpoint, parseCheckpoint } from './checkpoint.ts'
import { emptyRoot, type Hash } from './hashes.ts'
import type { VerifierKey } from './note-key.ts'
import { quote, Refusal } from './refusal.ts'
import { splitNote, writeSignature } from './signed-note.ts'
import { verifyGrowth } from './verify-growth.ts'

/** A log a witness looks at: by its name, and by the keys it may sign with. */
export type WatchedLog = { origin: string; keys: readonly VerifierKey[] }
/** The state of a log a witness put its name to last; nothing before the first. */
export type SeenState = { size: number; root: Hash }

export type WitnessJudgement =
  /** `text` is to be signed; `signatures` are the lines of the log itself, which were checked. */
  | { status: 200; origin: string; text: string; seen: SeenState; signatures: string }
  /** The witness has seen another size: it says which. */
  | { status: 409; size: number }
  | { status: 400 | 403 | 404 | 422; reason: string }

const refused = (status: 400 | 403 | 404 | 422, reason: string): WitnessJudgement => ({ status, reason })
const reasonOf = (error: unknown): string => {
  if (error instanceof Refusal) return error.message
  throw error
}

/** Which log a request is about, before anything in it is believed; the reason where that cannot be read. */
const originOf = (body: string): { origin: string } | { reason: string } => {
  try {
    return { origin: parseCheckpoint(splitNote(parseAddCheckpoint(body).checkpoint).text).origin }
  } catch (error) {
    return { reason: reasonOf(error) }
  }
}

/**
 * What a witness answers (C2SP tlog-witness, add-checkpoint): whether the new state is signed by the log and grew from what the
 * witness saw last. It keeps nothing; whoever asks keeps `seen` before the answer leaves, and lets nobody in between.
 */
export const judgeCheckpoint = async (
  body: string,
  logs: readonly WatchedLog[],
  lastSeen: (origin: string) => SeenState | null,
): Promise<WitnessJudgement> => {
  const named = originOf(body)
  if ('reason' in named) return refused(400, named.reason)
  const log = logs.find(({ origin }) => origin === named.origin)
  if (!log) return refused(404, `This witness does not look at the log ${quote(named.origin)}.`)
  const { oldSize, proof, checkpoint } = parseAddCheckpoint(body)
  let opened: OpenedCheckpoint
  try {
    opened = await openCheckpoint(checkpoint, log)
  } catch (error) {
    return refused(403, reasonOf(error))
  }
  const { size, root } = opened
  if (oldSize > size) return refused(400, 'The old size is larger than the new one.')
  const seen = lastSeen(log.origin) ?? { size: 0, root: emptyRoot() }
  if (oldSize !== seen.size) return { status: 409, size: seen.size }
  try {
    if (oldSize === size && !equalBytes(seen.root, root))
      throw new Refusal('This witness saw another root for the same size.')
    verifyGrowth({ oldSize, oldRoot: seen.root, newSize: size, newRoot: root, proof })
  } catch (error) {
    return refused(422, reasonOf(error))
  }
  return {
    status: 200,
    origin: log.origin,
    text: splitNote(checkpoint).text,
    seen: { size, root },
    signatures: opened.signedBy.map(writeSignature).join(''),
  }
}
