import { and, eq, inArray } from 'drizzle-orm'
import { findParty } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { findEndingCards, noteWarned } from '../payments/index.ts'
import { cardEndsMail } from './subscription-mails.ts'
import { subscriptions } from './subscriptions.tables.ts'

/** Tells whoever has a subscription that the card it charges ends this month or has ended, once for each card and end. */
export const warnCards = async (tx: Tx, publicUrl: string, now: Date): Promise<void> => {
  const ending = await findEndingCards(tx, now)
  if (ending.length === 0) return
  const subscribed = await tx
    .selectDistinct({ personId: subscriptions.buyerId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.state, 'active'),
        inArray(
          subscriptions.buyerId,
          ending.map(({ personId }) => personId),
        ),
      ),
    )
  const concerned = new Set(subscribed.map(({ personId }) => personId))
  for (const { personId, last4, end } of ending) {
    const person = concerned.has(personId) ? await findParty(tx, personId) : null
    if (!person || !(await noteWarned(tx, personId, end))) continue
    const mailed = { last4, endsIn: end.split(' ')[1] ?? '' }
    await enqueue(tx, sendMailTask, cardEndsMail(publicUrl, person.email, mailed))
  }
}
