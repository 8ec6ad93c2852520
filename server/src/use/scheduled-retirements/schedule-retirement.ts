import type { NewSchedule, ScheduledWish } from '@ledgerleaf/contract/scheduled-retirements'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Acting } from '../../people/organisations/index.ts'
import { lockOrganisation } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { findHoldings, nameShares, refuseUneven } from '../retirements/index.ts'
import { noteSchedule } from './note-schedule.ts'
import { scheduledRetirements } from './scheduled-retirements.tables.ts'

const openMax = 100

/** As many tonnes as it retires; of what is held on the day, at most. */
export const tonnesOf = (wish: ScheduledWish): number =>
  wish.kind === 'held' ? wish.upTo : wish.retirement.lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** What could not be done today will hardly be done then: whoever schedules is told now. */
const refuseImpossible = async (tx: Tx, organisationId: string, wish: ScheduledWish): Promise<void> => {
  if (wish.kind === 'held') return
  const { lines, shares, isUnderstood: _, ...words } = wish.retirement
  const held = new Map<string, number>()
  for (const { batchId, quantity } of await findHoldings(tx, organisationId)) held.set(batchId, quantity)
  for (const { batchId, quantity } of lines) {
    const left = (held.get(batchId) ?? 0) - quantity
    if (left < 0) throw new DomainError('insufficient_credits')
    held.set(batchId, left)
  }
  if (!shares) return
  refuseUneven(lines, shares)
  await nameShares(tx, organisationId, shares, words)
}

/** Keeps what is to be retired on a day. It holds nothing: what is sold or retired before is not there then. */
export const scheduleRetirement = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  { on, wish }: NewSchedule,
  now: Date,
): Promise<string> => {
  await lockOrganisation(tx, organisationId)
  const [{ open } = { open: 0 }] = await tx
    .select({ open: count() })
    .from(scheduledRetirements)
    .where(
      and(
        eq(scheduledRetirements.organisationId, organisationId),
        inArray(scheduledRetirements.state, ['waiting', 'unconfirmed', 'failed']),
      ),
    )
  if (open >= openMax) throw new DomainError('schedule_too_many')
  await refuseImpossible(tx, organisationId, wish)
  const id = newId(now.getTime())
  await tx.insert(scheduledRetirements).values({
    id,
    organisationId,
    scheduledBy: personId,
    dueOn: on,
    wish,
    tonnes: tonnesOf(wish),
    scheduledAt: now,
  })
  const noted = { tonnes: tonnesOf(wish), dueOn: on }
  await noteSchedule(tx, { organisationId, personId }, 'retirement_scheduled', noted, now)
  await announce(tx, { organisationId }, { type: 'holdings.changed' })
  return id
}
