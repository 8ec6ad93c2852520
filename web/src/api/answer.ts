import { useEffect, useSyncExternalStore } from 'react'
import { ApiError } from './api-error.ts'
import { stale } from './signals.ts'

type Known<T> = { data: T | undefined; hasFailed: boolean }

/** A refusal stays a refusal however often one asks; only the line or a restarting server is worth a second try. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable')

const secondTryMs = 1000

const nothing: Known<never> = { data: undefined, hasFailed: false }

export type KeptAnswer<T> = ReturnType<typeof createAnswer<T>>

/**
 * One answer of the server for the whole page, for the few things that pages show which load no query cache: it would be
 * a tenth of their script (docs/decisions/0022). It has a key like any query, and what makes that stale makes it ask
 * again. The newest question wins: an answer that was overtaken is given to who asked, and to nobody else.
 */
export const createAnswer = <T>(key: readonly string[], ask: () => Promise<T>, tryAgainMs = secondTryMs) => {
  let known: Known<T> = nothing
  let asked = 0
  let readAt = Number.NEGATIVE_INFINITY
  const watchers = new Set<() => void>()

  const tell = (next: Known<T>) => {
    known = next
    for (const watcher of watchers) watcher()
  }
  const askTwice = () =>
    ask().catch(async (error: unknown) => {
      if (!isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs))
      return ask()
    })

  const refresh = async (): Promise<T> => {
    asked += 1
    const question = asked
    if (known.hasFailed) tell({ data: known.data, hasFailed: false })
    try {
      const data = await askTwice()
      if (question === asked) give(data)
      return data
    } catch (error) {
      // What was known stays until the server says otherwise.
      if (question === asked) tell({ data: known.data, hasFailed: true })
      throw error
    }
  }
  const give = (data: T): void => {
    asked += 1
    readAt = performance.now()
    tell({ data, hasFailed: false })
  }

  // As with the query cache: a key speaks for all that begin with it, and what nobody asked for stays unasked.
  stale.listen((told) => {
    if (asked > 0 && told.every((word, i) => word === key[i])) refresh().catch(() => undefined)
  })

  return {
    read: () => known,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    /** Asks again, whatever is known. */
    refresh,
    /** Asks if nobody did yet, or if what is known is older than this. The failure is kept for who looks. */
    ensure: (ageMsMax = Number.POSITIVE_INFINITY) => {
      if (asked === 0 || performance.now() - readAt > ageMsMax) refresh().catch(() => undefined)
    },
    /** Makes this the answer, also over a question that is still on its way. */
    give,
  }
}

/** The answer as it is known now, asked for by whoever shows it first. */
export const useAnswer = <T>(answer: KeptAnswer<T>): Known<T> => {
  useEffect(() => answer.ensure(), [answer])
  return useSyncExternalStore(answer.watch, answer.read, () => nothing)
}
