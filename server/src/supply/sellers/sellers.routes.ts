import { bankAccountsApi } from '@ledgerleaf/contract/bank-accounts-api'
import { sellersApi } from '@ledgerleaf/contract/sellers'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import { requireTerms } from '../../people/terms/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { saveAccount } from './save-account.ts'
import { saveProfile } from './save-profile.ts'
import { findProfile } from './seller-queries.ts'

const requireSeller = ({ roles }: Caller): void => {
  if (!roles.includes('seller'))
    throw new DomainError('forbidden', { message: 'Open a seller account to do this.' })
}

export const sellerRoutes = ({ config, db, secret }: { config: Config; db: Db; secret: string }): Route[] => [
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
    await saveProfile(tx, caller.personId, body, now)
    return done
  }),
  command(db, bankAccountsApi.save, async (tx, { body, caller, now }) => {
    requireSeller(caller)
    await requireTerms(tx, caller.personId, ['sellers'])
    await saveAccount(tx, caller.personId, body, {
      secret,
      publicUrl: config.publicUrl,
      now,
      ownIban: config.bank?.iban,
    })
    return done
  }),
]
