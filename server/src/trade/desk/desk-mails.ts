import type { Tx } from '../../platform/db.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import {
  addressOf,
  asPaid,
  findKept,
  findReturns,
  type LockedOrder,
  mailAbout,
  minorOf,
  orderLink,
  type Sender,
} from '../orders/index.ts'

const mailBuyer = async (
  tx: Tx,
  order: LockedOrder,
  sender: Sender,
  subject: string,
  words: readonly string[],
): Promise<void> => {
  const to = await addressOf(tx, order)
  if (!to) return
  const parts = [...words, `Order ${order.id}`, { label: 'See the order', link: orderLink(order, sender) }]
  await mailAbout(tx, order.id, 'buyer', { to, subject, ...composeMail(parts) })
}

export const mailAsked = async (
  tx: Tx,
  order: LockedOrder,
  amountCents: number,
  sender: Sender,
): Promise<void> => {
  const amountMinor = minorOf(await findKept(tx, order), amountCents)
  await mailBuyer(tx, order, sender, 'You asked for a refund', [
    `We have your request to return ${asPaid(order.currency, { amountCents, amountMinor })} of ${order.basketName}. Somebody looks at it, and you get the answer by mail.`,
    'Until then nothing changes: the credits are yours, and whatever you retire meanwhile cannot go back.',
  ])
}

/** After the refund: what goes back in the buyer's currency is what was taken for it. */
export const mailGranted = async (
  tx: Tx,
  order: LockedOrder,
  amountCents: number,
  sender: Sender,
): Promise<void> => {
  const newest = (await findReturns(tx, order)).at(-1)
  const amountMinor = newest?.grossMinor ?? amountCents
  await mailBuyer(tx, order, sender, 'Your refund is granted', [
    `You get back ${asPaid(order.currency, { amountCents, amountMinor })} of ${order.basketName}. The credits have gone to their sellers, and the money goes back the way it came. We write again when it does.`,
  ])
}

export const mailDeclined = (tx: Tx, order: LockedOrder, answer: string, sender: Sender): Promise<void> =>
  mailBuyer(tx, order, sender, 'Your refund is declined', [
    `You asked for money of ${order.basketName} back. We cannot grant it:`,
    answer,
    'You can ask again, or write to us.',
  ])

export const mailByBank = (tx: Tx, order: LockedOrder, why: string, sender: Sender): Promise<void> =>
  mailBuyer(tx, order, sender, 'Your request for a refund is closed', [
    `You asked for money of ${order.basketName} back. ${why} There is nothing left to return, so your request is closed.`,
  ])

export const mailCancelled = (tx: Tx, order: LockedOrder, reason: string, sender: Sender): Promise<void> =>
  mailBuyer(tx, order, sender, 'Your order is cancelled', [
    `We have cancelled your order of ${order.basketName}, which was not paid. Nothing is owed.`,
    reason,
  ])
