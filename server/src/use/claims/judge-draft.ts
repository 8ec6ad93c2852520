import type { CheckedClaim, ClaimDraft } from '@ledgerleaf/contract/claims'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { nameTakenFootprint } from '../../reading/programme/index.ts'
import { findRetiredTonnes } from '../retirements/index.ts'
import { checkClaim } from './check-claim.ts'

/** Words an organisation wants to publish, against what it has retired and the footprint it names. */
export const judgeDraft = async (
  db: Reader,
  organisationId: string,
  draft: ClaimDraft,
  now: Date,
): Promise<CheckedClaim> => {
  if (draft.periodStartsOn > draft.periodEndsOn)
    throw new DomainError('invalid_input', {
      field: 'periodEndsOn',
      message: 'The last day must not come before the first',
    })
  const { footprintTonnes, footprintOf, ...words } = draft
  const footprint = await nameTakenFootprint(db, organisationId, { tonnes: footprintTonnes, of: footprintOf })
  const { facts, parts } = await findRetiredTonnes(db, organisationId, draft)
  return checkClaim({ ...words, footprint, facts, parts, today: now.toISOString().slice(0, 10) })
}
