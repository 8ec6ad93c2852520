import { writeMoney } from '@ledgerleaf/contract/currencies'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { BatchName } from '../../supply/projects/index.ts'
import type { LineRow, OrderRow } from './lock-order.ts'

/** An order in the words of a mail. */
export type MailedOrder = Pick<
  OrderRow,
  'id' | 'status' | 'totalCents' | 'vatCents' | 'currency' | 'amountMinor' | 'basketName' | 'endReason'
> & {
  lines: (Pick<LineRow, 'quantity' | 'returned' | 'saleType'> & BatchName)[]
  /** No money moved. */
  sandbox: boolean
}

export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
const count = (credits: number) => `${credits.toLocaleString('en-US')} credit${credits === 1 ? '' : 's'}`

/** A payment or a part of one, VAT included: in dollars and as it was paid. */
export type PaidPart = { amountCents: number; amountMinor: number }

const wholeOf = ({ totalCents, vatCents, amountMinor }: MailedOrder): PaidPart => ({
  amountCents: totalCents + vatCents,
  amountMinor,
})

/** In the buyer's currency, with the dollars of everything else that is said. */
export const asPaid = (currency: OrderRow['currency'], { amountCents, amountMinor }: PaidPart): string =>
  currency === 'usd'
    ? dollars(amountCents)
    : `${writeMoney(amountMinor, currency)} (${dollars(amountCents)} in our books)`

/** Where the buyer finds the order, and the numbers of its papers as far as they are issued. */
type MailedPapers = { link: string; invoice: string | null; creditNote: string | null }

const namePapers = ({ id }: MailedOrder, { link, invoice, creditNote }: MailedPapers) => [
  [
    `Order ${id}`,
    ...(invoice ? [`Invoice ${invoice}`] : []),
    ...(creditNote ? [`Credit note ${creditNote}`] : []),
  ].join('\n'),
  { label: creditNote ? 'See the order and the credit note' : 'See the order', link },
]

const linesOf = (order: MailedOrder): string =>
  order.lines
    .map(
      ({ quantity, projectName, registry, vintage, saleType }) =>
        `${count(quantity)}, ${projectName} (${registry}, ${vintage})${saleType === 'forward' ? ': bought forward, not delivered yet; your money waits in escrow' : ''}`,
    )
    .join('\n')

const isForward = ({ saleType }: { saleType: LineRow['saleType'] }) => saleType === 'forward'

/** What the buyer has by having paid: of a promise nothing yet. */
const tellBought = ({ lines }: MailedOrder): string => {
  if (lines.every(isForward))
    return '. You bought forward: nothing is yours before it is delivered, and your money waits in escrow until then'
  return lines.some(isForward)
    ? '. The credits bought spot are yours; what you bought forward is yours when it is delivered'
    : ', and the credits are yours'
}

const sandboxNotice = 'The payment ran through the sandbox: no money moved.'

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
    ...composeMail([
      `Thank you. Your payment of ${asPaid(order.currency, wholeOf(order))} for ${order.basketName} arrived${tellBought(order)}:`,
      linesOf(order),
      `Order ${order.id}`,
      ...(order.sandbox ? [sandboxNotice] : []),
      { label: 'See the order and its receipt', link },
      ...(token
        ? [
            `You bought without an account. ${order.lines.every(isForward) ? 'What is delivered waits' : 'The credits wait'} for this e-mail address: open an account with it and confirm the address, and ${order.lines.every(isForward) ? 'it is' : 'they are'} in it.`,
            { label: 'Open an account', link: `${publicUrl}/signup` },
          ]
        : []),
    ]),
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
  ...composeMail([
    sales.every(({ isForward }) => isForward)
      ? 'An order for credits you promised was paid into escrow:'
      : 'An order for your credits was paid and settled:',
    sales
      .map(
        ({ orderId, projectName, quantity, grossCents, feeCents, netCents, isForward }) =>
          `${count(quantity)}, ${projectName}: ${dollars(grossCents)} less ${dollars(feeCents)} fee, ${dollars(netCents)} for you${isForward ? ' out of escrow as you deliver' : ''} (order ${orderId})`,
      )
      .join('\n'),
    { label: 'See your statement', link: `${publicUrl}/statement` },
  ]),
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
const whyReturned = ({ endReason }: MailedOrder): string =>
  (endReason && returnWords[endReason]) || 'The order was taken back.'

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
  ...composeMail([
    back.amountMinor < order.amountMinor
      ? `The rest of your payment for ${order.basketName}, ${asPaid(order.currency, back)}, ${wayWords[way]}`
      : `Your payment of ${asPaid(order.currency, back)} for ${order.basketName} ${wayWords[way]}`,
    whyReturned(order),
    ...namePapers(order, papers),
    ...(order.sandbox ? [sandboxNotice] : []),
  ]),
})

export const partRefundMail = (
  to: string,
  order: MailedOrder,
  { back, papers, way }: MailedReturn,
): MailMessage => ({
  to,
  subject: 'Part of your payment is returned',
  ...composeMail([
    `${asPaid(order.currency, back)} of your payment for ${order.basketName} ${wayWords[way]}`,
    'Returned so far:',
    order.lines
      .filter(({ returned }) => returned > 0)
      .map(({ returned, projectName }) => `${count(returned)}, ${projectName}`)
      .join('\n'),
    ...namePapers(order, papers),
    ...(order.sandbox ? [sandboxNotice] : []),
  ]),
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
  ...composeMail([
    `Money of the order ${orderId} for your credits goes back to its buyer:`,
    taken
      .map(({ projectName, quantity, sellerCents, isForward }) =>
        isForward
          ? `${count(quantity)}, ${projectName}: bought forward, so the money leaves escrow and you owe nothing more`
          : `${count(quantity)}, ${projectName}: ${dollars(sellerCents)} of your proceeds`,
      )
      .join('\n'),
    'Credits that were not retired are yours again and can be listed. The fee on them is given back. What was paid out to you before is not asked back.',
    { label: 'See your statement', link: `${publicUrl}/statement` },
  ]),
})

/** The bank has decided, and what it took back is gone from us already. */
export const disputeMail = (to: string, order: MailedOrder, { back, papers }: MailedReturn): MailMessage => ({
  to,
  subject: 'Your bank returned a payment to you',
  ...composeMail([
    `Your bank took ${asPaid(order.currency, back)} of your payment for ${order.basketName} back for you.`,
    order.status === 'refunded'
      ? 'The order is taken back: its credits that were not retired went to their sellers.'
      : 'The order page names the credits that went back to their sellers for it.',
    ...namePapers(order, papers),
    ...(order.sandbox ? [sandboxNotice] : []),
  ]),
})
