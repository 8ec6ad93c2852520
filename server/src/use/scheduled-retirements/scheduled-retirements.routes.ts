import { scheduledRetirementsApi } from '@ledgerleaf/contract/scheduled-retirements'
import { idempotentRoute } from '../../http/idempotency.ts'
import { command, done, type Route, route } from '../../http/route.ts'
import { countAlone, redoAlone, refuseAlone, undoAlone } from '../../people/approvals/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { moveSchedule, withdrawSchedule } from './change-schedule.ts'
import { lockOwn } from './lock-schedule.ts'
import { performSchedule } from './perform-schedule.ts'
import { findSchedules } from './schedule-queries.ts'
import { scheduleRetirement, tonnesOf } from './schedule-retirement.ts'

type Parts = { db: Db; config: Config; secret: string }

/** What is retired on a day to come: kept, moved, taken back, and done by hand where the day went by without it. */
export const scheduledRetirementRoutes = ({ db, config, secret }: Parts): Route[] => [
  route(scheduledRetirementsApi.list, async ({ caller }) => ({
    schedules: await findSchedules(db, caller.organisationId),
  })),
  idempotentRoute({ config, secret, db }, scheduledRetirementsApi.schedule, {
    key: 'required',
    decide: async (tx, { body, caller, now }) => {
      const { organisationId, personId } = caller
      const retiredTonnes = tonnesOf(body.wish)
      await refuseAlone(tx, caller, { retiredTonnes })
      const id = await scheduleRetirement(tx, caller, body, now)
      await countAlone(tx, { organisationId, personId, actId: id, retiredTonnes })
      return { id }
    },
    finish: async (decision) => decision,
  }),
  command(db, scheduledRetirementsApi.move, async (tx, { caller, params, body, now }) => {
    await moveSchedule(
      tx,
      caller,
      params.id,
      body.on,
      async (retiredTonnes) => {
        // It was counted when it was scheduled, and is not counted twice.
        await undoAlone(tx, params.id)
        await refuseAlone(tx, caller, { retiredTonnes })
        await redoAlone(tx, params.id)
      },
      now,
    )
    return done
  }),
  command(db, scheduledRetirementsApi.withdraw, async (tx, { caller, params, now }) => {
    await withdrawSchedule(tx, caller, params.id, now)
    await undoAlone(tx, params.id)
    return done
  }),
  command(db, scheduledRetirementsApi.perform, async (tx, { caller, params, now }) => {
    const row = await lockOwn(tx, caller.organisationId, params.id, ['unconfirmed', 'failed'])
    const { organisationId, personId } = caller
    const retiredTonnes = row.tonnes
    await undoAlone(tx, params.id)
    await refuseAlone(tx, caller, { retiredTonnes })
    const certificateId = await performSchedule(tx, row, personId, now)
    await countAlone(tx, { organisationId, personId, actId: certificateId, retiredTonnes })
    return { certificateId }
  }),
]
