import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type ClaimedDelivery, claimDelivery } from './claim-delivery.ts'
import { type Attempted, sendDelivery } from './send-delivery.ts'
import { type RetryWaits, settleDelivery, usualWaits } from './settle-delivery.ts'
import { findDueEndpoints, sweepWebhooks } from './sweep-webhooks.ts'
import { findDueWebhooksTask, sendWebhooksTask, sweepWebhooksTask } from './webhooks.tasks.ts'

type Parts = {
  db: Db
  config: Pick<Config, 'publicUrl' | 'outside'>
  secret: string
  /** Shorter where many failures are to be seen in a moment. */
  waits?: RetryWaits
}

/** For so long a job goes on with one endpoint before others have their turn. */
const sliceMs = 5000

/**
 * Sends what is due to one endpoint, one after the other, as long as its turn lasts. No transaction is open while the other
 * side is waited for.
 */
const sendDue = async ({ db, config, secret, waits = usualWaits }: Parts, endpointId: string) => {
  const begun = performance.now()
  const told = { publicUrl: config.publicUrl, waits }
  const claim = () => inTransaction(db, (tx) => claimDelivery(tx, endpointId, new Date()))
  // What came of one is kept and the next is taken in one transaction.
  const goOn = (before: ClaimedDelivery, attempted: Attempted, isOver: boolean) =>
    inTransaction(db, async (tx) => {
      const now = new Date()
      await settleDelivery(tx, before, attempted, told, now)
      if (!isOver) return claimDelivery(tx, endpointId, now)
      // At the end of the line, behind the endpoints of others.
      await enqueue(tx, sendWebhooksTask, { endpointId })
      return null
    })
  let claimed = await claim()
  while (claimed) {
    const attempted = await sendDelivery({ outside: config.outside, secret }, claimed, new Date())
    claimed = await goOn(claimed, attempted, performance.now() - begun > sliceMs)
  }
}

export const webhookTasks = (parts: Parts): TaskHandler[] => [
  does(sendWebhooksTask, ({ endpointId }) => sendDue(parts, endpointId)),
  does(findDueWebhooksTask, async () => {
    const now = new Date()
    for (const endpointId of await findDueEndpoints(parts.db, now))
      await inTransaction(parts.db, (tx) => enqueue(tx, sendWebhooksTask, { endpointId }))
  }),
  does(sweepWebhooksTask, () => sweepWebhooks(parts.db, new Date())),
]
