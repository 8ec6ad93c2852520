import { writeExchange, writeMoney } from '@ledgerleaf/contract/currencies'
import { nameOrder } from '@ledgerleaf/contract/order-name'
import { type Paper, type PaperBlock, writeDay } from '../../platform/typeset/index.ts'
import { type InvoicePayee, isCredit, type StoredInvoice, writeCii } from '../../trade/invoices/index.ts'
import {
  closingWords,
  currencyNames,
  currencyOf,
  joined,
  linesOf,
  moneyOf,
  partiesOf,
  sumsOf,
} from './invoice-blocks.ts'

export type PaperParts = { publicUrl: string; payee: InvoicePayee | null }

const numbers = ({ content, buyer, dueAt }: StoredInvoice): PaperBlock[] => {
  const { issuer } = content
  const facts = [
    { label: 'Issuer’s VAT ID', value: issuer?.vatId },
    { label: 'Issuer’s tax ID', value: issuer?.taxId },
    { label: 'Register', value: issuer?.register },
    { label: buyer?.vatId ? 'Buyer’s VAT ID' : 'Buyer’s tax ID', value: buyer?.vatId ?? buyer?.taxId },
    { label: 'Contact', value: buyer?.isCompany ? joined([buyer.email, buyer.phone]) : null },
    { label: 'Your purchase order', value: content.poNumber },
    { label: 'Due', value: dueAt ? writeDay(dueAt.toISOString()) : null },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return facts.length > 0 ? [{ kind: 'facts', facts }] : []
}

/** The VAT as the issuer files it, where the invoice is in other money. */
const atHome = (content: StoredInvoice['content']): PaperBlock[] => {
  if (!content.vatAtHome) return []
  const { currency, minor, rates } = content.vatAtHome
  const rate = writeExchange(currencyOf(content), currency, rates)
  return [
    {
      kind: 'paragraph',
      text: `The VAT in ${currencyNames[currency]}: ${writeMoney(minor, currency)} (${rate}, ${rates.source}, ${writeDay(rates.day)}).`,
    },
  ]
}

const wordsOf = ({ content }: StoredInvoice): PaperBlock[] => {
  const { vat } = content
  return [vat.reason, vat.check, content.reason && `Why it is credited: ${content.reason}.`].flatMap(
    (text) => (text ? [{ kind: 'paragraph', text } as const] : []),
  )
}

/** How it was paid, or how it is to be paid. */
const payment = (invoice: StoredInvoice, payee: InvoicePayee | null): PaperBlock[] => {
  const { content, dueAt, netCents, vatCents } = invoice
  if (isCredit(invoice)) return []
  if (dueAt === null)
    return content.paidAt
      ? [
          {
            kind: 'paragraph',
            text: `Paid on ${writeDay(content.paidAt)}${content.paidIn ? ` with ${writeMoney(content.paidIn.minor, content.paidIn.currency)}` : ''}. Nothing is to be paid.`,
            tone: 'strong',
          },
        ]
      : []
  const facts = [
    {
      label: 'To pay',
      value: `${moneyOf(content)(netCents + vatCents)} (${content.currency}) by ${writeDay(dueAt.toISOString())}`,
    },
    ...(payee
      ? [{ label: 'By transfer to', value: joined([payee.holder, `IBAN ${payee.iban}`, `BIC ${payee.bic}`]) }]
      : []),
    ...(content.paymentReference ? [{ label: 'Reference', value: content.paymentReference }] : []),
  ]
  return [
    { kind: 'heading', text: 'How to pay', level: 2 },
    { kind: 'facts', facts },
  ]
}

const titles = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  fee_invoice: 'Invoice for fees',
  fee_credit_note: 'Credit note for fees',
} as const

const titleOf = ({ kind, dueAt }: StoredInvoice): string =>
  kind === 'invoice' && dueAt === null ? 'Invoice and receipt' : titles[kind]

const leadOf = ({ number, issuedAt, content }: StoredInvoice): string[] => {
  const { precedes, orderedAt, suppliedAt } = content
  return [
    `Number ${number}`,
    `Issued ${writeDay(issuedAt.toISOString())}${precedes ? `, to invoice ${precedes.number} of ${writeDay(precedes.issuedAt)}` : ''}`,
    ...(orderedAt
      ? [`Ordered ${writeDay(orderedAt)}${suppliedAt ? `, supplied ${writeDay(suppliedAt)}` : ''}`]
      : []),
    ...(content.orderId ? [nameOrder(content.orderId)] : []),
  ]
}

/** What the sandbox has to do with it: nobody has paid what is still to be paid. */
const sandboxWords = ({ kind, dueAt }: StoredInvoice): string => {
  if (kind !== 'invoice') return 'What it is about ran through the built-in test provider. No money moved.'
  return dueAt === null
    ? 'This payment ran through the built-in test provider. No money moved.'
    : 'No money is asked for: the make-believe bank of the sandbox pays this.'
}

const notices = (invoice: StoredInvoice): PaperBlock[] => {
  const { content } = invoice
  return [
    ...(content.issuer?.isDemo
      ? [
          {
            kind: 'notice',
            title: 'Demonstration',
            text: 'The issuer is invented. This is no invoice for tax.',
            tone: 'warning',
          } as const,
        ]
      : []),
    ...(content.sandbox
      ? [
          {
            kind: 'notice',
            title: 'Sandbox',
            text: sandboxWords(invoice),
            tone: 'warning',
          } as const,
        ]
      : []),
  ]
}

/** An invoice or credit note, as it was issued: whenever it is asked for it is the same. */
export const writeInvoicePaper = (invoice: StoredInvoice, { publicUrl, payee }: PaperParts): Paper => {
  const { content, number, issuedAt } = invoice
  const xml = writeCii(invoice, payee)
  return {
    template: 'document',
    title: titleOf(invoice),
    date: issuedAt.toISOString().slice(0, 10),
    address: content.orderId ? `${publicUrl}/orders/${content.orderId}` : `${publicUrl}/statement`,
    // Nobody but them gets in there: whoever else holds the paper has nothing to verify it at.
    addressSays: content.orderId ? 'The order, in the buyer’s account:' : 'In the seller’s account:',
    content: {
      paper: number,
      lead: leadOf(invoice),
      ...(content.sandbox ? { mark: 'Sandbox' } : {}),
      blocks: [
        partiesOf(invoice),
        ...numbers(invoice),
        ...linesOf(content),
        sumsOf(invoice),
        ...atHome(content),
        ...wordsOf(invoice),
        ...payment(invoice, payee),
        closingWords(content),
        ...(content.terms ?? []).map(
          (fingerprint): PaperBlock => ({
            kind: 'paragraph',
            text: `Terms accepted with the order: SHA-256 ${fingerprint}`,
            tone: 'quiet',
          }),
        ),
        ...notices(invoice),
      ],
    },
    ...(xml === null
      ? {}
      : {
          files: [
            {
              name: 'factur-x.xml',
              mediaType: 'text/xml',
              text: xml,
              says: 'The same invoice for machines, EN 16931',
            },
          ],
        }),
  }
}
