import { claimsApi } from '@ledgerleaf/contract/claims'
import { type Route, route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { judgeDraft } from './judge-draft.ts'

/** Nobody writes a new sentence every second for long. */
const checksOfOnePerson = { limit: 60, windowSeconds: 60 }

export const claimRoutes = ({ db }: { db: Db }): Route[] => [
  route(claimsApi.check, async ({ body: draft, caller, now }) => {
    await consume(db, limitKey('checkClaim', caller.organisationId), checksOfOnePerson, now)
    return judgeDraft(db, caller.organisationId, draft, now)
  }),
]
