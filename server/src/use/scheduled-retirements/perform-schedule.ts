import { mayDo } from '@ledgerleaf/contract/member-roles'
import type { NewCommonRetirement } from '@ledgerleaf/contract/retirements'
import type { ScheduledWish } from '@ledgerleaf/contract/scheduled-retirements'
import { Credits } from '@ledgerleaf/contract/units'
import { eq } from 'drizzle-orm'
import { findPerson } from '../../people/identity/index.ts'
import { findPartyAddresses, findRoles } from '../../people/organisations/index.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce } from '../../platform/outbox.ts'
import { findHoldings, noteRetired, retireWish } from '../retirements/index.ts'
import type { ScheduleRow } from './lock-schedule.ts'
import { scheduledRetirements } from './scheduled-retirements.tables.ts'

const linesMax = 100

/** What is held now and delivered, the oldest vintages first, up to so many tonnes. */
const takeHeld = async (
  db: Reader,
  organisationId: string,
  { upTo, words }: Extract<ScheduledWish, { kind: 'held' }>,
  now: Date,
): Promise<NewCommonRetirement> => {
  const today = now.toISOString().slice(0, 10)
  const held = (await findHoldings(db, organisationId))
    .filter(({ vintageEndsOn }) => vintageEndsOn <= today)
    .toSorted((a, b) => a.vintageEndsOn.localeCompare(b.vintageEndsOn) || (a.batchId < b.batchId ? -1 : 1))
  let left: number = upTo
  const lines = held.slice(0, linesMax).flatMap(({ batchId, quantity }) => {
    const taken = Math.min(quantity, left)
    left -= taken
    return taken > 0 ? [{ batchId, quantity: Credits.parse(taken) }] : []
  })
  if (lines.length === 0)
    throw new DomainError('insufficient_credits', { message: 'No credits are held that could be retired.' })
  return { ...words, lines }
}

/** Whether whoever scheduled it still may retire: a member who left, or whose role was taken, stands for nothing. */
export const mayStillRetire = async (db: Reader, row: ScheduleRow): Promise<boolean> => {
  const { organisationId, scheduledBy } = row
  const memberRole = (await findRoles(db, organisationId)).get(scheduledBy)
  return memberRole !== undefined && mayDo(memberRole, 'retire')
}

/** Retires a locked schedule by the verb of the form, and keeps that it is done in the same transaction. */
export const performSchedule = async (
  tx: Tx,
  row: ScheduleRow,
  by: string | null,
  now: Date,
): Promise<string> => {
  const { id, organisationId, wish } = row
  const retirement = wish.kind === 'held' ? await takeHeld(tx, organisationId, wish, now) : wish.retirement
  const personId = by ?? row.scheduledBy
  const person = await findPerson(tx, personId)
  const to = person?.email ?? (await findPartyAddresses(tx, [organisationId])).get(organisationId) ?? null
  const actId = await retireWish(tx, { organisationId, personId }, retirement, to, now)
  await tx
    .update(scheduledRetirements)
    .set({ state: 'done', actId, reason: null, endedAt: now })
    .where(eq(scheduledRetirements.id, id))
  const tonnes = retirement.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const { beneficiary } = retirement
  await noteRetired(tx, { organisationId, personId }, { id: actId, tonnes, beneficiary }, now)
  await announce(tx, { organisationId }, { type: 'holdings.changed' })
  return actId
}
