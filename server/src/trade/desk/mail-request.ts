import type { Tx } from '../../platform/db.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import {
  addressOf,
  findKept,
  findReturns,
  type LockedOrder,
  mailAbout,
  minorOf,
  orderLink,
  type Sender,
} from '../orders/index.ts'
import {
  type AboutRequest,
  askedMail,
  byBankMail,
  cancelledMail,
  declinedMail,
  grantedMail,
} from './desk-mails.ts'

const mailBuyer = async (
  tx: Tx,
  order: LockedOrder,
  sender: Sender,
  write: (about: AboutRequest) => MailMessage,
): Promise<void> => {
  const to = await addressOf(tx, order)
  if (to) await mailAbout(tx, order.id, 'buyer', write({ to, order, link: orderLink(order, sender) }))
}

export const mailAsked = async (
  tx: Tx,
  order: LockedOrder,
  amountCents: number,
  sender: Sender,
): Promise<void> => {
  const amountMinor = minorOf(await findKept(tx, order), amountCents)
  await mailBuyer(tx, order, sender, (about) => askedMail(about, { amountCents, amountMinor }))
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
  await mailBuyer(tx, order, sender, (about) => grantedMail(about, { amountCents, amountMinor }))
}

export const mailDeclined = (tx: Tx, order: LockedOrder, answer: string, sender: Sender): Promise<void> =>
  mailBuyer(tx, order, sender, (about) => declinedMail(about, answer))

export const mailByBank = (tx: Tx, order: LockedOrder, why: string, sender: Sender): Promise<void> =>
  mailBuyer(tx, order, sender, (about) => byBankMail(about, why))

export const mailCancelled = (tx: Tx, order: LockedOrder, reason: string, sender: Sender): Promise<void> =>
  mailBuyer(tx, order, sender, (about) => cancelledMail(about, reason))
