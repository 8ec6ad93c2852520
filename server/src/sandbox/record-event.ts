import { randomBytes } from 'node:crypto'
import type { Tx } from '../platform/db.ts'
import { enqueue } from '../platform/outbox.ts'
import { sandboxEvents } from './sandbox.tables.ts'

export const newName = (prefix: string): string => `${prefix}_test_${randomBytes(16).toString('hex')}`

/** Something the market will want to hear; a job carries it there, again and again until it is taken. */
export const recordEvent = async (tx: Tx, type: string, object: object, now: Date): Promise<void> => {
  const id = newName('evt')
  const created = Math.floor(now.getTime() / 1000)
  const event = { id, object: 'event', type, livemode: false, created, data: { object } }
  await tx.insert(sandboxEvents).values({ id, body: JSON.stringify(event), createdAt: now })
  await enqueue(tx, 'sandbox-deliver', { eventId: id }, { key: `deliver:${id}` })
}
