import { deadlinesMax, type NewDeadline } from '@ledgerleaf/contract/deadlines'
import { and, count, eq } from 'drizzle-orm'
import { type Acting, lockOrganisation } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId, newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { reportDeadlines } from './deadlines.tables.ts'

const tell = (tx: Tx, organisationId: string) =>
  announce(tx, { organisationId }, { type: 'programme.changed' })

/** Writes down a day. A day that is over and does not come again would remind nobody. */
export const addDeadline = async (
  tx: Tx,
  { organisationId }: Acting,
  deadline: NewDeadline,
  now: Date,
): Promise<string> => {
  if (!deadline.isYearly && deadline.dueOn < now.toISOString().slice(0, 10))
    throw new DomainError('invalid_input', {
      field: 'dueOn',
      message: 'This day is over. Choose a later one, or let it come every year.',
    })
  await lockOrganisation(tx, organisationId)
  const [kept] = await tx
    .select({ count: count() })
    .from(reportDeadlines)
    .where(eq(reportDeadlines.organisationId, organisationId))
  if ((kept?.count ?? 0) >= deadlinesMax)
    throw new DomainError('invalid_input', {
      message: `There are ${deadlinesMax} deadlines already. Take one off the list first.`,
    })
  const id = newId(now.getTime())
  await tx.insert(reportDeadlines).values({ ...deadline, id, organisationId, madeAt: now })
  await tell(tx, organisationId)
  return id
}

export const removeDeadline = async (tx: Tx, { organisationId }: Acting, id: string): Promise<void> => {
  if (!isId(id)) throw new DomainError('not_found')
  const gone = await tx
    .delete(reportDeadlines)
    .where(and(eq(reportDeadlines.id, id), eq(reportDeadlines.organisationId, organisationId)))
    .returning({ id: reportDeadlines.id })
  if (gone.length === 0) throw new DomainError('not_found')
  await tell(tx, organisationId)
}
