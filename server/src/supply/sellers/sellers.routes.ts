import { sellersApi } from '@ledgerleaf/contract/sellers'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { saveProfile } from './save-profile.ts'
import { findProfile } from './seller-queries.ts'

const requireSeller = ({ roles }: Caller): void => {
  if (!roles.includes('seller'))
    throw new DomainError('forbidden', { message: 'Open a seller account to do this.' })
}

export const sellerRoutes = ({ db, secret }: { db: Db; secret: string }): Route[] => [
  route(sellersApi.profile, async ({ caller }) => {
    requireSeller(caller)
    const profile = await findProfile(db, caller.personId)
    if (!profile)
      return {
        companyName: caller.company ?? caller.name,
        country: null,
        website: null,
        description: null,
        payoutEnding: null,
      }
    return profile
  }),
  command(db, sellersApi.saveProfile, async (tx, { body, caller, now }) => {
    requireSeller(caller)
    await saveProfile(tx, caller.personId, body, { secret, now })
    return done
  }),
]
