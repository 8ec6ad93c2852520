import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { nameFootprint } from '../analysis/index.ts'
import { findDecisions } from './programme-queries.ts'
import { settleDecisions } from './settle-decisions.ts'

type Given = Parameters<typeof nameFootprint>[2]

/**
 * The footprint that somebody names for an organisation. One that the programme has left out is not its own, or not to be
 * spoken of: whoever still has its number is told so.
 */
export const nameTakenFootprint = async (db: Reader, organisationId: string, given: Given) => {
  if (given.of) {
    const { leftOut } = settleDecisions(await findDecisions(db, organisationId))
    if (leftOut.has(given.of.analysisId))
      throw new DomainError('invalid_input', {
        field: 'analysisId',
        message:
          'This analysis is left out of your programme, so nothing can rest on it. Take it in again there, or choose another.',
      })
  }
  return nameFootprint(db, { personId: organisationId }, given)
}
