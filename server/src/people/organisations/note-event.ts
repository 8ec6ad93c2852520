import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { organisationEvents } from './organisations.tables.ts'

type Noted = Omit<typeof organisationEvents.$inferInsert, 'id' | 'at'>

/** Writes a line of the trail and tells the screens of the members. */
export const noteEvent = async (tx: Tx, noted: Noted, now: Date): Promise<void> => {
  await tx.insert(organisationEvents).values({ id: newId(now.getTime()), at: now, ...noted })
  await announce(tx, { organisationId: noted.organisationId }, { type: 'account.changed' })
}
