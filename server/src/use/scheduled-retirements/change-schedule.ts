import { eq } from 'drizzle-orm'
import type { Acting } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { lockOwn } from './lock-schedule.ts'
import { noteSchedule } from './note-schedule.ts'
import { scheduledRetirements } from './scheduled-retirements.tables.ts'

const open = ['waiting', 'unconfirmed', 'failed'] as const

/** Takes back what has not been retired yet. */
export const withdrawSchedule = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  id: string,
  now: Date,
): Promise<void> => {
  const row = await lockOwn(tx, organisationId, id, open)
  await tx
    .update(scheduledRetirements)
    .set({ state: 'withdrawn', endedAt: now })
    .where(eq(scheduledRetirements.id, id))
  await noteSchedule(tx, { organisationId, personId }, 'retirement_unscheduled', row, now)
  await announce(tx, { organisationId }, { type: 'holdings.changed' })
}

/** Another day. Whoever moves it stands for it from now on, and is told again before that day. */
export const moveSchedule = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  id: string,
  on: string,
  mayMove: (tonnes: number) => Promise<void>,
  now: Date,
): Promise<void> => {
  const { tonnes } = await lockOwn(tx, organisationId, id, open)
  await mayMove(tonnes)
  await tx
    .update(scheduledRetirements)
    .set({ dueOn: on, scheduledBy: personId, state: 'waiting', reason: null, remindedAt: null })
    .where(eq(scheduledRetirements.id, id))
  await noteSchedule(tx, { organisationId, personId }, 'retirement_moved', { tonnes, dueOn: on }, now)
  await announce(tx, { organisationId }, { type: 'holdings.changed' })
}
