import { writeDollars, writeMoney } from '@ledgerleaf/contract/currencies'
import { orderNumber } from '@ledgerleaf/contract/order-name'
import type { MailContent, MailFact } from '../../platform/mail/mail-content.ts'
import type { BatchName } from '../../supply/projects/index.ts'
import type { LineRow, OrderRow } from './lock-order.ts'

/** An order in the words of a mail. */
export type MailedOrder = Pick<
  OrderRow,
  'id' | 'buyerId' | 'status' | 'totalCents' | 'vatCents' | 'currency' | 'amountMinor' | 'endReason'
> & {
  lines: (Pick<LineRow, 'quantity' | 'returned' | 'saleType'> & BatchName)[]
  /** No money moved. */
  sandbox: boolean
}

export const count = (credits: number) =>
  `${credits.toLocaleString('en-US')} credit${credits === 1 ? '' : 's'}`

/** A payment or a part of one, VAT included: in dollars and as it was paid. */
export type PaidPart = { amountCents: number; amountMinor: number }

export const wholeOf = ({ totalCents, vatCents, amountMinor }: MailedOrder): PaidPart => ({
  amountCents: totalCents + vatCents,
  amountMinor,
})

/** In the buyer's currency, with the dollars of everything else that is said. */
export const asPaid = (currency: OrderRow['currency'], { amountCents, amountMinor }: PaidPart): string =>
  currency === 'usd'
    ? writeDollars(amountCents)
    : `${writeMoney(amountMinor, currency)} (${writeDollars(amountCents)} in our books)`

/** The same as the figure of a mail. */
export const paidFigure = (label: string, currency: OrderRow['currency'], part: PaidPart): MailFact => ({
  label,
  value: currency === 'usd' ? writeDollars(part.amountCents) : writeMoney(part.amountMinor, currency),
  ...(currency === 'usd' ? {} : { detail: `${writeDollars(part.amountCents)} in our books` }),
})

/** Why the buyer of an order is written to: a guest has no account to look at. */
export const readerOf = ({ buyerId }: Pick<OrderRow, 'buyerId'>): MailContent['reader'] =>
  buyerId === null ? 'guest' : 'buyer'

/** By the number its page and its papers are headed by. */
export const orderFact = (id: string): MailFact => ({ label: 'Order', value: orderNumber(id), isCode: true })

export const tellSandbox = ({ sandbox }: MailedOrder): Pick<MailContent, 'notice'> =>
  sandbox ? { notice: 'The payment ran through the sandbox: no money moved.' } : {}

/** Where the rest of a long list stands, on the page that the button of the mail opens. */
export const onOrder = 'on the page of the order'
