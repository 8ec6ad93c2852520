import assert from 'node:assert/strict'
import type { Tx } from './db.ts'

/** One statement for many items; what it answers is found by the item. */
type Work<In, Out> = (tx: Tx, items: readonly In[]) => Promise<ReadonlyMap<In, Out>>

type Waiting = { work: Work<unknown, unknown>; item: unknown; resolve: (answer: unknown) => void }

type Walker = {
  company: number
  waiting: Waiting | null
  /** Hands the turn back: the walker waits at a step, or has arrived. */
  pause: () => void
  fail: (reason: unknown) => void
}

// Each walker has a view of the transaction of its own, by which a step knows who is calling.
const walkers = new WeakMap<Tx, Walker>()

/** Whether nobody else is done in this transaction. */
export const isAlone = (tx: Tx): boolean => (walkers.get(tx)?.company ?? 1) === 1

/**
 * A piece of a verb that costs the database as much for many as for one. The verb asks for one item; where several verbs
 * are `inStep` they meet here, and the work is done once for all.
 */
export const step =
  <In, Out>(work: Work<In, Out>) =>
  async (tx: Tx, item: In): Promise<Out> => {
    const walker = walkers.get(tx)
    if (!walker) return (await work(tx, [item])).get(item) as Out
    assert(!walker.waiting, 'a verb waits at one step at a time')
    return new Promise<Out>((resolve) => {
      walker.waiting = { work: work as Work<unknown, unknown>, item, resolve: resolve as Waiting['resolve'] }
      walker.pause()
    })
  }

/** A step that has nothing to answer. */
export const act = <In>(
  work: (tx: Tx, items: readonly In[]) => Promise<void>,
): ((tx: Tx, item: In) => Promise<void>) =>
  step<In, void>(async (tx, items) => {
    await work(tx, items)
    return new Map()
  })

/** Lets a walker go on until it waits at its next step or has arrived. Nobody else moves meanwhile. */
const letGo = (walker: Walker, go: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    walker.pause = resolve
    walker.fail = reject
    go()
  })

/** Does one step for all who wait at it, and lets each of them go on. */
const takeStep = async (tx: Tx, all: readonly Walker[], { work }: Waiting): Promise<void> => {
  const here = all.filter(({ waiting }) => waiting?.work === work)
  const answers = await work(
    tx,
    here.map(({ waiting }) => waiting?.item),
  )
  for (const walker of here) {
    const { waiting } = walker
    walker.waiting = null
    await letGo(walker, () => waiting?.resolve(answers.get(waiting.item)))
  }
}

/**
 * Runs a verb, written for one item, for many in one transaction. Between steps they move one after the other and never
 * side by side, so that whatever one of them reads and writes by itself is as if it were alone. A verb that throws ends
 * all: those who wait at a step are left there, and the transaction is for the caller to take back.
 */
export const inStep = async <In, Out>(
  tx: Tx,
  items: readonly In[],
  verb: (tx: Tx, item: In) => Promise<Out>,
): Promise<Map<In, Out>> => {
  const outcomes = new Map<In, Out>()
  const all: Walker[] = []
  const distinct = new Set(items)
  for (const item of distinct) {
    const walker: Walker = { company: distinct.size, waiting: null, pause: () => {}, fail: () => {} }
    const view: Tx = Object.create(tx)
    walkers.set(view, walker)
    all.push(walker)
    const walk = async () => {
      try {
        outcomes.set(item, await verb(view, item))
        walker.pause()
      } catch (error) {
        walker.fail(error)
      }
    }
    await letGo(walker, () => void walk())
  }
  const firstWaiting = () => all.find(({ waiting }) => waiting)?.waiting
  for (let next = firstWaiting(); next; next = firstWaiting()) await takeStep(tx, all, next)
  return outcomes
}
