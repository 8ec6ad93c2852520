import { climateClaimsMax, type NewClimateClaim } from '@ledgerleaf/contract/climate-pages'
import { and, eq } from 'drizzle-orm'
import { type Acting, lockOrganisation, noteEvent } from '../../people/organisations/index.ts'
import { publish } from '../../people/webhooks/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { climateClaims } from './climate-pages.tables.ts'
import { judge } from './judge-claims.ts'

/** A sentence without case, spaces, hidden marks and its full stop: what is left reads the same. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}]+/gu, '')
    .replace(/[.!]+$/, '')

export const addClaim = async (
  tx: Tx,
  { personId, organisationId }: Acting,
  draft: NewClimateClaim,
  now: Date,
): Promise<{ id: string }> => {
  await lockOrganisation(tx, organisationId)
  const kept = await tx
    .select({ draft: climateClaims.draft })
    .from(climateClaims)
    .where(eq(climateClaims.organisationId, organisationId))
  if (kept.some(({ draft: { text } }) => bare(text) === bare(draft.text)))
    throw new DomainError('claim_there', { field: 'text' })
  if (kept.length >= climateClaimsMax) throw new DomainError('too_many_claims')
  const { verdict, findings } = await judge(tx, organisationId, draft, now)
  if (verdict !== 'allowed') {
    const why = findings.find((finding) => finding.verdict === verdict)?.why
    throw new DomainError('claim_not_allowed', { field: 'text', ...(why ? { message: why } : {}) })
  }
  const id = newId(now.getTime())
  await tx.insert(climateClaims).values({ id, organisationId, draft, addedBy: personId, addedAt: now })
  await noteEvent(
    tx,
    { organisationId, personId, kind: 'climate_claim_added', details: { name: draft.text } },
    now,
  )
  const of = { organisationId, object: `claim:${id}` }
  await publish(tx, { ...of, type: 'claim.published', data: { claimId: id } }, now)
  return { id }
}

export const removeClaim = async (
  tx: Tx,
  { personId, organisationId }: Acting,
  id: string,
  now: Date,
): Promise<void> => {
  const [gone] = await tx
    .delete(climateClaims)
    .where(and(eq(climateClaims.id, id), eq(climateClaims.organisationId, organisationId)))
    .returning({ draft: climateClaims.draft })
  if (!gone) throw new DomainError('not_found')
  const details = { name: gone.draft.text }
  await noteEvent(tx, { organisationId, personId, kind: 'climate_claim_removed', details }, now)
  const of = { organisationId, object: `claim:${id}` }
  await publish(tx, { ...of, type: 'claim.withdrawn', data: { claimId: id } }, now)
}
