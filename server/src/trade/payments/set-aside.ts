import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { sqlState, type Writer } from '../../platform/db.ts'
import { paymentEvents } from './payments.tables.ts'
import { quarantined, type Verdict } from './verdict.ts'

export type KeptEvent = { id: string; type: string; body: unknown; verdict: Verdict | null }

const name = z.string().check(z.minLength(1), z.maxLength(255))
const EventShape = z.looseObject({ id: name, type: name })
// As JSON writes them: a zero character, or half a character. PostgreSQL keeps neither.
const unkeepable = /(?<!\\)(?:\\\\)*\\u(0000|d[89a-f])/i

/**
 * A signed report as it is kept. One that cannot be read is the provider's word all the same: it is kept byte for byte
 * for an operator to look at, under a name made from it, and the provider is told that it arrived.
 */
export const keptEvent = (event: Stripe.Event, bytes: Buffer): KeptEvent => {
  const isReadable = EventShape.safeParse(event).success && !unkeepable.test(JSON.stringify(event))
  if (isReadable) return { id: event.id, type: event.type, body: event, verdict: null }
  return {
    id: `odd_${createHash('sha256').update(bytes).digest('hex')}`,
    type: 'unreadable',
    body: { base64: bytes.toString('base64') },
    verdict: quarantined('cannot be read'),
  }
}

/** What a report holds will be no different next time: a value of the wrong kind, or one that no column takes. */
const isAboutContent = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || /^22/.test(sqlState(error) ?? '')

/** Sets a report aside whose content nobody can work with. Any other failure is thrown, and tried again. */
export const setAside = async (
  db: Writer,
  eventId: string,
  error: unknown,
  now: Date,
): Promise<Verdict | null> => {
  if (!isAboutContent(error)) throw error
  const verdict = quarantined('holds something unexpected')
  const changed = await db
    .update(paymentEvents)
    .set({ ...verdict, handledAt: now })
    .where(and(eq(paymentEvents.id, eventId), eq(paymentEvents.state, 'received')))
    .returning({ id: paymentEvents.id })
  return changed.length > 0 ? verdict : null
}
