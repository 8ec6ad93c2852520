import { tellBooks } from '@ledgerleaf/contract/book-words'
import { groupReference } from '@ledgerleaf/contract/creditor-reference'
import { writeMoney } from '@ledgerleaf/contract/currencies'
import { nameDiscount } from '@ledgerleaf/contract/discount-words'
import type { Quote } from '@ledgerleaf/contract/quotes'
import { writeUnitPrice } from '@ledgerleaf/contract/unit-price'
import { writeVatLabel } from '@ledgerleaf/contract/vat'
import {
  type DocumentContent,
  type Paper,
  type PaperBlock,
  writeCountry,
  writeDay,
  writeWhole,
} from '../../platform/typeset/index.ts'

const stateWords = {
  open: 'Open: accept it at the address below',
  accepted: 'Accepted',
  declined: 'Declined: it can no longer be accepted',
  withdrawn: 'Withdrawn: it can no longer be accepted',
  expired: 'Over: it can no longer be accepted',
} as const satisfies Record<Quote['state'], string>

const currencyNames = { usd: 'US dollars', eur: 'euros', gbp: 'pounds sterling' } as const

/** By whose word the amounts are what they are. */
const ratesOf = ({ rates, currency, netCents }: Quote): PaperBlock[] =>
  rates
    ? [
        {
          kind: 'paragraph',
          tone: 'quiet',
          text: `${tellBooks('the credits', netCents, currency, rates)} The rate stays as it is.`,
        },
      ]
    : []

const howToPay = ({ payTo, reference, currency, amountMinor, receivedMinor, dueAt }: Quote): PaperBlock[] =>
  payTo && reference && dueAt
    ? [
        { kind: 'heading', text: 'How to pay' },
        {
          kind: 'facts',
          across: 2,
          facts: [
            { label: 'Account holder', value: payTo.holder },
            { label: 'IBAN', value: groupReference(payTo.iban) },
            { label: 'BIC', value: payTo.bic },
            { label: 'Reference', value: groupReference(reference) },
            {
              label: 'To transfer',
              value: `${writeMoney(amountMinor - receivedMinor, currency)} (${currency.toUpperCase()})`,
            },
            { label: 'Due on', value: writeDay(dueAt) },
          ],
        },
      ]
    : [
        {
          kind: 'paragraph',
          tone: 'quiet',
          text: 'Accepted, it becomes an invoice that is paid by bank transfer. The invoice names the account and the reference.',
        },
      ]

/** Who offers it, as the invoice will name them, and whom it is billed to. */
const parties = ({ supplier, billedTo, company }: Quote): PaperBlock => ({
  kind: 'facts',
  across: 2,
  facts: [
    {
      label: 'From',
      value: supplier
        ? [
            supplier.name,
            ...supplier.address,
            writeCountry(supplier.country),
            ...(supplier.vatId ? [`VAT ID ${supplier.vatId}`] : []),
            ...(supplier.taxId ? [`Tax ID ${supplier.taxId}`] : []),
            ...(supplier.register ? [supplier.register] : []),
          ].join('\n')
        : 'Not stated: the operator of this marketplace has not said who issues its invoices.',
    },
    ...(billedTo
      ? [
          {
            label: 'Billed to',
            value: [
              ...(company ? [company] : []),
              ...billedTo.address,
              ...(billedTo.country ? [writeCountry(billedTo.country)] : []),
              ...(billedTo.taxId ? [`Tax ID ${billedTo.taxId}`] : []),
            ].join('\n'),
          },
        ]
      : []),
  ],
})

/** Why nobody pays VAT on it to us. */
const whyNoVat = ({ vat }: Quote): PaperBlock[] =>
  vat?.reason ? [{ kind: 'paragraph', text: vat.reason }] : []

/** What a company is offered, at which prices and until when. */
export const writeQuotePaper = (quote: Quote, publicUrl: string): Paper => {
  const date = quote.madeAt.slice(0, 10)
  const { currency, allowanceMinor, netMinor, amountMinor } = quote
  const vatMinor = amountMinor - netMinor
  const money = (minor: number) => writeMoney(minor, currency)
  const content: DocumentContent = {
    paper: 'Quote',
    lead: [quote.company ?? '', `Made on ${writeDay(quote.madeAt)}, in ${currencyNames[currency]}`],
    ...(quote.payTo?.isSandbox ? { mark: 'Sandbox: no money moves' } : {}),
    blocks: [
      parties(quote),
      {
        kind: 'facts',
        across: 2,
        facts: [
          { label: 'Quote', value: quote.number },
          { label: 'Valid until', value: writeDay(quote.validUntil) },
          { label: 'State', value: stateWords[quote.state] },
          ...(quote.poNumber ? [{ label: 'Your purchase order', value: quote.poNumber }] : []),
          ...(quote.invoiceNumber ? [{ label: 'Invoice', value: quote.invoiceNumber }] : []),
          ...(quote.acceptedName ? [{ label: 'Accepted by', value: quote.acceptedName }] : []),
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: 'Project', holds: 'name' },
          { title: 'Registry and vintage', holds: 'text' },
          { title: 'Credits', holds: 'number' },
          { title: 'Price', holds: 'number' },
          { title: 'Amount', holds: 'number' },
        ],
        rows: quote.lines.map((line) => ({
          cells: [
            line.projectName,
            `${line.registry}, vintage ${line.vintage}`,
            writeWhole(line.quantity),
            writeUnitPrice(line.totalMinor, line.quantity, currency),
            money(line.totalMinor),
          ],
          ...(line.saleType === 'forward'
            ? { below: ['Bought forward: delivered later, paid into escrow until then'] }
            : {}),
        })),
      },
      {
        kind: 'sums',
        sums: [
          ...(allowanceMinor > 0
            ? [{ label: nameDiscount(quote.isWelcome), value: `-${money(allowanceMinor)}` }]
            : []),
          { label: 'Net', value: money(netMinor) },
          { label: quote.vat ? writeVatLabel(quote.vat) : 'VAT', value: money(vatMinor) },
          { label: 'Total', value: money(amountMinor) },
        ],
      },
      ...whyNoVat(quote),
      ...ratesOf(quote),
      // Whoever holds the paper of what is over, or paid, is asked for nothing.
      ...(quote.orderStatus === 'pending' ? howToPay(quote) : []),
    ],
  }
  return {
    template: 'document',
    title: `Quote ${quote.number}`,
    date,
    address: `${publicUrl}/quotes/${quote.token}`,
    content,
  }
}
