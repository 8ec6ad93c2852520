import type { NewCommonRetirement } from '@ledgerleaf/contract/retirements'
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
  organisationId: string,
  { isUnderstood: _, lines, shares, ...words }: NewCommonRetirement,
  to: string | null,
  now: Date,
): Promise<string> => {
  if (shares) {
    const sharedId = await retireShared(tx, organisationId, lines, shares, words, now)
    if (to !== null) await mailShared(tx, to, sharedId, now)
    return sharedId
  }
  const { id, retirementIds } = await retireTogether(tx, organisationId, lines, words, now)
  if (to !== null) await mailCertificates(tx, to, retirementIds, now)
  return id
}
