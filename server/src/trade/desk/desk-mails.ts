import { orderNumber } from '@ledgerleaf/contract/order-name'
import { tellTakenBack } from '@ledgerleaf/contract/order-words'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { MailBlock } from '../../platform/mail/mail-content.ts'
import {
  asPaid,
  type LineRow,
  type OrderRow,
  orderFact,
  type PaidPart,
  paidFigure,
  readerOf,
} from '../orders/index.ts'

/** An order as a mail about a request names it, and where its buyer sees it. */
export type AboutRequest = {
  to: string
  order: Pick<OrderRow, 'id' | 'buyerId' | 'currency'> & { lines: readonly Pick<LineRow, 'saleType'>[] }
  link: string
}

const requestMail = (
  { to, order, link }: AboutRequest,
  subject: string,
  body: MailBlock[],
  state?: string,
): MailMessage => ({
  to,
  subject,
  content: {
    reader: readerOf(order),
    ...(state === undefined ? {} : { state }),
    body,
    action: { label: 'See the order', link },
  },
})

export const askedMail = (about: AboutRequest, part: PaidPart): MailMessage => {
  const { id, currency } = about.order
  return requestMail(about, 'You asked for a refund', [
    `We have your request to return ${asPaid(currency, part)} of order ${orderNumber(id)}. Somebody looks at it, and you get the answer by mail.`,
    { figure: paidFigure('Asked for', currency, part), facts: [orderFact(id)] },
    about.order.lines.every(({ saleType }) => saleType === 'forward')
      ? 'Until then nothing changes: the promise stands, and your money waits in escrow.'
      : 'Until then nothing changes: the credits are yours, and whatever you retire meanwhile cannot go back.',
  ])
}

export const grantedMail = (about: AboutRequest, part: PaidPart): MailMessage => {
  const { id, currency } = about.order
  return requestMail(about, 'Your refund is granted', [
    `You get back ${asPaid(currency, part)} of order ${orderNumber(id)}. ${tellTakenBack(about.order.lines)} The money goes back the way it came, and we write again when it does.`,
    { figure: paidFigure('You get back', currency, part), facts: [orderFact(id)] },
  ])
}

export const declinedMail = (about: AboutRequest, answer: string): MailMessage =>
  requestMail(
    about,
    'Your refund is declined',
    [
      `You asked for money of order ${orderNumber(about.order.id)} back. We cannot grant it:`,
      { quote: answer },
      'You can ask again, or write to us.',
      { facts: [orderFact(about.order.id)] },
    ],
    'Declined',
  )

export const byBankMail = (about: AboutRequest, why: string): MailMessage =>
  requestMail(about, 'Your request for a refund is closed', [
    `You asked for money of order ${orderNumber(about.order.id)} back. ${why} There is nothing left to return, so your request is closed.`,
    { facts: [orderFact(about.order.id)] },
  ])

export const cancelledMail = (about: AboutRequest, reason: string): MailMessage =>
  requestMail(
    about,
    'Your order is cancelled',
    [
      `We have cancelled your order ${orderNumber(about.order.id)}, which was not paid. Nothing is owed.`,
      { quote: reason },
      { facts: [orderFact(about.order.id)] },
    ],
    'Cancelled',
  )
