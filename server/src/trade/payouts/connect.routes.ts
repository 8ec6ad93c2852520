import { payoutsApi } from '@ledgerleaf/contract/payouts'
import { type Route, route } from '../../http/route.ts'
import { requireTerms } from '../../people/terms/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { ensureAccount } from './connect-accounts.ts'

type Parts = { config: Config; db: Db; provider: PaymentProvider | null }

const pages = { limit: 20, windowSeconds: 60 * 60 }

/** The way of a seller to the provider's own page, where payouts go through it. */
export const connectRoutes = ({ config, db, provider }: Parts): Route[] => [
  route(payoutsApi.connect, async ({ caller, now }) => {
    if (!caller.roles.includes('seller'))
      throw new DomainError('forbidden', { message: 'Open a seller account to do this.' })
    if (config.payoutsBy !== 'stripe' || !provider)
      throw new DomainError('unavailable', { message: 'Payouts go to a bank account here.' })
    await consume(db, limitKey('connectPage', caller.organisationId), pages, now)
    await requireTerms(db, caller.organisationId, ['sellers'])
    const accountId = await ensureAccount(db, provider, caller.organisationId, now)
    const back = `${config.publicUrl}/statement`
    return { url: await provider.openAccountPage(accountId, { back, again: back }) }
  }),
]
