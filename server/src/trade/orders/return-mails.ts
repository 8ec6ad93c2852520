import { writeDollars } from '@ledgerleaf/contract/currencies'
import { orderNumber } from '@ledgerleaf/contract/order-name'
import { tellTakenBack } from '@ledgerleaf/contract/order-words'
import { firstRows } from '../../platform/mail/first-rows.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { MailContent, MailFact } from '../../platform/mail/mail-content.ts'
import {
  asPaid,
  count,
  type MailedOrder,
  onOrder,
  orderFact,
  type PaidPart,
  paidFigure,
  readerOf,
  tellSandbox,
} from './mailed-order.ts'

/** Where the buyer finds the order, and the numbers of its papers as far as they are issued. */
type MailedPapers = { link: string; invoice: string | null; creditNote: string | null }

const paperFacts = ({ id }: MailedOrder, { invoice, creditNote }: MailedPapers): MailFact[] => [
  orderFact(id),
  ...(invoice ? [{ label: 'Invoice', value: invoice, isCode: true }] : []),
  ...(creditNote ? [{ label: 'Credit note', value: creditNote, isCode: true }] : []),
]

const paperLink = ({ link, creditNote }: MailedPapers) => ({
  label: creditNote ? 'See the order and the credit note' : 'See the order',
  link,
})

const returnWords: Partial<Record<NonNullable<MailedOrder['endReason']>, string>> = {
  sold_out:
    'It arrived after the time to pay was over, and the credits were no longer for sale. We are sorry.',
  repriced:
    'It arrived after the time to pay was over, and the credits cost more now than was agreed. You can buy them at the new price.',
  buyer: 'It arrived after the order had been cancelled, as you asked.',
  operator: 'It arrived after we had ended the order.',
  plan_taken:
    'The welcome plan is once for a company, and yours has had it: we pay most of it ourselves. What you bought before stays yours.',
}
/** Whose payment goes back whole has bought nothing; whoever cancelled knows. */
const stateOf = ({ endReason, amountMinor }: MailedOrder, back: PaidPart): Pick<MailContent, 'state'> =>
  endReason && endReason !== 'buyer' && returnWords[endReason] && back.amountMinor >= amountMinor
    ? { state: 'Nothing was bought' }
    : {}

const whyReturned = ({ endReason, lines }: MailedOrder): string =>
  (endReason && returnWords[endReason]) || `The order was taken back. ${tellTakenBack(lines)}`

/** Which way money goes back: a transfer is only owed until the bank has booked it, and then told of again. */
type WayBack = 'provider' | 'transfer'
const wayWords: Record<WayBack, string> = {
  provider: 'is on its way back to you.',
  transfer:
    'goes back by bank transfer, to the account it came from, with our next transfers. We write again when our bank has booked it.',
}

/** What a mail about money that went back is written from. */
export type MailedReturn = { back: PaidPart; papers: MailedPapers; way: WayBack }

export const refundMail = (
  to: string,
  order: MailedOrder,
  { back, papers, way }: MailedReturn,
): MailMessage => ({
  to,
  subject: 'Your payment is returned',
  content: {
    reader: readerOf(order),
    ...tellSandbox(order),
    ...stateOf(order, back),
    body: [
      back.amountMinor < order.amountMinor
        ? `The rest of your payment for order ${orderNumber(order.id)}, ${asPaid(order.currency, back)}, ${wayWords[way]}`
        : `Your payment of ${asPaid(order.currency, back)} for order ${orderNumber(order.id)} ${wayWords[way]}`,
      whyReturned(order),
      { figure: paidFigure('Returned', order.currency, back), facts: paperFacts(order, papers) },
    ],
    action: paperLink(papers),
  },
})

export const partRefundMail = (
  to: string,
  order: MailedOrder,
  { back, papers, way }: MailedReturn,
): MailMessage => ({
  to,
  subject: 'Part of your payment is returned',
  content: {
    reader: readerOf(order),
    ...tellSandbox(order),
    body: [
      `${asPaid(order.currency, back)} of your payment for order ${orderNumber(order.id)} ${wayWords[way]}`,
      { figure: paidFigure('Returned', order.currency, back), facts: paperFacts(order, papers) },
      'Credits returned so far:',
      {
        facts: firstRows(
          order.lines
            .filter(({ returned }) => returned > 0)
            .map(({ returned, projectName }) => ({ label: projectName, value: count(returned) })),
          onOrder,
        ),
      },
    ],
    action: paperLink(papers),
  },
})

/** Credits of a sale that came back to their seller, and the money that went. */
export type TakenBack = { projectName: string; quantity: number; sellerCents: number; isForward: boolean }

export const sellerRefundMail = (
  publicUrl: string,
  to: string,
  orderId: string,
  taken: readonly TakenBack[],
): MailMessage => ({
  to,
  subject: 'A sale of yours was refunded',
  content: {
    reader: 'seller',
    state: 'Sale refunded',
    body: [
      `Money of order ${orderNumber(orderId)} for your credits goes back to its buyer.`,
      {
        facts: firstRows(
          taken.map(({ projectName, quantity, sellerCents, isForward }) => ({
            label: projectName,
            value: isForward ? 'out of escrow' : `${writeDollars(sellerCents)} of your proceeds`,
            detail: isForward
              ? `${count(quantity)}, bought forward: the money leaves escrow and you owe nothing more`
              : count(quantity),
          })),
          'on your statement',
        ),
      },
      'Credits that were not retired are yours again and can be listed. The fee on them is given back. What was paid out to you before is not asked back.',
    ],
    action: { label: 'See your statement', link: `${publicUrl}/statement` },
  },
})

/** The bank has decided, and what it took back is gone from us already. */
export const disputeMail = (to: string, order: MailedOrder, { back, papers }: MailedReturn): MailMessage => ({
  to,
  subject: 'Your bank returned a payment to you',
  content: {
    reader: readerOf(order),
    ...tellSandbox(order),
    state: order.status === 'refunded' ? 'Order taken back' : 'Payment taken back',
    body: [
      `Your bank took ${asPaid(order.currency, back)} of your payment for order ${orderNumber(order.id)} back for you.`,
      order.status === 'refunded'
        ? `The order is taken back. ${tellTakenBack(order.lines)}`
        : 'The order page names what went back to its sellers for it.',
      {
        figure: paidFigure('Taken back by your bank', order.currency, back),
        facts: paperFacts(order, papers),
      },
    ],
    action: paperLink(papers),
  },
})
