import type { ScheduleState } from '@ledgerleaf/contract/scheduled-retirements'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { DomainError } from '../../platform/domain-error.ts'
import { announce } from '../../platform/outbox.ts'
import { lockSchedule, type ScheduleRow } from './lock-schedule.ts'
import { mayStillRetire, performSchedule } from './perform-schedule.ts'
import { scheduledRetirements } from './scheduled-retirements.tables.ts'
import { tellNear, tellStopped } from './tell-schedule.ts'

const unconfirmed =
  'Whoever scheduled it may no longer retire for the organisation, so it waits for somebody who may to confirm it.'

/** In the words of whoever reads it days later. */
const reasonOf = (error: DomainError): string =>
  error.code === 'insufficient_credits'
    ? 'Fewer credits were held on that day than were to be retired.'
    : error.message

const stop = async (
  tx: Tx,
  row: ScheduleRow,
  state: ScheduleState,
  reason: string,
  now: Date,
): Promise<void> => {
  await tx.update(scheduledRetirements).set({ state, reason }).where(eq(scheduledRetirements.id, row.id))
  await tellStopped(tx, row, reason, now)
  await announce(tx, { organisationId: row.organisationId }, { type: 'holdings.changed' })
}

/** Retires what is due, once: whoever comes second finds it done, and whoever died before the end left it as it was. */
export const runSchedule = async (tx: Tx, id: string, now: Date): Promise<void> => {
  const row = await lockSchedule(tx, id)
  if (row?.state !== 'waiting') return
  if (await mayStillRetire(tx, row)) await performSchedule(tx, row, null, now)
  else await stop(tx, row, 'unconfirmed', unconfirmed, now)
}

/** After the refusal took back everything: keeps why, and tells. */
export const failSchedule = async (tx: Tx, id: string, refusal: DomainError, now: Date): Promise<void> => {
  const row = await lockSchedule(tx, id)
  if (row?.state === 'waiting') await stop(tx, row, 'failed', reasonOf(refusal), now)
}

export const remindSchedule = async (tx: Tx, id: string, now: Date): Promise<void> => {
  const row = await lockSchedule(tx, id)
  if (row?.state !== 'waiting' || row.remindedAt !== null) return
  await tx.update(scheduledRetirements).set({ remindedAt: now }).where(eq(scheduledRetirements.id, id))
  await tellNear(tx, row, now)
}
