import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { forwardTasks } from './domains/forwards/index.ts'
import { orderTasks } from './domains/orders/index.ts'
import { createProvider, paymentTasks } from './domains/payments/index.ts'
import { retirementTasks } from './domains/retirements/index.ts'
import { subscriptionTasks } from './domains/subscriptions/index.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/db.ts'
import { mountSandbox } from './sandbox/mount-sandbox.ts'
import { sandboxTasks } from './sandbox/sandbox.jobs.ts'

type Parts = { config: Config; secret: string; db: Db; log: Logger; ownOrigin: () => string }

/** When the tasks of orders and payments run by the clock. */
export const checkoutSchedules = {
  'sweep-orders': '* * * * *',
  'reconcile-payments': '* * * * *',
  'run-subscriptions': '* * * * *',
  'run-forwards': '* * * * *',
} as const

/** Whatever takes part in buying: the provider, its sandbox, and the work after commit. */
export const createCheckout = ({ config, secret, db, log, ownOrigin }: Parts) => {
  const provider = createProvider(config, secret, ownOrigin)
  const sender = { publicUrl: config.publicUrl, secret }
  return {
    provider,
    mount: (app: FastifyInstance) => mountSandbox(app, { config, db, secret }),
    tasks: {
      ...orderTasks({ db }),
      ...paymentTasks({ db, provider, sender, log }),
      ...forwardTasks({ db, provider, feeBasisPoints: config.feeBasisPoints, sender, log }),
      ...retirementTasks({ db, publicUrl: config.publicUrl }),
      ...subscriptionTasks({ config, db, provider, log }),
      ...sandboxTasks({ db, secret, ownOrigin }),
    },
  }
}
