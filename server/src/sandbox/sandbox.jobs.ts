import { createHmac } from 'node:crypto'
import { and, isNull } from 'drizzle-orm'
import { among } from '../platform/among.ts'
import { askNear } from '../platform/ask-near.ts'
import type { Db } from '../platform/db.ts'
import { gather } from '../platform/gather.ts'
import { allDone } from '../platform/outcome.ts'
import { sandboxSecrets } from '../platform/sandbox-secrets.ts'
import { does, type TaskHandler } from '../platform/tasks.ts'
import { sandboxEvents } from './sandbox.tables.ts'
import { sandboxDeliverTask } from './sandbox.tasks.ts'

const answerMsMax = 10_000

type Parts = { db: Db; secret: string; ownOrigin: () => string }

/** Sends what happened to the market's webhook address, signed as the real provider signs. Not taken is sent again. */
export const sandboxTasks = ({ db, secret, ownOrigin }: Parts): TaskHandler[] => {
  const findUndelivered = gather(async (ids: readonly string[]) => {
    const undelivered = and(among(sandboxEvents.id, ids), isNull(sandboxEvents.deliveredAt))
    const found = await db.select().from(sandboxEvents).where(undelivered)
    return allDone(new Map(ids.map((id) => [id, found.find((event) => event.id === id) ?? null])))
  })
  const markDelivered = gather(async (ids: readonly string[]) => {
    await db.update(sandboxEvents).set({ deliveredAt: new Date() }).where(among(sandboxEvents.id, ids))
    return allDone(new Map(ids.map((id) => [id, true])))
  })
  return [
    does(sandboxDeliverTask, async ({ eventId }, now) => {
      const event = await findUndelivered(eventId)
      if (!event) return
      const at = Math.floor(now.getTime() / 1000)
      const { webhookSecret } = sandboxSecrets(secret)
      const signature = createHmac('sha256', webhookSecret).update(`${at}.${event.body}`).digest('hex')
      const response = await askNear(new URL(`${ownOrigin()}/api/payments/webhook`), {
        method: 'POST',
        headers: [
          ['content-type', 'application/json'],
          ['stripe-signature', `t=${at},v1=${signature}`],
        ],
        body: event.body,
        signal: AbortSignal.timeout(answerMsMax),
      })
      if (!response.ok) throw new Error(`the webhook address answered ${response.status}`)
      await markDelivered(eventId)
    }),
  ]
}
