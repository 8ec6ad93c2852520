import { subscriptionsApi } from '@ledgerleaf/contract/subscriptions'
import { idempotentRoute } from '../../http/idempotency.ts'
import { command, done, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { ensureCustomer, type PaymentProvider } from '../payments/index.ts'
import { openPage } from '../purchase/index.ts'
import { openSolver } from '../recommendations/index.ts'
import { beginSubscription } from './begin-subscription.ts'
import { cancelSubscription, pauseSubscription, resumeSubscription } from './change-subscription.ts'
import { composeRun } from './compose-run.ts'
import { confirmRun, findOwn } from './confirm-run.ts'
import { refusePast } from './create-subscription.ts'
import { previewRun } from './preview-run.ts'
import { taxRun } from './tax-run.ts'

type Parts = { config: Config; secret: string; db: Db; provider: PaymentProvider | null }

// Each looks for the best basket, which is work.
const previews = { limit: 60, windowSeconds: 60 * 60 }
const pages = { limit: 20, windowSeconds: 60 * 60 }

export const subscriptionRoutes = (parts: Parts): Route[] => {
  const { config, db } = parts
  const provider = (): PaymentProvider => {
    if (parts.provider) return parts.provider
    throw new DomainError('payment_unavailable', { message: 'This market takes no payments yet.' })
  }
  let solver: ReturnType<typeof openSolver> | undefined
  const limit = (personId: string, now: Date) => consume(db, limitKey('paymentPage', personId), pages, now)
  return [
    idempotentRoute(parts, subscriptionsApi.create, {
      key: 'required',
      before: async () => {
        provider()
      },
      decide: (tx, { body, caller, now }) => beginSubscription(tx, provider(), caller, body, now),
      finish: async (decision) => decision,
    }),
    route(subscriptionsApi.preview, async ({ body, caller, now }) => {
      await consume(db, limitKey('previewRun', caller.organisationId), previews, now)
      refusePast(body, now)
      solver ??= openSolver()
      return previewRun(db, caller.organisationId, body, { config, solver, now })
    }),
    route(subscriptionsApi.keepCard, async ({ caller, now }) => {
      await limit(caller.organisationId, now)
      const customerId = await ensureCustomer(db, provider(), caller.organisationId)
      const back = `${config.publicUrl}/subscriptions`
      return { url: await provider().openCardPage(customerId, { success: back, cancel: back }) }
    }),
    route(subscriptionsApi.confirm, async ({ caller, params, now }) => {
      await limit(caller.organisationId, now)
      const found = await findOwn(db, caller.organisationId, params.id)
      if (!found) throw new DomainError('not_found')
      solver ??= openSolver()
      const basket = await composeRun(db, solver, found)
      const asked = { buyerId: caller.organisationId, id: params.id, basket }
      const sale = await taxRun(db, config, found, now)
      const orderId = await inTransaction(db, (tx) => confirmRun(tx, provider(), asked, sale, now))
      return { url: await openPage({ ...parts, provider: provider() }, orderId, { keepsCard: true }) }
    }),
    command(db, subscriptionsApi.pause, async (tx, { caller, params }) => {
      await pauseSubscription(tx, caller.organisationId, params.id)
      return done
    }),
    command(db, subscriptionsApi.resume, async (tx, { caller, params, now }) => {
      await resumeSubscription(tx, caller, params.id, now)
      return done
    }),
    command(db, subscriptionsApi.cancel, async (tx, { caller, params }) => {
      await cancelSubscription(tx, caller.organisationId, params.id)
      return done
    }),
  ]
}
