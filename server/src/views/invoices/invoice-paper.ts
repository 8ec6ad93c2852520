import { tellBooks } from '@ledgerleaf/contract/book-words'
import { currencies, writeExchange, writeMoney } from '@ledgerleaf/contract/currencies'
import { nameOrder } from '@ledgerleaf/contract/order-name'
import { ownBasketName } from '@ledgerleaf/contract/order-words'
import { writeUnitPrice } from '@ledgerleaf/contract/unit-price'
import { writeVatLabel } from '@ledgerleaf/contract/vat'
import {
  type Paper,
  type PaperBlock,
  type PaperRow,
  writeCountry,
  writeDay,
} from '../../platform/typeset/index.ts'
import { type InvoicePayee, isCredit, type StoredInvoice, writeCii } from '../../trade/invoices/index.ts'

export type PaperParts = { publicUrl: string; payee: InvoicePayee | null }

const joined = (lines: readonly (string | null)[]): string => lines.filter(Boolean).join('\n')

const parties = ({ content, buyer }: StoredInvoice): PaperBlock => {
  const { issuer } = content
  const from = issuer
    ? joined([issuer.name, ...issuer.address, writeCountry(issuer.country)])
    : 'Not stated: the operator of this marketplace has not said who issues its invoices.'
  const facts = [{ label: 'From', value: from }]
  if (buyer)
    facts.push({
      label: 'Billed to',
      value: joined([
        buyer.name,
        buyer.isCompany ? buyer.contact : null,
        ...buyer.address,
        buyer.country && writeCountry(buyer.country),
      ]),
    })
  return { kind: 'facts', facts, across: 2 }
}

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

const currencyNames = { usd: 'US dollars', eur: 'euros', gbp: 'pounds sterling' } as const
type Content = StoredInvoice['content']

const currencyOf = ({ currency }: Content) =>
  currencies.find((one) => one.toUpperCase() === currency) ?? 'usd'
/** Every amount of an invoice is in its own currency. */
const moneyOf = (content: Content) => (minor: number) => writeMoney(minor, currencyOf(content))

/** What the amounts are in, and by whose rate they stand in our books where that is not dollars. */
const currencyWords = (content: Content): string => {
  const currency = currencyOf(content)
  const words = `Amounts are in ${currencyNames[currency]}.`
  if (!content.exchange) return words
  const { netUsdCents, rates } = content.exchange
  return `${words} ${tellBooks('the credits on it', netUsdCents, currency, rates)}`
}

const rowOf =
  (content: Content) =>
  (line: Content['lines'][number]): PaperRow => ({
    cells: [
      line.name,
      line.about,
      line.quantity.toLocaleString('en-US'),
      writeUnitPrice(line.netCents, line.quantity, currencyOf(content)),
      moneyOf(content)(line.netCents),
    ],
    below: line.notes,
  })

const sumsOf = (invoice: StoredInvoice): PaperBlock => {
  const { content, netCents, vatCents, kind } = invoice
  const { vat, allowanceCents } = content
  const money = moneyOf(content)
  const sums = [{ label: 'Sum of the lines', value: money(netCents + allowanceCents) }]
  if (allowanceCents > 0)
    sums.push({
      label:
        kind === 'invoice' ? 'Discount, paid by Ledgerleaf' : 'Less what was not charged, or credited before',
      value: `-${money(allowanceCents)}`,
    })
  if (vat.category !== 'O' || allowanceCents > 0) sums.push({ label: 'Net', value: money(netCents) })
  sums.push({
    label: writeVatLabel(vat),
    value: money(vatCents),
  })
  sums.push({ label: isCredit(invoice) ? 'Credited' : 'Total', value: money(netCents + vatCents) })
  return { kind: 'sums', sums }
}

/** The VAT as the issuer files it, where the invoice is in other money. */
const atHome = (content: Content): PaperBlock[] => {
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
        parties(invoice),
        ...numbers(invoice),
        { kind: 'heading', text: content.title === ownBasketName ? 'Carbon credits' : content.title },
        {
          kind: 'table',
          columns: [
            { title: content.orderId ? 'Project' : 'What for', holds: 'name' },
            { title: content.orderId ? 'Registry and vintage' : 'Details', holds: 'text' },
            { title: content.orderId ? 'Credits' : 'Count', holds: 'number' },
            { title: 'Price', holds: 'number' },
            { title: 'Amount', holds: 'number' },
          ],
          rows: content.lines.map(rowOf(content)),
        },
        sumsOf(invoice),
        ...atHome(content),
        ...wordsOf(invoice),
        ...payment(invoice, payee),
        {
          kind: 'paragraph',
          text: `${currencyWords(content)}${content.orderId ? ' One credit is one tonne of CO2e.' : ''} Days are by UTC.`,
          tone: 'quiet',
        },
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
