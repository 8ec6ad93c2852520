import type { Tx } from '../../platform/db.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { addressOf, dollars, type LockedOrder, mailAbout, orderToken, type Sender } from '../orders/index.ts'

/** Where the buyer sees the order: a guest by its token. */
const linkOf = ({ id, buyerId }: LockedOrder, { publicUrl, secret }: Sender): string =>
  buyerId === null
    ? `${publicUrl}/success?order=${id}&token=${orderToken(secret, id)}`
    : `${publicUrl}/orders/${id}`

const mailBuyer = async (
  tx: Tx,
  order: LockedOrder,
  sender: Sender,
  subject: string,
  words: readonly string[],
): Promise<void> => {
  const to = await addressOf(tx, order)
  if (!to) return
  const parts = [...words, { label: 'See the order', link: linkOf(order, sender) }]
  await mailAbout(tx, order.id, 'buyer', { to, subject, ...composeMail(parts) })
}

export const mailAsked = (tx: Tx, order: LockedOrder, cents: number, sender: Sender): Promise<void> =>
  mailBuyer(tx, order, sender, 'You asked for a refund', [
    `We have your request to return ${dollars(cents)} of ${order.basketName}. Somebody looks at it, and you get the answer by mail.`,
    'Until then nothing changes: the credits are yours, and whatever you retire meanwhile cannot go back.',
  ])

export const mailGranted = (tx: Tx, order: LockedOrder, cents: number, sender: Sender): Promise<void> =>
  mailBuyer(tx, order, sender, 'Your refund is granted', [
    `You get back ${dollars(cents)} of ${order.basketName}. The credits have gone to their sellers, and the money goes back the way it came. We write again when it does.`,
  ])

export const mailDeclined = (tx: Tx, order: LockedOrder, answer: string, sender: Sender): Promise<void> =>
  mailBuyer(tx, order, sender, 'Your refund is declined', [
    `You asked for money of ${order.basketName} back. We cannot grant it:`,
    answer,
    'You can ask again, or write to us.',
  ])

export const mailCancelled = (tx: Tx, order: LockedOrder, reason: string, sender: Sender): Promise<void> =>
  mailBuyer(tx, order, sender, 'Your order is cancelled', [
    `We have cancelled your order of ${order.basketName}, which was not paid. Nothing is owed.`,
    reason,
  ])
