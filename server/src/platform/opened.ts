type Close = () => Promise<unknown>

/** What was opened, closed again in the opposite order, whether the start succeeds or fails half-way. */
export const openedThings = () => {
  const closers: Close[] = []
  return {
    add: (close: Close) => void closers.push(close),
    // One that fails keeps none of the others open.
    closeAll: async () => {
      const failures: unknown[] = []
      for (const close of closers.splice(0).reverse()) await close().catch((error) => failures.push(error))
      if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures)
    },
  }
}
export type OpenedThings = ReturnType<typeof openedThings>

/** Where people and work come in: all are closed at once, since none may take the time of another. */
export const openedEdges = () => {
  const closers: Close[] = []
  return {
    add: (close: Close) => void closers.push(close),
    closeAll: async () => {
      const results = await Promise.allSettled(closers.splice(0).map((close) => close()))
      const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
      if (failures.length > 0) throw new AggregateError(failures)
    },
  }
}
