import { randomBytes } from 'node:crypto'
import { domainsMax } from '@ledgerleaf/contract/providers'
import { and, count, eq, isNotNull, ne } from 'drizzle-orm'
import { findTexts, type OutsideConfig } from '../../platform/ask-dns.ts'
import { type Reader, sqlState, type Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { endProviderSessions } from '../identity/index.ts'
import { type Acting, lockOrganisation, noteEvent } from '../organisations/index.ts'
import { followDomains } from './follow-domains.ts'
import { recordOf } from './provider-queries.ts'
import { organisationDomains } from './providers.tables.ts'
import { isAnybodys } from './public-mail.ts'

const uniqueViolation = '23505'

export const ofDomain = (organisationId: string, domain: string) =>
  and(eq(organisationDomains.organisationId, organisationId), eq(organisationDomains.domain, domain))

const refuseTaken = async (tx: Tx, organisationId: string, domain: string): Promise<void> => {
  const [taken] = await tx
    .select({ domain: organisationDomains.domain })
    .from(organisationDomains)
    .where(
      and(
        eq(organisationDomains.domain, domain),
        ne(organisationDomains.organisationId, organisationId),
        isNotNull(organisationDomains.provenAt),
      ),
    )
  if (taken) throw new DomainError('domain_taken', { field: 'domain' })
}

/** Anybody may say that a domain is theirs: it counts for nothing until it is proven. Safe to repeat. */
export const addDomain = async (
  tx: Tx,
  { organisationId }: Acting,
  domain: string,
  now: Date,
): Promise<void> => {
  if (isAnybodys(domain))
    throw new DomainError('invalid_input', {
      field: 'domain',
      message: `Anybody can get an address at ${domain}, so it cannot belong to an organisation.`,
    })
  await lockOrganisation(tx, organisationId)
  await refuseTaken(tx, organisationId, domain)
  const [{ domains } = { domains: 0 }] = await tx
    .select({ domains: count() })
    .from(organisationDomains)
    .where(eq(organisationDomains.organisationId, organisationId))
  if (domains >= domainsMax) throw new DomainError('too_many_members', { field: 'domain' })
  await tx
    .insert(organisationDomains)
    .values({ organisationId, domain, token: randomBytes(16).toString('hex'), addedAt: now })
    .onConflictDoNothing()
}

export type Looked = {
  found: typeof organisationDomains.$inferSelect
  texts: string[] | null
  isSeen: boolean
}

/** Looks for the record of a domain. Nothing is locked meanwhile: others are asked. */
export const lookForRecord = async (
  db: Reader,
  outside: OutsideConfig,
  { organisationId }: Pick<Acting, 'organisationId'>,
  domain: string,
): Promise<Looked> => {
  const [found] = await db.select().from(organisationDomains).where(ofDomain(organisationId, domain))
  if (!found) throw new DomainError('not_found')
  const { name, value } = recordOf(found)
  const texts = await findTexts(outside, name)
  return { found, texts, isSeen: texts?.includes(value) ?? false }
}

/** A record that is seen makes the domain this organisation's; of two who prove one at once, the first. */
export const keepSeen = async (tx: Tx, by: Acting, { found, isSeen }: Looked, now: Date): Promise<void> => {
  const { organisationId } = by
  const { domain, provenAt } = found
  await lockOrganisation(tx, organisationId)
  if (isSeen) await refuseTaken(tx, organisationId, domain)
  const seen = isSeen ? { seenAt: now, provenAt: provenAt ?? now, toldAt: null } : {}
  try {
    await tx
      .update(organisationDomains)
      .set({ checkedAt: now, ...seen })
      .where(ofDomain(organisationId, domain))
  } catch (error) {
    if (sqlState(error) === uniqueViolation) throw new DomainError('domain_taken')
    throw error
  }
  if (!isSeen || provenAt) return
  await noteEvent(tx, { ...by, kind: 'domain_proven', details: { name: domain } }, now)
  await followDomains(tx, by, now)
}

/** What was found, in words for whoever looks at the page. */
export const tellLooked = ({ found, texts, isSeen }: Looked): string => {
  const { domain } = found
  if (isSeen) return `The record of ${domain} is there.`
  if (texts === null) return `The name servers of ${domain} did not answer. Please try again later.`
  const others = texts.length > 0 ? ' Another text stands there: both may, side by side.' : ''
  return `There is no such record at ${recordOf(found).name} yet.${others} A new one can take an hour to be seen everywhere.`
}

export const removeDomain = async (tx: Tx, by: Acting, domain: string, now: Date): Promise<boolean> => {
  const { organisationId, personId } = by
  await lockOrganisation(tx, organisationId)
  const [gone] = await tx
    .delete(organisationDomains)
    .where(ofDomain(organisationId, domain))
    .returning({ provenAt: organisationDomains.provenAt })
  if (!gone) throw new DomainError('not_found')
  if (!gone.provenAt) return false
  await noteEvent(tx, { organisationId, personId, kind: 'domain_removed', details: { name: domain } }, now)
  await followDomains(tx, by, now)
  // Whoever came in by an address of it comes in again by another, or not at all.
  await endProviderSessions(tx, organisationId)
  return true
}
