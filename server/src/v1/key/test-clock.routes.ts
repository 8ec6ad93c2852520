import { testClockApi, type V1TestClock, yearsAheadMax } from '@ledgerleaf/contract/v1/test-clock'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** The clock of a test market; the market itself has none that anybody moves. */
export type MovableClock = {
  read: () => Promise<{ now: Date; target: Date | null }>
  /** Says where it is to go; false where it is on its way already. */
  aim: (tx: Tx, to: Date) => Promise<boolean>
  /** Has it begin, once that is committed. */
  start: () => void
}

type Parts = { config: Config; secret: string; db: Db; testClock?: MovableClock | undefined }

/** What time it is for test keys, and later. */
export const testClockV1Routes = (parts: Parts): Route[] => {
  const ours = (): MovableClock => {
    if (parts.testClock) return parts.testClock
    throw new DomainError('test_only')
  }
  const write = async (): Promise<V1TestClock> => {
    const { now, target } = await ours().read()
    return {
      object: 'test_clock',
      livemode: false,
      now: now.toISOString(),
      status: target ? 'moving' : 'ready',
      movesTo: target?.toISOString() ?? null,
    }
  }
  return [
    route(testClockApi.find, write),
    idempotentRoute(parts, testClockApi.move, {
      key: 'required',
      status: () => 202,
      before: async ({ body, now }) => {
        ours()
        const to = new Date(`${body.to}T00:00:00Z`)
        if (to <= now)
          throw new DomainError('invalid_input', {
            field: 'to',
            message: `Choose a later day: it is ${now.toISOString().slice(0, 10)} there, and the clock never goes back`,
          })
        if (to.getUTCFullYear() > new Date().getUTCFullYear() + yearsAheadMax)
          throw new DomainError('invalid_input', {
            field: 'to',
            message: `Choose a day within ${yearsAheadMax} years`,
          })
      },
      decide: async (tx, { body }) => {
        if (!(await ours().aim(tx, new Date(`${body.to}T00:00:00Z`)))) throw new DomainError('clock_moving')
        return {}
      },
      finish: async () => {
        ours().start()
        return write()
      },
    }),
  ]
}
