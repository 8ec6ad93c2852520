import { interestDays } from '@ledgerleaf/contract/interest'
import { sellerDeskApi } from '@ledgerleaf/contract/seller-desk'
import { type Caller, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findDueFacts } from './due-facts.ts'
import { dueSteps } from './due-steps.ts'
import { findListingFigures } from './listing-figures.ts'

type Parts = { config: Config; db: Reader; secret: string }

const sellerOf = ({ organisationId, roles }: Caller): string => {
  if (!roles.includes('seller'))
    throw new DomainError('forbidden', { message: 'Open a seller account to do this.' })
  return organisationId
}

/** Nothing names whose figures are asked for: everybody reads their own. */
export const sellerDeskRoutes = (parts: Parts): Route[] => [
  route(sellerDeskApi.due, async ({ caller, now }) => ({
    steps: dueSteps(await findDueFacts(parts, sellerOf(caller), now), now.toISOString().slice(0, 10)),
  })),
  route(sellerDeskApi.listings, async ({ caller, now }) => ({
    listings: await findListingFigures(parts.db, sellerOf(caller), { now }),
    days: interestDays,
  })),
]
