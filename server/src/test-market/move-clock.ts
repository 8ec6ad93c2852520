import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Logger } from 'pino'
import { deliverPromised } from '../demo/index.ts'
import type { Db } from '../platform/db.ts'
import { openOwnConnection } from '../platform/own-connection.ts'
import type { TaskHandler } from '../platform/tasks.ts'
import { inTransaction } from '../platform/transaction.ts'
import { findPromised, findStop } from '../views/test-market/index.ts'
import { isAtWork } from './is-at-work.ts'
import { endMove, readClock, setClock } from './market-clock.ts'

// One process at a time moves the clock of a market.
const moverLock = 7_261_010
const lookEveryMs = 50
const workMsMax = 60_000

type MoverParts = {
  db: Db
  pool: pg.Pool
  handlers: readonly Pick<TaskHandler, 'task'>[]
  organisationId: string
  publicUrl: string
  log: Logger
}

/** Takes the clock of a test market where it is to go, day by day on which something is due, and has done what is. */
export const openMover = ({ db, pool, handlers, organisationId, publicUrl, log }: MoverParts) => {
  const byTheClock = [...new Set(handlers.flatMap(({ task }) => (task.schedule ? [task.name] : [])))]
  let stopping = false
  let moving: Promise<void> | null = null

  const deliver = async (): Promise<void> => {
    const { now } = await readClock(db)
    const day = now.toISOString().slice(0, 10)
    const promised = await findPromised(db, day, organisationId)
    for (const one of promised)
      try {
        await inTransaction(db, (tx) => deliverPromised(db, tx, one, { publicUrl, now }))
      } catch (err) {
        // What is not delivered is missed, which is told as it is in any market.
        log.warn({ code: 'test-delivery-failed', err }, 'a seller of a test market could not deliver')
      }
  }
  /** Jobs of the market itself do what is due: here it is only seen to that they look now, and when they are done. */
  const work = async (): Promise<void> => {
    await db.execute(sql`
      select graphile_worker.add_job(name, '{}', name, now(), 25, name) from unnest(${sql.param(byTheClock)}::text[]) name`)
    const end = performance.now() + workMsMax
    while (!stopping && performance.now() < end && (await isAtWork(db))) await setTimeout(lookEveryMs)
  }
  const move = async (): Promise<void> => {
    const holder = await openOwnConnection(pool, log)
    try {
      const { rows } = await holder.query('select pg_try_advisory_lock($1) as taken', [moverLock])
      if (!rows[0]?.taken) return
      while (!stopping) {
        const { target } = await readClock(db)
        if (!target) return
        await work()
        const stop = await findStop(db, target)
        await setClock(db, stop)
        await deliver()
        await work()
        if (stop >= target && !stopping) await endMove(db)
      }
    } finally {
      await holder.end().catch(() => {})
    }
  }
  return {
    /** Goes on with what was asked for, also of a process that is gone. */
    start: (): void => {
      moving ??= move()
        .catch((err: unknown) =>
          log.error({ code: 'test-clock-stuck', err }, 'the clock of a test market did not move'),
        )
        .finally(() => {
          moving = null
        })
    },
    isMoving: (): boolean => moving !== null,
    stop: async (): Promise<void> => {
      stopping = true
      await moving
    },
  }
}
