import { randomBytes } from 'node:crypto'
import type { Tx } from '../platform/db.ts'
import { enqueueAll, jobOf } from '../platform/outbox.ts'
import { sandboxEvents } from './sandbox.tables.ts'
import { sandboxDeliverTask } from './sandbox.tasks.ts'

export const newName = (prefix: string): string => `${prefix}_test_${randomBytes(16).toString('hex')}`

export type Happened = { type: string; object: object }

/** What the market will want to hear; a job carries it there, again and again until it is taken. */
export const recordEvents = async (tx: Tx, happened: readonly Happened[], now: Date): Promise<void> => {
  if (happened.length === 0) return
  const created = Math.floor(now.getTime() / 1000)
  const rows = happened.map(({ type, object }) => {
    const id = newName('evt')
    const event = { id, object: 'event', type, livemode: false, created, data: { object } }
    return { id, body: JSON.stringify(event), createdAt: now }
  })
  await tx.insert(sandboxEvents).values(rows)
  await enqueueAll(tx, [
    jobOf(
      sandboxDeliverTask,
      rows.map(({ id }) => ({ eventId: id })),
    ),
  ])
}

export const recordEvent = (tx: Tx, type: string, object: object, now: Date): Promise<void> =>
  recordEvents(tx, [{ type, object }], now)
