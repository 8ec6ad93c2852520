import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { organisationEvents } from './organisations.tables.ts'

type Noted = Omit<typeof organisationEvents.$inferInsert, 'id' | 'at'>

/** Lines of many organisations at once, for what tells their screens itself. */
export const noteEvents = async (tx: Tx, noted: readonly Noted[], now: Date): Promise<void> => {
  if (noted.length > 0)
    await tx
      .insert(organisationEvents)
      .values(noted.map((one) => ({ id: newId(now.getTime()), at: now, ...one })))
}

/** Writes a line of the trail and tells the screens of the members. */
export const noteEvent = async (tx: Tx, noted: Noted, now: Date): Promise<void> => {
  await noteEvents(tx, [noted], now)
  await announce(tx, { organisationId: noted.organisationId }, { type: 'account.changed' })
}
