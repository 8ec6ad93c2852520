import type { NewCommonRetirement } from '@ledgerleaf/contract/retirements'
import type { Acting } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { mailCertificates, mailShared } from './mail-certificates.ts'
import { retireShared } from './retire-shared.ts'
import { retireTogether } from './retire-together.ts'

/**
 * Retires what was asked for, shared or not, and mails its certificates; to nobody where there is nobody to write to. Answers
 * where the certificate over all of it stands.
 */
export const retireWish = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  { isUnderstood: _, lines, shares, ...said }: NewCommonRetirement,
  to: string | null,
  now: Date,
): Promise<string> => {
  const words = { ...said, madeBy: personId }
  if (shares) {
    const sharedId = await retireShared(tx, organisationId, lines, shares, words, now)
    const tonnes = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const shared = { id: sharedId, organisationId, tonnes, shares: shares.length }
    if (to !== null) await mailShared(tx, to, shared, now)
    return sharedId
  }
  const { id, retirementIds } = await retireTogether(tx, organisationId, lines, words, now)
  if (to !== null) await mailCertificates(tx, to, retirementIds, now)
  return id
}
