import { writeDollars } from '@ledgerleaf/contract/currencies'
import { orderNumber } from '@ledgerleaf/contract/order-name'
import { firstRows } from '../../platform/mail/first-rows.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { MailBlock, MailFact } from '../../platform/mail/mail-content.ts'
import type { LineRow } from './lock-order.ts'
import {
  asPaid,
  count,
  type MailedOrder,
  onOrder,
  orderFact,
  paidFigure,
  tellSandbox,
  wholeOf,
} from './mailed-order.ts'

const forwardWords = 'bought forward, not delivered yet; your money waits in escrow'

const lineFacts = (order: MailedOrder): MailFact[] =>
  firstRows(
    order.lines.map(({ quantity, projectName, registry, vintage, saleType }) => ({
      label: projectName,
      value: count(quantity),
      detail: `${registry}, ${vintage}${saleType === 'forward' ? `: ${forwardWords}` : ''}`,
    })),
    onOrder,
  )

const isForward = ({ saleType }: { saleType: LineRow['saleType'] }) => saleType === 'forward'

/** What the buyer has by having paid: of a promise nothing yet. */
const tellBought = ({ lines }: MailedOrder): string => {
  if (lines.every(isForward))
    return '. You bought forward: nothing is yours before it is delivered, and your money waits in escrow until then'
  return lines.some(isForward)
    ? '. The credits bought spot are yours; what you bought forward is yours when it is delivered'
    : ', and the credits are yours'
}

/** Of what a guest bought, forward or not, an account with the same address becomes the owner. */
const inviteGuest = (publicUrl: string, { lines }: MailedOrder): MailBlock[] => {
  const isPromise = lines.every(isForward)
  return [
    `You bought without an account. ${isPromise ? 'What is delivered waits' : 'The credits wait'} for this e-mail address: open an account with it and confirm the address, and ${isPromise ? 'it is' : 'they are'} in it. If you had an account with it before, sign in and add the order to it on the order’s page.`,
    { label: 'Open an account', link: `${publicUrl}/signup` },
  ]
}

export const receiptMail = (
  publicUrl: string,
  to: string,
  order: MailedOrder,
  token: string | null,
): MailMessage => {
  const link = token
    ? `${publicUrl}/success?order=${order.id}&token=${token}`
    : `${publicUrl}/orders/${order.id}`
  return {
    to,
    subject: 'Receipt for your carbon credits',
    content: {
      reader: token ? 'guest' : 'buyer',
      ...tellSandbox(order),
      headline: 'Your payment arrived',
      body: [
        `Thank you. Your payment of ${asPaid(order.currency, wholeOf(order))} for order ${orderNumber(order.id)} arrived${tellBought(order)}.`,
        {
          figure: paidFigure('Paid', order.currency, wholeOf(order)),
          facts: [...lineFacts(order), orderFact(order.id)],
        },
      ],
      action: { label: 'See the order and its receipt', link },
      more: token ? inviteGuest(publicUrl, order) : [],
    },
  }
}

export type Sale = {
  orderId: string
  projectName: string
  quantity: number
  grossCents: number
  feeCents: number
  netCents: number
  /** Earned only once it is delivered. */
  isForward: boolean
}

export const saleMail = (publicUrl: string, to: string, sales: readonly Sale[]): MailMessage => ({
  to,
  subject: 'You sold carbon credits',
  content: {
    reader: 'seller',
    body: [
      sales.every(({ isForward }) => isForward)
        ? 'An order for credits you promised was paid into escrow.'
        : 'An order for your credits was paid and settled.',
      {
        figure: {
          label: 'For you',
          value: writeDollars(sales.reduce((sum, { netCents }) => sum + netCents, 0)),
        },
        facts: firstRows(
          sales.map(({ orderId, projectName, quantity, grossCents, feeCents, netCents, isForward }) => ({
            label: projectName,
            value: `${writeDollars(netCents)} for you${isForward ? ' out of escrow as you deliver' : ''}`,
            detail: `${count(quantity)}, ${writeDollars(grossCents)} less ${writeDollars(feeCents)} fee, order ${orderNumber(orderId)}`,
          })),
          'on your statement',
        ),
      },
    ],
    action: { label: 'See your statement', link: `${publicUrl}/statement` },
  },
})
