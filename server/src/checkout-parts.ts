import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/db.ts'
import { mountSandbox } from './sandbox/mount-sandbox.ts'
import { sandboxTasks } from './sandbox/sandbox.jobs.ts'
import { basketTasks } from './trade/baskets/index.ts'
import { deskTasks } from './trade/desk/index.ts'
import { forwardTasks } from './trade/forwards/index.ts'
import { invoiceTasks } from './trade/invoices/index.ts'
import { orderTasks } from './trade/orders/index.ts'
import { createProvider, paymentTasks } from './trade/payments/index.ts'
import { payoutEvent, payoutTasks } from './trade/payouts/index.ts'
import { rateTasks } from './trade/rates/index.ts'
import { subscriptionTasks } from './trade/subscriptions/index.ts'
import { transferTasks } from './trade/transfers/index.ts'

type Parts = { config: Config; secret: string; db: Db; log: Logger; ownOrigin: () => string }

/** Whatever takes part in buying: the provider, its sandbox, and the work after commit. */
export const createCheckout = ({ config, secret, db, log, ownOrigin }: Parts) => {
  const provider = createProvider(config, secret, ownOrigin)
  const sender = { publicUrl: config.publicUrl, secret }
  return {
    provider,
    mount: (app: FastifyInstance) => mountSandbox(app, { config, db, secret }),
    tasks: [
      ...basketTasks({ db }),
      ...orderTasks({ config, db }),
      ...invoiceTasks({ config, db }),
      ...paymentTasks({
        config,
        db,
        provider,
        sender,
        log,
        outside: payoutEvent({ publicUrl: config.publicUrl }),
      }),
      ...deskTasks({ db, sender }),
      ...transferTasks({ config, db, sender }),
      ...forwardTasks({ db, provider, feeBasisPoints: config.feeBasisPoints, sender, log }),
      ...payoutTasks({ db, provider, publicUrl: config.publicUrl, log }),
      ...rateTasks({ db, ratesUrl: config.ratesUrl, isSandbox: config.payments.provider === 'sandbox', log }),
      ...subscriptionTasks({ config, db, provider, log }),
      ...sandboxTasks({ db, secret, ownOrigin }),
    ],
  }
}
