import { type Db, isDatabaseAway, type Tx } from './db.ts'
import { gather } from './gather.ts'
import { inStep } from './in-step.ts'
import type { Outcome } from './outcome.ts'
import { inTransaction } from './transaction.ts'

/** Everybody was refused: what the transaction wrote on the way there is taken back. */
class NobodyServed extends Error {}

/**
 * Does as one transaction what is asked for at the same time: the verb is written for one, each of its steps serves all,
 * and one commit makes everything durable before anybody is answered. Where a lost connection leaves open whether the
 * commit took place nothing is done again: the callers' keys will tell.
 */
export const groupCommit = <In, Out>(
  db: Db,
  verb: (tx: Tx, item: In) => Promise<Outcome<Out>>,
): ((item: In) => Promise<Out>) =>
  gather<In, Out>(
    async (items) => {
      let outcomes = new Map<In, Outcome<Out>>()
      try {
        await inTransaction(db, async (tx) => {
          outcomes = await inStep(tx, items, verb)
          if (![...outcomes.values()].some(({ kind }) => kind === 'done')) throw new NobodyServed()
        })
      } catch (error) {
        if (!(error instanceof NobodyServed)) throw error
      }
      return outcomes
    },
    (error) => !isDatabaseAway(error),
  )
