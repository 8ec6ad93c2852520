import type pg from 'pg'
import type { Logger } from 'pino'
import { nameStatement } from './statement-name.ts'
import { activeSpan, inSpan } from './tracing/active-span.ts'

/** One statement that took long, how often, and how long at worst. */
export type SlowStatement = { name: string; count: number; slowestMs: number; lastAt: Date }

export type StatementWatch = ReturnType<typeof watchStatements>

type Callback = (...answer: unknown[]) => unknown
type Ask = (...words: unknown[]) => unknown

const slowNamesMax = 200
const usualSlowMs = 500

/** Counts the statements of a server and names the slow ones, without their values. */
export const watchStatements = (log: Logger, slowMs = usualSlowMs) => {
  const slow = new Map<string, SlowStatement>()
  const totals = { count: 0, seconds: 0 }

  const note = (asked: unknown, ms: number): void => {
    totals.count += 1
    totals.seconds += ms / 1000
    if (ms < slowMs) return
    const name = nameStatement(asked)
    const known = slow.get(name)
    if (known || slow.size < slowNamesMax)
      slow.set(name, {
        name,
        count: (known?.count ?? 0) + 1,
        slowestMs: Math.max(known?.slowestMs ?? 0, Math.round(ms)),
        lastAt: new Date(),
      })
    log.warn({ code: 'slow-statement', statement: name, ms: Math.round(ms) }, 'a statement took long')
  }

  /** Begins to watch one statement; what is given back is called when it has ended. */
  const begin = (asked: unknown) => {
    const around = activeSpan()
    const span = around?.tracer.begin(nameStatement(asked), 'client', around.context)
    const beganMs = performance.now()
    return (hasFailed: boolean): void => {
      inSpan(around, () => note(asked, performance.now() - beganMs))
      span?.end({ hasFailed, attributes: { 'db.system.name': 'postgresql' } })
    }
  }

  return {
    slowMs,
    /** From now on every statement of this connection is watched; streams and cursors are not. */
    watch: (client: pg.ClientBase): void => {
      const ask: Ask = client.query.bind(client)
      const watched: Ask = (asked, ...rest) => {
        if (typeof asked === 'object' && asked !== null && 'submit' in asked) return ask(asked, ...rest)
        const end = begin(asked)
        const callback = rest.at(-1)
        if (typeof callback === 'function')
          return ask(asked, ...rest.slice(0, -1), (error: unknown, ...answer: unknown[]) => {
            end(Boolean(error))
            return (callback as Callback)(error, ...answer)
          })
        const answer = ask(asked, ...rest) as Promise<unknown>
        answer.then(
          () => end(false),
          () => end(true),
        )
        return answer
      }
      client.query = watched as typeof client.query
    },
    /** Those that took longest, the worst first. */
    findSlow: (): SlowStatement[] => [...slow.values()].sort((a, b) => b.slowestMs - a.slowestMs),
    totals: () => ({ ...totals }),
  }
}
