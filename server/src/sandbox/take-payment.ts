import { and, eq } from 'drizzle-orm'
import type { Tx } from '../platform/db.ts'
import { disputeCharges } from './dispute-charge.ts'
import { groupAt, textAt } from './read-form.ts'
import { type Happened, newName, recordEvent, recordEvents } from './record-event.ts'
import { type CardError, sandboxIntents, sandboxSessions } from './sandbox.tables.ts'
import {
  type Intent,
  intentShape,
  isSetup,
  type SandboxSession,
  sessionShape,
  setupShape,
} from './wire-shapes.ts'

type NewIntent = Pick<Intent, 'amountCents' | 'currency' | 'metadata'> &
  Partial<Pick<Intent, 'customer' | 'method' | 'isSaved'>>

/** How a charge went, before it is written. */
export const draftIntent = (
  { amountCents, currency, metadata, customer = null, method = null, isSaved = false }: NewIntent,
  error: CardError | null,
  now: Date,
): Intent => ({
  id: newName('pi'),
  status: error ? 'requires_payment_method' : 'succeeded',
  amountCents,
  currency,
  metadata,
  error,
  customer,
  method,
  isSaved: isSaved && error === null,
  createdAt: now,
})

export const chargeEvent = (intent: Intent): Happened => ({
  type: intent.error ? 'payment_intent.payment_failed' : 'payment_intent.succeeded',
  object: intentShape(intent),
})

/** Charges once: the intent says how it went, and so does an event. */
const chargeIntent = async (
  tx: Tx,
  wanted: NewIntent,
  error: CardError | null,
  now: Date,
): Promise<Intent> => {
  const intent = draftIntent(wanted, error, now)
  await tx.insert(sandboxIntents).values(intent)
  await recordEvents(tx, [chargeEvent(intent)], now)
  return intent
}

export const lockSession = async (tx: Tx, id: string): Promise<SandboxSession | undefined> => {
  const [session] = await tx.select().from(sandboxSessions).where(eq(sandboxSessions.id, id)).for('update')
  return session
}

type Paying = { email: string; method: string; error: CardError | null; isDisputed: boolean; origin: string }

const complete = async (
  tx: Tx,
  session: SandboxSession,
  { intentId, email, origin }: { intentId: string; email: string; origin: string },
  now: Date,
): Promise<void> => {
  const [done] = await tx
    .update(sandboxSessions)
    .set({ status: 'complete', intentId, request: { ...session.request, customer_email: email } })
    .where(and(eq(sandboxSessions.id, session.id), eq(sandboxSessions.status, 'open')))
    .returning()
  if (!done) throw new Error(`session ${session.id} was not open`)
  await recordEvent(tx, 'checkout.session.completed', sessionShape(done, origin), now)
}

/** Keeps a card for later and takes no money. The holder is there, so a bank that asks can be answered. */
const keepCard = async (
  tx: Tx,
  session: SandboxSession,
  { email, method, error, origin }: Omit<Paying, 'isDisputed'>,
  now: Date,
): Promise<void> => {
  if (error) return
  const id = newName('seti')
  await recordEvent(tx, 'setup_intent.succeeded', setupShape({ id, session, method }), now)
  await complete(tx, session, { intentId: id, email, origin }, now)
}

/** Somebody pays, or tries to, on the page of a session. A refused card leaves the session open for another. */
export const paySession = async (
  tx: Tx,
  session: SandboxSession,
  { email, method, error, isDisputed, origin }: Paying,
  now: Date,
): Promise<void> => {
  const { amountCents, currency, request } = session
  if (isSetup(session)) return keepCard(tx, session, { email, method, error, origin }, now)
  const metadata = groupAt(request, 'payment_intent_data', 'metadata')
  const customer = textAt(request, 'customer') ?? null
  const isSaved = textAt(request, 'payment_intent_data', 'setup_future_usage') === 'off_session'
  const intent = await chargeIntent(
    tx,
    { amountCents, currency, metadata, customer, method, isSaved },
    error,
    now,
  )
  if (error) return
  await complete(tx, session, { intentId: intent.id, email, origin }, now)
  if (isDisputed) await disputeCharges(tx, [intent], now)
}

export const expireSession = async (
  tx: Tx,
  session: SandboxSession,
  origin: string,
  now: Date,
): Promise<SandboxSession> => {
  const [expired] = await tx
    .update(sandboxSessions)
    .set({ status: 'expired' })
    .where(eq(sandboxSessions.id, session.id))
    .returning()
  if (!expired) throw new Error(`session ${session.id} is gone`)
  await recordEvent(tx, 'checkout.session.expired', sessionShape(expired, origin), now)
  return expired
}
