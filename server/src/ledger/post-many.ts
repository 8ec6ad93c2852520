import assert from 'node:assert/strict'
import { type Tx, violatedConstraint } from '../platform/db.ts'
import { assertSound, type Entry, type NewEntry } from './entry.ts'
import { findSame } from './find-same.ts'
import { type LedgerPile, lockAndRead } from './ledger-state.ts'
import { planEntries } from './plan-entries.ts'
import { writePlan } from './write-plan.ts'

export type PostOutcome =
  | (Entry & { posted: true })
  /** Nothing of the entry happened and its key is free: this pile has too few credits. */
  | { posted: false; lacking: LedgerPile }

/**
 * Posts entries as if one after the other, in four statements however many they are. An entry that lacks credits is
 * left out, and those behind it are posted as if it had never been. The only writer of the ledger.
 */
export const postMany = async (tx: Tx, entries: readonly NewEntry[]): Promise<PostOutcome[]> => {
  if (entries.length === 0) return []
  entries.forEach(assertSound)
  const keys = entries.map(({ key }) => key)
  const postings = entries.flatMap((entry) => entry.postings)
  // A twin in another transaction touches the same piles: it has committed, or it waits behind us.
  const state = await lockAndRead(tx, keys, postings)
  const firstAt = new Map<string, number>()
  for (const [at, key] of keys.entries()) if (!firstAt.has(key)) firstAt.set(key, at)
  const isFirst = ({ key }: NewEntry, at: number) => !state.knownKeys.has(key) && firstAt.get(key) === at
  const fresh = entries.filter(isFirst)
  const plan = planEntries(state, fresh)
  const posted = new Map<string, Entry>()
  if (plan.planned.length > 0) {
    const ids = await writePlan(tx, plan, state.salts).catch((error: unknown) => {
      if (violatedConstraint(error) !== 'ledger_entries_key_key') throw error
      throw new Error('a key was reused by an entry that moves other things', { cause: error })
    })
    for (const [at, { entry }] of plan.planned.entries()) {
      const id = ids[at]
      assert(id)
      posted.set(entry.key, { id, postedAt: entry.now, repeated: false })
    }
  }
  // A key that was refused earlier in the batch is refused again, whatever stands under it.
  const refused = new Map([...plan.lacking].map(([{ key }, pile]) => [key, pile]))
  const again = entries.filter((entry, at) => !isFirst(entry, at) && !refused.has(entry.key))
  const same = await findSame(tx, again)
  return entries.map((entry, at): PostOutcome => {
    const lacking = refused.get(entry.key)
    if (lacking) return { posted: false, lacking }
    const outcome = isFirst(entry, at) ? posted.get(entry.key) : same.get(entry.key)
    assert(outcome, `entry ${entry.key} got lost`)
    return { posted: true, ...outcome }
  })
}
