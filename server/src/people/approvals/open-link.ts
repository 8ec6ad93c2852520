import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { hashToken } from '../../platform/hash-token.ts'
import { approvalLinks, approvalRequests } from './approvals.tables.ts'

/** Opens the link of a mail for the one it was sent to, once. It decides nothing: that is asked on the page. */
export const openLink = async (
  tx: Tx,
  personId: string,
  token: string,
  now: Date,
): Promise<{ id: string; organisationId: string }> => {
  const ofLink = and(eq(approvalLinks.tokenHash, hashToken(token)), eq(approvalLinks.personId, personId))
  const [link] = await tx
    .select({ id: approvalRequests.id, organisationId: approvalRequests.organisationId })
    .from(approvalLinks)
    .innerJoin(approvalRequests, eq(approvalRequests.id, approvalLinks.requestId))
    .where(ofLink)
  if (!link) throw new DomainError('not_found')
  const used = await tx
    .update(approvalLinks)
    .set({ usedAt: now })
    .where(and(ofLink, isNull(approvalLinks.usedAt)))
    .returning({ requestId: approvalLinks.requestId })
  if (used.length === 0)
    throw new DomainError('link_expired', {
      message:
        'This link was opened before. What it is about stands among the approvals of your organisation.',
    })
  return link
}
