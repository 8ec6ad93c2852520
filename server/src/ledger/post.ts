import assert from 'node:assert/strict'
import type { Tx } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
import { step } from '../platform/in-step.ts'
import type { Entry, NewEntry } from './entry.ts'
import { type PostOutcome, postMany } from './post-many.ts'

export type { Entry, NewEntry, Posting } from './entry.ts'

/** Posts entries, one after the other, and says what became of each. Those of many who ask at once are one pass. */
export const tryPost = step(async (tx, asked: readonly (readonly NewEntry[])[]) => {
  const left = await postMany(tx, asked.flat())
  const outcomes = new Map<readonly NewEntry[], PostOutcome[]>()
  for (const entries of asked) outcomes.set(entries, left.splice(0, entries.length))
  return outcomes
})

/**
 * Posts one entry. The key makes it happen once: the same again changes nothing and answers the first; the same key
 * with other content is a bug of ours. Too few credits are a refusal, and it ends the caller's transaction.
 */
export const post = async (tx: Tx, entry: NewEntry): Promise<Entry> => {
  const [outcome] = await tryPost(tx, [entry])
  assert(outcome)
  if (!outcome.posted) throw new DomainError('insufficient_credits')
  const { id, postedAt, repeated } = outcome
  return { id, postedAt, repeated }
}
