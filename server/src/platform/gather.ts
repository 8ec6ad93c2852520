import assert from 'node:assert/strict'
import { type Outcome, orThrow } from './outcome.ts'

type Work<In, Out> = (items: readonly In[]) => Promise<ReadonlyMap<In, Outcome<Out>>>

type Waiting<In, Out> = {
  item: In
  resolve: (answer: Out) => void
  reject: (reason: unknown) => void
}

const togetherMax = 64

/**
 * Does as one batch what is asked for at the same time: what arrives while a batch is at work makes up the next. Each
 * caller gets an answer of its own, found by the item, and here alone a refusal becomes an exception. A batch that breaks
 * is done again one by one, so that whoever broke it breaks alone; `isRepeatable` says which failures left nothing behind.
 */
export const gather = <In, Out>(
  work: Work<In, Out>,
  isRepeatable: (error: unknown) => boolean = () => true,
): ((item: In) => Promise<Out>) => {
  const waiting: Waiting<In, Out>[] = []
  let busy = false

  const tell = ({ resolve, reject }: Waiting<In, Out>, outcome: Outcome<Out> | undefined): void => {
    try {
      assert(outcome && outcome.kind !== 'again', 'a member of a batch got no answer')
      resolve(orThrow(outcome))
    } catch (error) {
      reject(error)
    }
  }
  const run = async (batch: readonly Waiting<In, Out>[]): Promise<void> => {
    try {
      const outcomes = await work(batch.map(({ item }) => item))
      for (const one of batch) {
        const outcome = outcomes.get(one.item)
        if (outcome?.kind === 'again' && batch.length > 1) await run([one])
        else tell(one, outcome)
      }
    } catch (error) {
      if (batch.length > 1 && isRepeatable(error)) for (const one of batch) await run([one])
      else for (const { reject } of batch) reject(error)
    }
  }
  const drain = async (): Promise<void> => {
    while (waiting.length > 0) await run(waiting.splice(0, togetherMax))
    busy = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (busy) return
      busy = true
      // Whatever else arrives in this turn of the event loop comes along.
      setImmediate(drain)
    })
}
