import { paymentsApi } from '@ledgerleaf/contract/payments'
import { type Route, route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { groupCommit } from '../../platform/group-commit.ts'
import { done } from '../../platform/outcome.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import type { PaymentProvider } from './provider.ts'
import { receiveEvent } from './receive-event.ts'
import { type KeptEvent, keptEvent } from './set-aside.ts'

const validations = { limit: 30, windowSeconds: 60 }
const eventBytesMax = 1024 * 1024

export const paymentRoutes = ({ db, provider }: { db: Db; provider: PaymentProvider | null }): Route[] => {
  const keep = groupCommit(db, async (tx, event: KeptEvent) =>
    done(await receiveEvent(tx, provider?.name ?? '', event, new Date())),
  )
  return [
    route(paymentsApi.validate, async ({ request, now }) => {
      await consume(db, limitKey('validatePayment', callerNetwork(request.ip)), validations, now)
      if (!provider)
        throw new DomainError('payment_unavailable', { message: 'This market takes no payments yet.' })
      return provider.checkMethod()
    }),
    {
      ...route(paymentsApi.webhook, async ({ request, now }) => {
        if (!provider) throw new DomainError('payment_unavailable')
        const signature = request.headers['stripe-signature']
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        try {
          const event = provider.readEvent(body, typeof signature === 'string' ? signature : undefined, now)
          const kept = keptEvent(event, body)
          if (kept.verdict)
            request.log.error(
              { code: 'payment-notice-unreadable', about: kept.id },
              'what the provider sent cannot be read and was set aside',
            )
          await keep(kept)
        } catch (error) {
          if (error instanceof DomainError) noteSecurity(request.log, 'webhook.refused', { ip: request.ip })
          throw error
        }
        return { received: true as const }
      }),
      // The signature is over the bytes as they were sent.
      rawBody: true,
      bodyBytesMax: eventBytesMax,
    },
  ]
}
