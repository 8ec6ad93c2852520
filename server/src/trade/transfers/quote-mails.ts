import { groupReference } from '@ledgerleaf/contract/creditor-reference'
import { type Currency, writeMoney } from '@ledgerleaf/contract/currencies'
import { writeDayOf } from '@ledgerleaf/contract/days'
import type { BankConfig } from '../../platform/config.ts'
import type { MailBlock, MailContent, MailFact, MailLink } from '../../platform/mail/mail-content.ts'
import type { NotHeld, OrderRow, Sender } from '../orders/index.ts'
import type { QuoteRow } from './lock-quote.ts'
import { type QuoteLink, type QuoteRight, quoteToken } from './quote-token.ts'

/** A mail that goes to several: the account that asked, and where its company wants invoices. */
export type QuoteMail = { subject: string; content: MailContent }

export type MailedQuote = Pick<
  QuoteRow,
  | 'orderId'
  | 'number'
  | 'state'
  | 'validUntil'
  | 'invoiceNumber'
  | 'reference'
  | 'dueAt'
  | 'acceptedName'
  | 'acceptedEmail'
  | 'linkNo'
>
/** Whatever is said of money is in the currency of the order. */
export type About = {
  order: Pick<OrderRow, 'id' | 'currency' | 'endReason' | 'heldUntil'>
  quote: MailedQuote
}

const dayOf = (at: Date | null): string => (at === null ? '' : writeDayOf(at))

const quoteAddress = ({ publicUrl, secret }: Sender, link: QuoteLink, right?: QuoteRight): string =>
  `${publicUrl}/quotes/${quoteToken(secret, link, right)}`

/** Whoever may accept a quote may have the invoice it became: by the same token. */
const invoiceAddress = ({ publicUrl, secret }: Sender, link: QuoteLink, number: string): string =>
  `${publicUrl}/api/invoices/files/${number}.pdf?token=${quoteToken(secret, link)}`

const pdfLink = (sender: Sender, link: QuoteLink, name: string, number: string): MailLink => ({
  label: `${name} ${number} as PDF`,
  link: invoiceAddress(sender, link, number),
})

type Told = Pick<MailContent, 'notice' | 'state' | 'headline' | 'body'> & {
  subject: string
  isToPay?: boolean
  more?: MailBlock[]
}

const aboutQuote = (
  quote: MailedQuote,
  sender: Sender,
  { subject, isToPay = true, more = [], ...told }: Told,
): QuoteMail => ({
  subject,
  content: {
    reader: 'payer',
    ...told,
    action: {
      link: quoteAddress(sender, quote),
      label: quote.invoiceNumber
        ? isToPay
          ? 'See the invoice and how to pay it'
          : 'See how the invoice stands'
        : 'See the quote',
    },
    more: [...(quote.invoiceNumber ? [pdfLink(sender, quote, 'Invoice', quote.invoiceNumber)] : []), ...more],
  },
})

export const quoteMail = (
  quote: Pick<MailedQuote, 'orderId' | 'number' | 'validUntil' | 'linkNo'>,
  { amountMinor, currency }: Pick<OrderRow, 'amountMinor' | 'currency'>,
  sender: Sender,
  right: QuoteRight = 'decide',
): QuoteMail => ({
  subject: `Quote ${quote.number}`,
  content: {
    reader: 'payer',
    headline: 'Your quote is ready',
    body: [
      'The credits of this quote are held for you at their prices of today.',
      {
        figure: { label: 'To pay, if you accept it', value: writeMoney(amountMinor, currency) },
        facts: [
          { label: 'Quote', value: quote.number, isCode: true },
          { label: 'Held until', value: dayOf(quote.validUntil) },
        ],
      },
      right === 'decide'
        ? 'Whoever has the address below can see the quote, and accept or decline it. Accepted, it becomes an invoice to pay by bank transfer.'
        : 'Whoever has the address below can see the quote. Accepting or declining it is for somebody of the organisation whose role allows it, once they are signed in. Accepted, it becomes an invoice to pay by bank transfer.',
    ],
    action: { link: quoteAddress(sender, quote, right), label: 'See the quote' },
  },
})

const currencyNames: Record<Currency, string> = {
  usd: 'US dollars',
  eur: 'euros',
  gbp: 'pounds sterling',
}

type Owed = { minor: number; currency: Currency }

/** The account, the reference and what to mind: the same wherever money is asked for. */
const payFacts = (bank: BankConfig, reference: string | null, { minor, currency }: Owed) => ({
  figure: {
    label: 'Amount',
    value: writeMoney(minor, currency),
    detail: `${currencyNames[currency]}; your bank's charges are yours`,
  },
  facts: [
    { label: 'To', value: bank.holder },
    { label: 'IBAN', value: bank.iban.match(/.{1,4}/g)?.join(' ') ?? '', isCode: true },
    { label: 'BIC', value: bank.bic, isCode: true },
    { label: 'Reference', value: groupReference(reference ?? ''), isCode: true },
  ] satisfies MailFact[],
})

export const invoiceMail = (
  { order, quote, amountMinor, bank }: About & { amountMinor: number; bank: BankConfig },
  sender: Sender,
): QuoteMail =>
  aboutQuote(quote, sender, {
    subject: `Invoice ${quote.invoiceNumber}`,
    ...(bank.isSandbox
      ? {
          notice: 'This is the sandbox: no money moves. Its make-believe bank pays at the press of a button.',
        }
      : {}),
    body: [
      `The quote ${quote.number} was accepted${quote.acceptedName ? ` by ${quote.acceptedName} (${quote.acceptedEmail})` : ''}. Please transfer ${writeMoney(amountMinor, order.currency)} by ${dayOf(quote.dueAt)}:`,
      payFacts(bank, quote.reference, { minor: amountMinor, currency: order.currency }),
      'With the reference the order settles by itself as soon as the money is here. Until then its credits are held for you.',
    ],
  })

export const partialMail = (
  { order, quote, receivedMinor, owedMinor }: About & { receivedMinor: number; owedMinor: number },
  sender: Sender,
): QuoteMail => {
  const missing = writeMoney(owedMinor - receivedMinor, order.currency)
  const [received, owed] = [writeMoney(receivedMinor, order.currency), writeMoney(owedMinor, order.currency)]
  return aboutQuote(quote, sender, {
    subject: `${missing} of invoice ${quote.invoiceNumber} is missing`,
    state: 'Needs your attention',
    headline: 'A part of your invoice is missing',
    body: [
      `${received} of the ${owed} of invoice ${quote.invoiceNumber} is here. Please transfer the missing ${missing} by ${dayOf(quote.dueAt)}, with the same reference ${groupReference(quote.reference ?? '')}.`,
      {
        figure: { label: 'Missing', value: missing },
        facts: [
          { label: 'Received', value: received },
          { label: 'Invoiced', value: owed },
          { label: 'Due on', value: dayOf(quote.dueAt) },
          { label: 'Reference', value: groupReference(quote.reference ?? ''), isCode: true },
        ],
      },
      'What is here is kept for you meanwhile. If the rest does not come, it goes back to the account it came from.',
    ],
  })
}

const backFigure = (minor: number, { order, quote }: About) => ({
  figure: { label: 'Goes back', value: writeMoney(minor, order.currency) },
  facts: quote.invoiceNumber ? [{ label: 'Invoice', value: quote.invoiceNumber, isCode: true }] : [],
})

export const overMail = (
  { order, quote, overMinor }: About & { overMinor: number },
  sender: Sender,
): QuoteMail =>
  aboutQuote(quote, sender, {
    subject: `${writeMoney(overMinor, order.currency)} goes back to you`,
    headline: 'More came than was owed',
    body: [
      `For invoice ${quote.invoiceNumber} ${writeMoney(overMinor, order.currency)} came that was not owed. It is yours, and goes back to the account it came from with our next transfers.`,
      backFigure(overMinor, { order, quote }),
    ],
    isToPay: false,
  })

const unsold: Record<NotHeld, string> = {
  sold_out:
    'came after its time, when its credits were no longer held, and could not be settled any more. We are sorry.',
  repriced:
    'came after its time, when its credits were no longer held, and by now they cost more than was agreed. You can buy them at the new price.',
  buyer: 'came after the order had been ended, and there was nothing to pay any more.',
  operator: 'came after we had ended the order, and there was nothing to pay any more.',
  plan_taken: 'came after the order had been taken back, and there was nothing to pay any more.',
}

export const unsoldMail = (
  { order, quote, receivedMinor, why }: About & { receivedMinor: number; why: NotHeld },
  sender: Sender,
): QuoteMail =>
  aboutQuote(quote, sender, {
    subject: `${writeMoney(receivedMinor, order.currency)} goes back to you`,
    ...(why === 'buyer' ? {} : { state: 'Nothing was bought' }),
    headline: 'Your transfer goes back to you',
    body: [
      `${writeMoney(receivedMinor, order.currency)} for invoice ${quote.invoiceNumber} ${unsold[why]}`,
      backFigure(receivedMinor, { order, quote }),
      'All of it goes back to the account it came from with our next transfers.',
    ],
    isToPay: false,
  })

const endings = {
  expired: 'ran out, and its credits are for sale again.',
  withdrawn: 'was taken back, and its credits are for sale again.',
  byBuyer: 'ended because its buyer cancelled the order, and its credits are for sale again.',
  byUs: 'ended because we ended its order, and its credits are for sale again.',
  declined: 'was declined, and its credits are for sale again.',
} as const

const endingStates: Partial<Record<keyof typeof endings, string>> = {
  expired: 'Ran out',
  withdrawn: 'Taken back',
  byUs: 'Ended by us',
  declined: 'Declined',
}

const endingOf = ({ order: { endReason }, quote: { state } }: About): keyof typeof endings => {
  if (state === 'expired' || state === 'declined') return state
  if (endReason === 'buyer') return 'byBuyer'
  return endReason === 'operator' ? 'byUs' : 'withdrawn'
}

type Ended = About & {
  returnedMinor: number
  creditNote: string | null
  /** Who declined it, where they were signed in. */
  by?: string | null
}

export const endedMail = (
  { order, quote, returnedMinor, creditNote, by = null }: Ended,
  sender: Sender,
): QuoteMail => {
  const name = quote.invoiceNumber ? `Invoice ${quote.invoiceNumber}` : `Quote ${quote.number}`
  const ending = endingOf({ order, quote })
  const state = by ? endingStates.declined : endingStates[ending]
  return aboutQuote(quote, sender, {
    subject: `${name} is over`,
    ...(state === undefined ? {} : { state }),
    body: [
      `${name} ${by ? `was declined by “${by}”, and its credits are for sale again.` : endings[ending]}`,
      ...(quote.invoiceNumber
        ? [`There is nothing to pay any more: credit note ${creditNote ?? ''} is set against the invoice.`]
        : []),
      ...(returnedMinor > 0
        ? [
            `The ${writeMoney(returnedMinor, order.currency)} that had come goes back to the account it came from with our next transfers.`,
            backFigure(returnedMinor, { order, quote }),
          ]
        : []),
    ],
    isToPay: false,
    more: creditNote ? [pdfLink(sender, quote, 'Credit note', creditNote)] : [],
  })
}

export const dueMail = (
  { order, quote, missingMinor, isOverdue }: About & { missingMinor: number; isOverdue: boolean },
  { bank, ...sender }: Sender & { bank: BankConfig },
): QuoteMail =>
  aboutQuote(quote, sender, {
    ...(isOverdue ? { state: 'Overdue' } : {}),
    subject: isOverdue
      ? `Invoice ${quote.invoiceNumber} is overdue`
      : `Invoice ${quote.invoiceNumber} is due soon`,
    body: [
      isOverdue
        ? `Invoice ${quote.invoiceNumber} was due on ${dayOf(quote.dueAt)}. Its credits are held until ${dayOf(order.heldUntil)}; then they are for sale again.`
        : `Invoice ${quote.invoiceNumber} is due on ${dayOf(quote.dueAt)}.`,
      payFacts(bank, quote.reference, { minor: missingMinor, currency: order.currency }),
    ],
  })

/** A transfer of ours that the bank has booked. */
export type BookedBack = { reference: string; currency: Currency; amountMinor: number; ending: string | null }

export const sentBackMail = (
  { quote, reference, currency, amountMinor, ending }: About & BookedBack,
  sender: Sender,
): QuoteMail => {
  const amount = writeMoney(amountMinor, currency)
  return aboutQuote(quote, sender, {
    subject: `${amount} has left for your account`,
    headline: 'Your money has left for your account',
    body: [
      `Our bank has booked ${amount} (${currency.toUpperCase()}) back to ${ending ? `the account ending in ${ending}` : 'you'}. It was for invoice ${quote.invoiceNumber}.`,
      {
        figure: { label: 'Sent back', value: amount },
        facts: [
          ...(ending ? [{ label: 'Account', value: `ending in ${ending}` }] : []),
          { label: 'Reference', value: reference, isCode: true },
        ],
      },
      'Between banks it may take a few days to arrive.',
    ],
    isToPay: false,
  })
}
