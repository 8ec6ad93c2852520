import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { idOf } from './payment-notice.ts'
import { savedCards } from './payments.tables.ts'
import { describeCardTask } from './payments.tasks.ts'
import { handled, ignored, type Verdict } from './verdict.ts'

type Kept = { customerId: string; methodId: string }

/** The card an event says is kept for charges its holder is not there for; null for every other event. */
const keptBy = (event: Stripe.Event): Kept | null => {
  const read = (customer: Parameters<typeof idOf>[0], method: Parameters<typeof idOf>[0]): Kept | null => {
    const [customerId, methodId] = [idOf(customer), idOf(method)]
    return customerId && methodId ? { customerId, methodId } : null
  }
  if (event.type === 'setup_intent.succeeded')
    return read(event.data.object.customer, event.data.object.payment_method)
  if (event.type === 'payment_intent.succeeded' && event.data.object.setup_future_usage === 'off_session')
    return read(event.data.object.customer, event.data.object.payment_method)
  return null
}

const keep = async (tx: Tx, { customerId, methodId }: Kept, savedAt: Date): Promise<Verdict> => {
  const [card] = await tx
    .update(savedCards)
    .set({ methodId, savedAt, brand: null, last4: null, expMonth: null, expYear: null, warnedOf: null })
    .where(
      and(
        eq(savedCards.customerId, customerId),
        // Of two events the later one counts, whichever comes first.
        or(isNull(savedCards.savedAt), lte(savedCards.savedAt, savedAt)),
      ),
    )
    .returning({ personId: savedCards.personId })
  if (!card) return ignored('no card of ours, or an older one')
  await enqueue(tx, describeCardTask, { personId: card.personId })
  return handled('card kept')
}

/** What an event says of a card that is kept; null where it says nothing of one. */
export const applyCard = async (tx: Tx, event: Stripe.Event): Promise<Verdict | null> => {
  const kept = keptBy(event)
  if (kept) return keep(tx, kept, new Date(event.created * 1000))
  switch (event.type) {
    case 'payment_method.updated':
    case 'payment_method.automatically_updated': {
      const { id, card } = event.data.object
      if (!card) return ignored('no card')
      const { brand, last4, exp_month: expMonth, exp_year: expYear } = card
      await tx.update(savedCards).set({ brand, last4, expMonth, expYear }).where(eq(savedCards.methodId, id))
      return handled('card renewed')
    }
    case 'payment_method.detached':
      await tx
        .update(savedCards)
        .set({ methodId: null, savedAt: null, brand: null, last4: null, expMonth: null, expYear: null })
        .where(and(eq(savedCards.methodId, event.data.object.id), isNotNull(savedCards.methodId)))
      return handled('card gone')
    default:
      return null
  }
}
