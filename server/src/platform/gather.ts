import { DomainError } from './domain-error.ts'

/** Asks for the member to be done again by itself: its answer may depend on who else was in the batch. */
export const alone = Symbol('alone')

/** What became of one member of a batch. A refusal concerns nobody but the one who is refused. */
export type Outcome<T> = T | DomainError | typeof alone

/** Why a member got no answer of its own; null when it has one. */
export const whyNot = (outcome: unknown): DomainError | typeof alone | null =>
  outcome instanceof DomainError || outcome === alone ? outcome : null

type Work<In, Out> = (items: readonly In[]) => Promise<readonly Outcome<Out>[]>

type Waiting<In, Out> = {
  item: In
  resolve: (answer: Out) => void
  reject: (reason: unknown) => void
}

const togetherMax = 64

/**
 * Does as one batch what is asked for at the same time: what arrives while a batch is at work makes up the next. Each
 * caller gets an answer of its own. A batch that breaks is done again one by one, so that whoever broke it breaks alone;
 * `isRepeatable` says which failures left nothing behind.
 */
export const gather = <In, Out>(
  work: Work<In, Out>,
  isRepeatable: (error: unknown) => boolean = () => true,
): ((item: In) => Promise<Out>) => {
  const waiting: Waiting<In, Out>[] = []
  let busy = false

  const run = async (batch: readonly Waiting<In, Out>[]): Promise<void> => {
    try {
      const outcomes = await work(batch.map(({ item }) => item))
      for (const [at, one] of batch.entries()) {
        const outcome = outcomes[at]
        if (outcome === alone) await run([one])
        else if (outcome instanceof DomainError) one.reject(outcome)
        else one.resolve(outcome as Out)
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
