import { scheduledRetirementsApi } from '@ledgerleaf/contract/scheduled-retirements'
import { idempotentRoute } from '../../http/idempotency.ts'
import { command, done, type Route, route } from '../../http/route.ts'
import { refuseAlone } from '../../people/approvals/index.ts'
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
      await refuseAlone(tx, caller, { retiredTonnes: tonnesOf(body.wish) })
      return { id: await scheduleRetirement(tx, caller, body, now) }
    },
    finish: async (decision) => decision,
  }),
  command(db, scheduledRetirementsApi.move, async (tx, { caller, params, body }) => {
    await moveSchedule(tx, caller, params.id, body.on, (tonnes) =>
      refuseAlone(tx, caller, { retiredTonnes: tonnes }),
    )
    return done
  }),
  command(db, scheduledRetirementsApi.withdraw, async (tx, { caller, params, now }) => {
    await withdrawSchedule(tx, caller.organisationId, params.id, now)
    return done
  }),
  command(db, scheduledRetirementsApi.perform, async (tx, { caller, params, now }) => {
    const row = await lockOwn(tx, caller.organisationId, params.id, ['unconfirmed', 'failed'])
    await refuseAlone(tx, caller, { retiredTonnes: row.tonnes })
    return { certificateId: await performSchedule(tx, row, caller.personId, now) }
  }),
]
