/** Sees to it that what was typed is sent; true where the server kept it. */
export type Settle = () => Promise<boolean>

/** Fields that save themselves, wherever on the page they stand. */
export const createPendingSaves = () => {
  const fields = new Set<Settle>()
  return {
    join: (settle: Settle): void => {
      fields.add(settle)
    },
    leave: (settle: Settle): void => {
      fields.delete(settle)
    },
    /** Something was typed into it: what was typed elsewhere before goes first. */
    typed: (settle: Settle): void => {
      fields.delete(settle)
      fields.add(settle)
    },
    /** Sends what was typed into one field, after all that was typed before it: also where nobody left that one yet. */
    settleUpTo: (last: Settle): Promise<boolean> => {
      for (const field of fields) {
        if (field === last) break
        void field()
      }
      return last()
    },
    /** Before something is done with what was typed: waits until all of it is kept. False where a field was refused. */
    settle: async (): Promise<boolean> =>
      (await Promise.all([...fields].map((field) => field()))).every(Boolean),
  }
}

export const pendingSaves = createPendingSaves()

/** Whoever closes or reloads the page a moment after typing has still typed it. */
export const settleWhenLeft = (saves: Pick<typeof pendingSaves, 'settle'>, page: EventTarget): void =>
  page.addEventListener('pagehide', () => void saves.settle())

if (typeof window !== 'undefined') settleWhenLeft(pendingSaves, window)

/** Does something with what was typed, once all of it is kept. */
export const afterSaves = async <T>(work: () => Promise<T>): Promise<T> => {
  if (!(await pendingSaves.settle()))
    throw new Error('Something you typed could not be saved. The field says why; mend it first.')
  return work()
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other, in the order they were asked for: none overtakes one before it, whatever becomes of that. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}
