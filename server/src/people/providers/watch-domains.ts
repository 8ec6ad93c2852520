import { asc, isNotNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import { findOrganisation, lockOrganisation, noteEvent } from '../organisations/index.ts'
import { followDomains } from './follow-domains.ts'
import { type Looked, ofDomain } from './keep-domains.ts'
import { countsUntil } from './provider-queries.ts'
import { organisationDomains } from './providers.tables.ts'
import { tellOwners } from './tell-owners.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A day without it may be a slip of whoever keeps the names. */
const toldAfterMs = 2 * dayMs
/** Servers that never answer prove nothing for ever either. */
const silentMsMax = 30 * dayMs

export const findWatched = (db: Reader) =>
  db
    .select({ organisationId: organisationDomains.organisationId, domain: organisationDomains.domain })
    .from(organisationDomains)
    .where(isNotNull(organisationDomains.provenAt))
    .orderBy(asc(organisationDomains.domain))

/** What follows from looking for the record of a proven domain: one that stays away is told of, and later counts no more. */
export const keepWatched = async (
  tx: Tx,
  publicUrl: string,
  { found, texts, isSeen }: Looked,
  now: Date,
): Promise<void> => {
  const { organisationId, domain, toldAt } = found
  const seenAt = found.seenAt ?? found.addedAt
  const goneMs = now.getTime() - seenAt.getTime()
  if (texts === null && goneMs < silentMsMax) return
  const isOver = !isSeen && now > countsUntil(seenAt)
  const isTold = !isSeen && !isOver && !toldAt && goneMs >= toldAfterMs
  await lockOrganisation(tx, organisationId)
  await tx
    .update(organisationDomains)
    .set({
      checkedAt: now,
      ...(isSeen ? { seenAt: now, toldAt: null } : {}),
      ...(isTold ? { toldAt: now } : {}),
      ...(isOver ? { provenAt: null, toldAt: null } : {}),
    })
    .where(ofDomain(organisationId, domain))
  // Nobody did it: the trail names whom mails go to.
  const by = { organisationId, personId: (await findOrganisation(tx, organisationId)).contactId }
  if (isTold) await tellOwners(tx, publicUrl, by, [{ what: 'domain_missing', domain }])
  if (!isOver) return
  await noteEvent(tx, { ...by, kind: 'domain_lapsed', details: { name: domain } }, now)
  await tellOwners(tx, publicUrl, by, [{ what: 'domain_lapsed', domain }])
  await followDomains(tx, by, now)
}
