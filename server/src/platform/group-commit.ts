import { type Db, isDatabaseAway, type Tx } from './db.ts'
import { gather } from './gather.ts'
import { inStep } from './in-step.ts'
import type { Outcome } from './outcome.ts'
import { activeSpan, inSpan, withinSpan } from './tracing/active-span.ts'
import type { OpenSpan } from './tracing/span.ts'
import { inTransaction } from './transaction.ts'

/** Everybody was refused: what the transaction wrote on the way there is taken back. */
class NobodyServed extends Error {}

/** Each with the trace it is part of. What all share is part of the first one's. */
type Asked<In> = { item: In; span: OpenSpan | undefined }

/**
 * Does as one transaction what is asked for at the same time: the verb is written for one, each of its steps serves all,
 * and one commit makes everything durable before anybody is answered. Where a lost connection leaves open whether the
 * commit took place nothing is done again: the callers' keys will tell.
 */
export const groupCommit = <In, Out>(
  db: Db,
  verb: (tx: Tx, item: In) => Promise<Outcome<Out>>,
): ((item: In) => Promise<Out>) => {
  const commit = async (all: readonly Asked<In>[]) => {
    let outcomes = new Map<Asked<In>, Outcome<Out>>()
    try {
      await inTransaction(db, async (tx) => {
        outcomes = await inStep(tx, all, (own, { item, span }) => inSpan(span, () => verb(own, item)))
        if (![...outcomes.values()].some(({ kind }) => kind === 'done')) throw new NobodyServed()
      })
    } catch (error) {
      if (!(error instanceof NobodyServed)) throw error
    }
    return outcomes
  }
  const gathered = gather<Asked<In>, Out>(
    (all) => inSpan(all[0]?.span, () => commit(all)),
    (error) => !isDatabaseAway(error),
  )
  return (item) => withinSpan('group commit', 'internal', {}, () => gathered({ item, span: activeSpan() }))
}
