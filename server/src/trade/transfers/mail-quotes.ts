import { groupReference } from '@ledgerleaf/contract/creditor-reference'
import { type Currency, writeMoney } from '@ledgerleaf/contract/currencies'
import { writeDayOf } from '@ledgerleaf/contract/days'
import type { BankConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueueAll, jobOf } from '../../platform/outbox.ts'
import { addressOf, type NotHeld, type OrderRow, type Sender } from '../orders/index.ts'
import type { QuoteRow } from './lock-quote.ts'
import { quoteToken } from './quote-token.ts'

type Told = Pick<QuoteRow, 'orderId' | 'number' | 'billingEmail'>
/** Whatever is said of money is in the currency of the order. */
type About = { order: OrderRow; quote: QuoteRow }
type Blocks = Parameters<typeof composeMail>[0]

const dayOf = (at: Date | null): string => (at === null ? '' : writeDayOf(at))

export const quoteAddress = ({ publicUrl, secret }: Sender, orderId: string): string =>
  `${publicUrl}/quotes/${quoteToken(secret, orderId)}`

/** Whoever may accept a quote may have the invoice it became: by the same token. */
const invoiceAddress = ({ publicUrl, secret }: Sender, orderId: string, number: string): string =>
  `${publicUrl}/api/invoices/files/${number}.pdf?token=${quoteToken(secret, orderId)}`

/** To the account that asked, and to where its company wants invoices; once where both are the same. */
const mailBoth = async (
  tx: Tx,
  { billingEmail }: Told,
  account: string | null,
  subject: string,
  blocks: Blocks,
): Promise<void> => {
  const people = new Set([billingEmail, account].flatMap((email) => email?.toLowerCase() ?? []))
  const body = composeMail(blocks)
  await enqueueAll(tx, [
    jobOf(
      sendMailTask,
      [...people].map((to) => ({ to, subject, ...body })),
    ),
  ])
}

export const mailBuyer = async (
  tx: Tx,
  { order, quote }: About,
  sender: Sender,
  subject: string,
  blocks: Blocks,
  isToPay = true,
): Promise<void> =>
  mailBoth(tx, quote, (await addressOf(tx, order)) ?? null, subject, [
    ...blocks,
    {
      link: quoteAddress(sender, order.id),
      label: quote.invoiceNumber
        ? `How invoice ${quote.invoiceNumber} stands${isToPay ? ', and how to pay it' : ''}`
        : 'The quote',
    },
    ...(quote.invoiceNumber
      ? [
          {
            link: invoiceAddress(sender, order.id, quote.invoiceNumber),
            label: `Invoice ${quote.invoiceNumber} as PDF`,
          },
        ]
      : []),
  ])

export const mailQuote = (
  tx: Tx,
  quote: Told & Pick<QuoteRow, 'validUntil'>,
  account: string,
  sender: Sender,
): Promise<void> =>
  mailBoth(tx, quote, account, `Quote ${quote.number}`, [
    `Your quote ${quote.number} is ready. Its credits are held, at their prices of today, until ${dayOf(quote.validUntil)}.`,
    'Whoever has the address below can see the quote, and accept or decline it. Accepted, it becomes an invoice to pay by bank transfer.',
    { link: quoteAddress(sender, quote.orderId), label: 'See the quote' },
  ])

const currencyNames: Record<Currency, string> = {
  usd: 'US dollars',
  eur: 'euros',
  gbp: 'pounds sterling',
}

/** The account, the reference and what to mind: the same words wherever money is asked for. */
export const payWords = (
  bank: BankConfig,
  reference: string | null,
  { minor, currency }: { minor: number; currency: Currency },
): string =>
  [
    `Amount: ${writeMoney(minor, currency)} (${currencyNames[currency]}; your bank's charges are yours)`,
    `To: ${bank.holder}`,
    `IBAN: ${bank.iban.match(/.{1,4}/g)?.join(' ')}`,
    `BIC: ${bank.bic}`,
    `Reference: ${groupReference(reference ?? '')}`,
  ].join('\n')

export const mailInvoice = (
  tx: Tx,
  { order, quote, amountMinor, bank }: About & { amountMinor: number; bank: BankConfig },
  sender: Sender,
): Promise<void> =>
  mailBuyer(tx, { order, quote }, sender, `Invoice ${quote.invoiceNumber}`, [
    `The quote ${quote.number} was accepted${quote.acceptedName ? ` by ${quote.acceptedName} (${quote.acceptedEmail})` : ''}. Please transfer ${writeMoney(amountMinor, order.currency)} until ${dayOf(quote.dueAt)}:`,
    payWords(bank, quote.reference, { minor: amountMinor, currency: order.currency }),
    'With the reference the order settles by itself as soon as the money is here. Until then its credits are held for you.',
    ...(bank.isSandbox
      ? ['This is the sandbox: no money moves. Its make-believe bank pays at the press of a button.']
      : []),
  ])

export const mailPartial = (
  tx: Tx,
  { order, quote, receivedMinor, owedMinor }: About & { receivedMinor: number; owedMinor: number },
  sender: Sender,
): Promise<void> =>
  mailBuyer(
    tx,
    { order, quote },
    sender,
    `${writeMoney(owedMinor - receivedMinor, order.currency)} of invoice ${quote.invoiceNumber} is missing`,
    [
      `${writeMoney(receivedMinor, order.currency)} of the ${writeMoney(owedMinor, order.currency)} of invoice ${quote.invoiceNumber} is here. Please transfer the missing ${writeMoney(owedMinor - receivedMinor, order.currency)} until ${dayOf(quote.dueAt)}, with the same reference ${groupReference(quote.reference ?? '')}.`,
      'What is here is kept for you meanwhile. If the rest does not come, it goes back to the account it came from.',
    ],
  )

export const mailOver = (
  tx: Tx,
  { order, quote, overMinor }: About & { overMinor: number },
  sender: Sender,
): Promise<void> =>
  mailBuyer(
    tx,
    { order, quote },
    sender,
    `${writeMoney(overMinor, order.currency)} goes back to you`,
    [
      `For invoice ${quote.invoiceNumber} ${writeMoney(overMinor, order.currency)} came that was not owed. It is yours, and goes back to the account it came from with our next transfers.`,
    ],
    false,
  )

const unsold: Record<NotHeld, string> = {
  sold_out:
    'came after its time, when its credits were no longer held, and could not be settled any more. We are sorry.',
  repriced:
    'came after its time, when its credits were no longer held, and by now they cost more than was agreed. You can buy them at the new price.',
  buyer: 'came after the order had been ended, and there was nothing to pay any more.',
  operator: 'came after we had ended the order, and there was nothing to pay any more.',
  plan_taken: 'came after the order had been taken back, and there was nothing to pay any more.',
}

export const mailUnsold = (
  tx: Tx,
  { order, quote, receivedMinor, why }: About & { receivedMinor: number; why: NotHeld },
  sender: Sender,
): Promise<void> =>
  mailBuyer(
    tx,
    { order, quote },
    sender,
    `${writeMoney(receivedMinor, order.currency)} goes back to you`,
    [
      `${writeMoney(receivedMinor, order.currency)} for invoice ${quote.invoiceNumber} ${unsold[why]}`,
      'All of it goes back to the account it came from with our next transfers.',
    ],
    false,
  )

const endings = {
  expired: 'Its time is over, and the credits are for sale again.',
  withdrawn: 'It was taken back, and the credits are for sale again.',
  byBuyer: 'Its buyer cancelled the order, and the credits are for sale again.',
  byUs: 'We ended the order, and the credits are for sale again.',
  declined: 'It was declined, and the credits are for sale again.',
} as const

const endingOf = ({ endReason }: OrderRow, { state }: QuoteRow): keyof typeof endings => {
  if (state === 'expired' || state === 'declined') return state
  if (endReason === 'buyer') return 'byBuyer'
  return endReason === 'operator' ? 'byUs' : 'withdrawn'
}

export const mailEnded = (
  tx: Tx,
  { order, quote, returnedMinor, creditNote }: About & { returnedMinor: number; creditNote: string | null },
  sender: Sender,
): Promise<void> => {
  const name = quote.invoiceNumber ? `Invoice ${quote.invoiceNumber}` : `Quote ${quote.number}`
  const ending = endingOf(order, quote)
  return mailBuyer(
    tx,
    { order, quote },
    sender,
    `${name} is over`,
    [
      `${name}: ${endings[ending]}`,
      ...(quote.invoiceNumber
        ? [
            `There is nothing to pay any more: credit note ${creditNote ?? ''} is set against the invoice.`,
            ...(creditNote
              ? [
                  {
                    link: invoiceAddress(sender, order.id, creditNote),
                    label: `Credit note ${creditNote} as PDF`,
                  },
                ]
              : []),
          ]
        : []),
      ...(returnedMinor > 0
        ? [
            `The ${writeMoney(returnedMinor, order.currency)} that had come goes back to the account it came from with our next transfers.`,
          ]
        : []),
    ],
    false,
  )
}

export const mailReminder = (
  tx: Tx,
  { order, quote, missingMinor, isOverdue }: About & { missingMinor: number; isOverdue: boolean },
  { bank, ...sender }: Sender & { bank: BankConfig },
): Promise<void> =>
  mailBuyer(
    tx,
    { order, quote },
    sender,
    isOverdue ? `Invoice ${quote.invoiceNumber} is overdue` : `Invoice ${quote.invoiceNumber} is due soon`,
    [
      isOverdue
        ? `Invoice ${quote.invoiceNumber} was due on ${dayOf(quote.dueAt)}. Its credits are held until ${dayOf(order.heldUntil)}; then they are for sale again.`
        : `Invoice ${quote.invoiceNumber} is due on ${dayOf(quote.dueAt)}.`,
      payWords(bank, quote.reference, { minor: missingMinor, currency: order.currency }),
    ],
  )
