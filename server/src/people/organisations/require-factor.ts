import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader, Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { query } from '../../platform/query.ts'
import type { Acting } from './acting.ts'
import { isCurrent } from './acting-for.ts'
import { lockOrganisation } from './hold-organisations.ts'
import { noteEvent } from './note-event.ts'
import { organisations } from './organisations.tables.ts'
import { factorDemandedTask } from './organisations.tasks.ts'

/** From the beginning of a day on every member needs a second factor; a day that has begun is now. */
export const requireFactor = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  from: string | null,
  now: Date,
): Promise<void> => {
  await lockOrganisation(tx, organisationId)
  const day = from === null ? null : new Date(`${from}T00:00:00Z`)
  const secondFactorFrom = day && day < now ? now : day
  await tx.update(organisations).set({ secondFactorFrom }).where(eq(organisations.id, organisationId))
  const kind = from ? ('factor_required' as const) : ('factor_not_required' as const)
  const details = from ? { startsOn: from } : {}
  await noteEvent(tx, { organisationId, personId, kind, details }, now)
  if (secondFactorFrom) await enqueue(tx, factorDemandedTask, { organisationId }, { runAt: secondFactorFrom })
}

const Found = z.object({ id: z.string() })

/** Whether an organisation of this person demands a second factor of its members by now. */
export const isFactorDemanded = async (db: Reader, personId: string): Promise<boolean> => {
  const found = await query(
    db,
    Found,
    sql`select organisation.id::text from memberships membership
      join organisations organisation on organisation.id = membership.organisation_id
      where membership.person_id = ${personId} and ${sql.raw(isCurrent)} and organisation.second_factor_from <= now() limit 1`,
  )
  return found.length > 0
}

/** The same, asked of the organisation. */
export const demandsFactor = async (db: Reader, organisationId: string): Promise<boolean> => {
  const found = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.id, organisationId), sql`${organisations.secondFactorFrom} <= now()`))
  return found.length > 0
}
