import { bankAccountsApi } from '@ledgerleaf/contract/bank-accounts-api'
import { sellersApi } from '@ledgerleaf/contract/sellers'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import { requireProof } from '../../people/identity/index.ts'
import { requireTerms } from '../../people/terms/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
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
    const profile = await findProfile(db, caller.organisationId)
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
    await saveProfile(tx, caller.organisationId, body, now)
    return done
  }),
  route(
    bankAccountsApi.save,
    async ({ body: { password, code, passkey, ...account }, caller, request, now }) => {
      requireSeller(caller)
      const { personId, organisationId } = caller
      const mayChange = typeof (await findProfile(db, organisationId))?.payoutEnding === 'string'
      if (mayChange) await requireProof({ db, config, secret }, caller, { password, code, passkey }, now)
      const kept = { secret, publicUrl: config.publicUrl, now, ownIban: config.bank?.iban, mayChange }
      await inTransaction(db, async (tx) => {
        await requireTerms(tx, organisationId, ['sellers'])
        await saveAccount(tx, organisationId, account, kept)
      })
      if (mayChange) noteSecurity(request.log, 'bank-account.changed', { personId })
      return done
    },
  ),
]
