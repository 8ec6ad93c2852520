import { strict as assert } from 'node:assert'
import type { BodyOf } from '@ledgerleaf/contract/endpoint'
import type { providersApi } from '@ledgerleaf/contract/providers'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { seal, unseal } from '../../platform/seal.ts'
import { endProviderSessions } from '../identity/index.ts'
import { type Acting, lockOrganisation, noteEvent, refuseOddNames } from '../organisations/index.ts'
import { followSwitches } from './follow-domains.ts'
import { findProvenDomains, findProvider, type Provider, requireProvider } from './provider-queries.ts'
import { organisationProviders, providerBindings } from './providers.tables.ts'

type Saved = Pick<
  BodyOf<typeof providersApi.save>,
  'name' | 'issuer' | 'clientId' | 'clientSecret' | 'newcomers' | 'isFactorTrusted'
>

const sealingOf = (secret: string, owner: string) =>
  ({ secret, purpose: 'ledgerleaf sign-in provider', owner }) as const

/** The secret, for the moment in which the provider is asked. */
export const openClientSecret = (
  secret: string,
  { organisationId, clientSecret }: Pick<Provider, 'organisationId' | 'clientSecret'>,
): string => unseal(sealingOf(secret, organisationId), clientSecret)

const of = (organisationId: string) => eq(organisationProviders.organisationId, organisationId)

/**
 * Connects a provider, or changes how. Another issuer, client or secret has let nobody in yet: it is off until an owner has
 * tried it, and whom another one meant by what says nothing any more.
 */
export const saveProvider = async (
  tx: Tx,
  secret: string,
  { organisationId, personId, sessionId }: Acting & { sessionId: string },
  { name, issuer, clientId, clientSecret, newcomers, isFactorTrusted }: Saved,
  now: Date,
): Promise<void> => {
  refuseOddNames({ name })
  await lockOrganisation(tx, organisationId)
  if ((await findProvenDomains(tx, organisationId)).length === 0) throw new DomainError('domain_unproven')
  const before = await findProvider(tx, organisationId)
  if (!before && clientSecret === '')
    throw new DomainError('invalid_input', { field: 'clientSecret', message: 'Client secret is required' })
  const isAnother = before !== null && (before.issuer !== issuer || before.clientId !== clientId)
  if (isAnother && clientSecret === '')
    throw new DomainError('invalid_input', {
      field: 'clientSecret',
      message: 'The secret that is kept was for another client. Please give the one of this client.',
    })
  const isNew = before === null || clientSecret !== ''
  const sealed = isNew ? seal(sealingOf(secret, organisationId), clientSecret) : before?.clientSecret
  assert(sealed, 'a secret is new or kept')
  const fields = { name, issuer, clientId, clientSecret: sealed, newcomers, isFactorTrusted, savedAt: now }
  const anew = { triedAt: null, onSince: null, requiredSince: null, revision: (before?.revision ?? 0) + 1 }
  await tx
    .insert(organisationProviders)
    .values({ organisationId, ...fields })
    .onConflictDoUpdate({
      target: organisationProviders.organisationId,
      set: { ...fields, ...(isNew ? anew : {}) },
    })
  if (isAnother) await tx.delete(providerBindings).where(eq(providerBindings.organisationId, organisationId))
  if (isNew) await endProviderSessions(tx, organisationId, sessionId)
  await noteEvent(tx, { organisationId, personId, kind: 'provider_saved', details: { name } }, now)
  await followSwitches(tx, organisationId)
}

/** Forgets the provider, its secret and whom it meant by what. */
export const removeProvider = async (
  tx: Tx,
  { organisationId, personId, sessionId }: Acting & { sessionId: string },
  now: Date,
): Promise<void> => {
  await lockOrganisation(tx, organisationId)
  await requireProvider(tx, organisationId)
  await tx.delete(organisationProviders).where(of(organisationId))
  await tx.delete(providerBindings).where(eq(providerBindings.organisationId, organisationId))
  await endProviderSessions(tx, organisationId, sessionId)
  await noteEvent(tx, { organisationId, personId, kind: 'provider_removed' }, now)
  await followSwitches(tx, organisationId)
}

type Switches = { isOn: boolean; isRequired: boolean }

/** Switches it on or off, and demands it or not. Answers what changed. */
export const switchProvider = async (
  tx: Tx,
  { organisationId, personId, sessionId }: Acting & { sessionId: string },
  { isOn, isRequired }: Switches,
  now: Date,
): Promise<('on' | 'off' | 'required' | 'not_required')[]> => {
  await lockOrganisation(tx, organisationId)
  const provider = await requireProvider(tx, organisationId)
  if (isOn && !provider.triedAt) throw new DomainError('provider_untried')
  if (isOn && (await findProvenDomains(tx, organisationId)).length === 0)
    throw new DomainError('domain_unproven')
  // What is off is demanded of nobody.
  const next = {
    onSince: isOn ? (provider.onSince ?? now) : null,
    requiredSince: isOn && isRequired ? (provider.requiredSince ?? now) : null,
  }
  const changes = [
    ...(Boolean(next.onSince) === Boolean(provider.onSince)
      ? []
      : [isOn ? ('on' as const) : ('off' as const)]),
    ...(Boolean(next.requiredSince) === Boolean(provider.requiredSince)
      ? []
      : [next.requiredSince ? ('required' as const) : ('not_required' as const)]),
  ]
  await tx.update(organisationProviders).set(next).where(of(organisationId))
  for (const change of changes) {
    const details = { name: provider.name }
    await noteEvent(tx, { organisationId, personId, kind: `provider_${change}`, details }, now)
  }
  if (changes.includes('off')) await endProviderSessions(tx, organisationId, sessionId)
  await followSwitches(tx, organisationId)
  return changes
}
