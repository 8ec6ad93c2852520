import { claimsApi } from '@ledgerleaf/contract/claims'
import { type Route, route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { nameFootprint } from '../../reading/analysis/index.ts'
import { findRetiredTonnes } from '../retirements/index.ts'
import { checkClaim } from './check-claim.ts'

/** Nobody writes a new sentence every second for long. */
const checksOfOnePerson = { limit: 60, windowSeconds: 60 }

export const claimRoutes = ({ db }: { db: Db }): Route[] => [
  route(claimsApi.check, async ({ body: draft, caller, now }) => {
    await consume(db, limitKey('checkClaim', caller.organisationId), checksOfOnePerson, now)
    if (draft.periodStartsOn > draft.periodEndsOn)
      throw new DomainError('invalid_input', {
        field: 'periodEndsOn',
        message: 'The last day must not come before the first',
      })
    const { footprintTonnes, footprintOf, ...words } = draft
    const footprint = await nameFootprint(
      db,
      { personId: caller.organisationId },
      { tonnes: footprintTonnes, of: footprintOf },
    )
    const { facts, parts } = await findRetiredTonnes(db, caller.organisationId, draft)
    return checkClaim({ ...words, footprint, facts, parts, today: now.toISOString().slice(0, 10) })
  }),
]
