import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { endPasswordSessions, endProviderSessions } from '../identity/index.ts'
import { type Acting, keepToProvider, noteEvent } from '../organisations/index.ts'
import { findProvenDomains, findProvider } from './provider-queries.ts'
import { organisationProviders } from './providers.tables.ts'

/** What the proven domains and the switches of a provider come to: who is kept to it from now on. The organisation is locked. */
export const followSwitches = async (tx: Tx, organisationId: string): Promise<void> => {
  const provider = await findProvider(tx, organisationId)
  const domains = provider?.requiredSince ? await findProvenDomains(tx, organisationId) : []
  await keepToProvider(tx, organisationId, domains)
  await endPasswordSessions(tx, organisationId, domains)
}

/** After a domain came or went. Without any the provider lets nobody in, so it is off, and says so. */
export const followDomains = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  now: Date,
): Promise<void> => {
  const provider = await findProvider(tx, organisationId)
  if (provider?.onSince && (await findProvenDomains(tx, organisationId)).length === 0) {
    await tx
      .update(organisationProviders)
      .set({ onSince: null, requiredSince: null })
      .where(eq(organisationProviders.organisationId, organisationId))
    const details = { name: provider.name }
    await noteEvent(tx, { organisationId, personId, kind: 'provider_off', details }, now)
    await endProviderSessions(tx, organisationId)
  }
  await followSwitches(tx, organisationId)
}
