import { type Db, isDatabaseAway, type Tx } from './db.ts'
import { gather, type Outcome, whyNot } from './gather.ts'
import { inTransaction } from './transaction.ts'

type TxWork<In, Out> = (tx: Tx, items: readonly In[]) => Promise<readonly Outcome<Out>[]>

/** Everybody was refused: what the transaction wrote on the way there is taken back. */
class NobodyServed<Out> extends Error {
  readonly outcomes: readonly Outcome<Out>[]
  constructor(outcomes: readonly Outcome<Out>[]) {
    super('nobody was served')
    this.outcomes = outcomes
  }
}

/**
 * Does as one transaction what is asked for at the same time: each row is locked once, each statement serves all, and
 * one commit makes everything durable before anybody is answered. Where a lost connection leaves open whether the commit
 * took place nothing is done again: the callers' keys will tell.
 */
export const groupCommit = <In, Out>(db: Db, work: TxWork<In, Out>): ((item: In) => Promise<Out>) =>
  gather<In, Out>(
    async (items) => {
      try {
        return await inTransaction(db, async (tx) => {
          const outcomes = await work(tx, items)
          if (outcomes.every(whyNot)) throw new NobodyServed(outcomes)
          return outcomes
        })
      } catch (error) {
        if (error instanceof NobodyServed) return error.outcomes as readonly Outcome<Out>[]
        throw error
      }
    },
    (error) => !isDatabaseAway(error),
  )
