import { strict as assert } from 'node:assert'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { findPerson, openProvidedAccount } from '../identity/index.ts'
import { acceptWaiting } from '../invitations/index.ts'
import {
  domainOf,
  findMembership,
  isOver,
  join,
  lockOrganisation,
  wasMember,
} from '../organisations/index.ts'
import { findProvenDomains, findProvider, type Provider } from './provider-queries.ts'
import { organisationProviders, providerBindings } from './providers.tables.ts'
import { TripRefusal } from './trip-refusal.ts'
import type { MeantPerson } from './trips.ts'

/** Its accounts are anybody's: one keeps an address of a company after having left it. Only those that a company runs name it. */
const sharedIssuer = 'https://accounts.google.com'

const refuseAddress = async (
  tx: Tx,
  provider: Provider,
  { email, hostedDomain }: MeantPerson,
): Promise<void> => {
  const domain = domainOf(email)
  const isOwn = email.includes('@') && (await findProvenDomains(tx, provider.organisationId)).includes(domain)
  if (!isOwn || (provider.issuer === sharedIssuer && hostedDomain !== domain))
    throw new TripRefusal('outside_domain')
}

const findBound = async (tx: Tx, provider: Provider, subject: string): Promise<string | null> => {
  const { organisationId, issuer } = provider
  const [bound] = await tx
    .select({ personId: providerBindings.personId })
    .from(providerBindings)
    .where(
      and(
        eq(providerBindings.organisationId, organisationId),
        eq(providerBindings.issuer, issuer),
        eq(providerBindings.subject, subject),
      ),
    )
  return bound?.personId ?? null
}

/** An address that was given to somebody else at the provider is not the same person: of one account there is one binding. */
const bind = async (
  tx: Tx,
  { organisationId, issuer }: Provider,
  subject: string,
  personId: string,
  now: Date,
): Promise<void> => {
  const bound = await tx
    .insert(providerBindings)
    .values({ organisationId, issuer, subject, personId, boundAt: now })
    .onConflictDoNothing()
    .returning({ personId: providerBindings.personId })
  if (bound.length === 0) throw new TripRefusal('bound_elsewhere')
}

const belong = async (
  tx: Tx,
  { organisationId, newcomers }: Provider,
  { personId, email }: { personId: string; email: string },
  now: Date,
): Promise<void> => {
  const member = { organisationId, personId }
  const found = await findMembership(tx, organisationId, personId)
  if (found && isOver(found.endsOn, now)) throw new TripRefusal('membership_over')
  if (found || (await acceptWaiting(tx, { ...member, email }, now))) return
  if (await wasMember(tx, organisationId, personId)) throw new TripRefusal('removed_member')
  if (newcomers === 'invited') throw new TripRefusal('not_invited')
  await join(tx, member, { role: newcomers, endsOn: null }, now)
}

/**
 * Who comes out of a trip: somebody with an address of a proven domain, who belongs to the organisation by then. Never an
 * operator: what they may do is no organisation's to give.
 */
export const bindPerson = async (
  tx: Tx,
  provider: Provider,
  meant: MeantPerson,
  now: Date,
): Promise<string> => {
  await lockOrganisation(tx, provider.organisationId)
  // Whatever was changed while the provider was asked waits behind that lock, or was done before it.
  const current = await findProvider(tx, provider.organisationId)
  if (current?.revision !== provider.revision || Boolean(current.onSince) !== Boolean(provider.onSince))
    throw new TripRefusal('trip_over')
  await refuseAddress(tx, provider, meant)
  const bound = await findBound(tx, provider, meant.subject)
  const personId = bound ?? (await openProvidedAccount(tx, meant, now))
  const person = await findPerson(tx, personId)
  assert(person, 'who is bound exists')
  if (person.roles.includes('operator')) throw new TripRefusal('operator_apart')
  await belong(tx, provider, { personId, email: person.email }, now)
  if (!bound) await bind(tx, provider, meant.subject, personId, now)
  return personId
}

/** An owner has come back with their own address: whoever switches it on can come in by it. */
export const bindTrial = async (
  tx: Tx,
  provider: Provider,
  meant: MeantPerson,
  owner: { personId: string; email: string },
  now: Date,
): Promise<void> => {
  if (meant.email !== owner.email) throw new TripRefusal('another_address')
  if ((await bindPerson(tx, provider, meant, now)) !== owner.personId)
    throw new TripRefusal('bound_elsewhere')
  await tx
    .update(organisationProviders)
    .set({ triedAt: now })
    .where(eq(organisationProviders.organisationId, provider.organisationId))
}
