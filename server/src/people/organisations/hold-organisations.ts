import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { organisations } from './organisations.tables.ts'

/** The organisations that were closed, for the statement of whoever keeps something of theirs a while longer. */
export const closedOrganisations = sql`select id from organisations where closed_at is not null`

/**
 * The number that links of an organisation are made from, for the statement of whoever makes them. A last day that passes
 * moves it on by itself; whoever gives such a member another day moves it on for good (`endLinks`).
 */
export const linkNoOf = (organisationId: SQL): SQL =>
  sql`(select link_no + (select count(*)::int from memberships where memberships.organisation_id = organisations.id
      and memberships.ends_on < (now() at time zone 'utc')::date)
    from organisations where id = ${organisationId})`

/**
 * Keeps organisations from being closed until the transaction ends, and answers which of them were closed before. Whoever
 * gives one something that stands against closing it comes here first, before any other row is locked.
 */
export const holdOrganisations = async (tx: Tx, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: organisations.id, closedAt: organisations.closedAt })
    .from(organisations)
    .where(inArray(organisations.id, [...new Set(ids)]))
    .orderBy(asc(organisations.id))
    .for('key share')
  return new Set(rows.filter(({ closedAt }) => closedAt !== null).map(({ id }) => id))
}

/** The same for one organisation, for which nobody can act any more once it is closed. */
export const holdOrganisation = async (tx: Tx, id: string): Promise<void> => {
  if ((await holdOrganisations(tx, [id])).size > 0) throw new DomainError('not_signed_in')
}

/** For whoever changes who belongs to an organisation, or closes it: others wait until it is done. */
export const lockOrganisation = async (tx: Tx, id: string): Promise<void> => {
  await tx.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, id)).for('update')
}
