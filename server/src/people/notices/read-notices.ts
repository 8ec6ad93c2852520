import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import type { Acting } from '../organisations/index.ts'
import { notices } from './notices.tables.ts'

const ownOf = ({ organisationId, personId }: Acting) =>
  and(eq(notices.organisationId, organisationId), eq(notices.personId, personId))

/** The other screens of the same person follow. */
const tell = (tx: Tx, { personId }: Acting) => announce(tx, { personId }, { type: 'notices.changed' })

/** One was read; again is no mistake, and the first time counts. */
export const readNotice = async (tx: Tx, by: Acting, id: string, now: Date): Promise<void> => {
  if (!isId(id)) throw new DomainError('not_found')
  const [found] = await tx
    .select({ readAt: notices.readAt })
    .from(notices)
    .where(and(eq(notices.id, id), ownOf(by)))
    .for('update')
  if (!found) throw new DomainError('not_found')
  if (found.readAt) return
  await tx.update(notices).set({ readAt: now }).where(eq(notices.id, id))
  await tell(tx, by)
}

export const readAllNotices = async (tx: Tx, by: Acting, now: Date): Promise<void> => {
  const read = await tx
    .update(notices)
    .set({ readAt: now })
    .where(and(ownOf(by), isNull(notices.readAt)))
    .returning({ id: notices.id })
  if (read.length > 0) await tell(tx, by)
}
