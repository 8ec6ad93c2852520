const createSignal = <T>() => {
  const listeners = new Set<(value: T) => void>()
  return {
    send: (value: T) => {
      for (const listener of listeners) listener(value)
    },
    listen: (listener: (value: T) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * What the parts of a page tell each other without knowing each other: a page that only shows something carries no
 * query cache, and one that has a cache hears of every change.
 */

/** Answers of this kind are out of date; whoever keeps one reads it again. */
export const stale = createSignal<readonly string[]>()

/** Answers of this kind that speak of one of these things, by its id, are out of date. */
export const touched = createSignal<{ key: readonly string[]; ids: readonly string[] }>()

/** The server no longer knows the caller: the session may have ended elsewhere, and the whole page looks again. */
export const sessionEnded = createSignal<void>()

/** Somebody signed in or out: what one person has read is not left for the next one at the same machine. */
export const personChanged = createSignal<void>()

/** The session acts for another organisation than this page believes: it was switched elsewhere, or somebody was removed. */
export const organisationChanged = createSignal<void>()

/** The caller's role did not allow something: what this page knows of it may be old. */
export const roleRefused = createSignal<void>()
