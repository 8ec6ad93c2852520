import { type ProviderOffer, type ProviderStanding, recordGraceDays } from '@ledgerleaf/contract/providers'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { organisationDomains, organisationProviders } from './providers.tables.ts'

export type Provider = typeof organisationProviders.$inferSelect
type Domain = typeof organisationDomains.$inferSelect

const dayMs = 24 * 60 * 60 * 1000

/** Where the record of a domain stands, and what it says. */
export const recordOf = ({ domain, token }: Pick<Domain, 'domain' | 'token'>) => ({
  name: `_ledgerleaf.${domain}`,
  value: `ledgerleaf-domain=${token}`,
})

/** Where a provider sends people back to: one address for each, so that no answer of one is taken for another's. */
export const returnPath = (organisationId: string): string => `/api/auth/provider/${organisationId}/return`

/** Until when a domain counts whose record was last seen then. */
export const countsUntil = (seenAt: Date): Date => new Date(seenAt.getTime() + recordGraceDays * dayMs)

const stateOf = ({ provenAt, seenAt, checkedAt }: Domain): 'waiting' | 'proven' | 'missing' => {
  if (!provenAt) return 'waiting'
  return seenAt && checkedAt && seenAt < checkedAt ? 'missing' : 'proven'
}

export const findProvider = async (db: Reader, organisationId: string): Promise<Provider | null> => {
  const [found] = await db
    .select()
    .from(organisationProviders)
    .where(eq(organisationProviders.organisationId, organisationId))
  return found ?? null
}

export const requireProvider = async (db: Reader, organisationId: string): Promise<Provider> => {
  const found = await findProvider(db, organisationId)
  if (!found) throw new DomainError('not_found')
  return found
}

/** The domains whose addresses may come through the provider of an organisation. */
export const findProvenDomains = async (db: Reader, organisationId: string): Promise<string[]> => {
  const rows = await db
    .select({ domain: organisationDomains.domain })
    .from(organisationDomains)
    .where(
      and(eq(organisationDomains.organisationId, organisationId), isNotNull(organisationDomains.provenAt)),
    )
    .orderBy(asc(organisationDomains.domain))
  return rows.map(({ domain }) => domain)
}

/** How far it is set up. The secret stays where it is. */
export const findStanding = async (
  db: Reader,
  publicUrl: string,
  organisationId: string,
): Promise<ProviderStanding> => {
  const domains = await db
    .select()
    .from(organisationDomains)
    .where(eq(organisationDomains.organisationId, organisationId))
    .orderBy(asc(organisationDomains.addedAt), asc(organisationDomains.domain))
  const provider = await findProvider(db, organisationId)
  return {
    redirectAddress: `${publicUrl}${returnPath(organisationId)}`,
    domains: domains.map((domain) => {
      const state = stateOf(domain)
      const until = state === 'missing' && domain.seenAt ? countsUntil(domain.seenAt) : null
      return {
        domain: domain.domain,
        record: recordOf(domain),
        state,
        checkedAt: domain.checkedAt?.toISOString() ?? null,
        countsUntil: until?.toISOString() ?? null,
      }
    }),
    provider: provider && {
      name: provider.name,
      issuer: provider.issuer,
      clientId: provider.clientId,
      newcomers: provider.newcomers,
      isFactorTrusted: provider.isFactorTrusted,
      triedAt: provider.triedAt?.toISOString() ?? null,
      isOn: provider.onSince !== null,
      isRequired: provider.requiredSince !== null,
    },
  }
}

/** The provider that signs in addresses of a domain, if there is one that is switched on. */
export const findProviderOf = async (db: Reader, domain: string): Promise<Provider | null> => {
  const [found] = await db
    .select({ provider: organisationProviders })
    .from(organisationDomains)
    .innerJoin(
      organisationProviders,
      eq(organisationProviders.organisationId, organisationDomains.organisationId),
    )
    .where(
      and(
        eq(organisationDomains.domain, domain),
        isNotNull(organisationDomains.provenAt),
        isNotNull(organisationProviders.onSince),
      ),
    )
  return found?.provider ?? null
}

export const findOffer = async (db: Reader, domain: string): Promise<ProviderOffer | null> => {
  const found = await findProviderOf(db, domain)
  return found && { name: found.name, isRequired: found.requiredSince !== null }
}
