import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import type { Acting } from './acting.ts'
import { memberships, organisations } from './organisations.tables.ts'

/** The domain of an address, as an organisation proves it. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/**
 * Which memberships a session may act by, in the statement that finds it: one that was begun through an organisation's provider
 * for that organisation alone; any other for those that do not keep this person's domain to theirs.
 */
export const isOpenTo = (email: string, through: string): string =>
  `case when ${through} is not null then membership.organisation_id = ${through}
    else membership.role = 'owner' or not split_part(${email}, '@', -1) = any (organisation.provider_only) end`

/** The same of one organisation and somebody who came in another way. */
export const isClosedTo = async (
  db: Reader,
  { organisationId, personId }: Acting,
  email: string,
): Promise<boolean> => {
  const [found] = await db
    .select({ role: memberships.role, domains: organisations.providerOnly })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .where(and(eq(memberships.organisationId, organisationId), eq(memberships.personId, personId)))
  return found !== undefined && found.role !== 'owner' && found.domains.includes(domainOf(email))
}

/** Keeps members with an address of these domains to the organisation's own provider; with none, nobody. */
export const keepToProvider = async (tx: Tx, organisationId: string, domains: string[]): Promise<void> => {
  await tx.update(organisations).set({ providerOnly: domains }).where(eq(organisations.id, organisationId))
}
