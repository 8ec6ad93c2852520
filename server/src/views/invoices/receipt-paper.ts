import { nameOrder } from '@ledgerleaf/contract/order-name'
import { type Paper, type PaperBlock, writeDay } from '../../platform/typeset/index.ts'
import type { StoredInvoice } from '../../trade/invoices/index.ts'
import { closingWords, linesOf, moneyOf, partiesOf, sumsOf } from './invoice-blocks.ts'

/** A transfer as the bank booked it. */
export type ReceivedAmount = { on: string; minor: number; words: string }

export type TransferReceipt = {
  /** As it was issued, when nothing was paid and no serial was known. */
  invoice: StoredInvoice
  received: readonly ReceivedAmount[]
  paidMinor: number
  settledAt: string
  /** Of each line, in the invoice's order: the serials that came, in words. */
  serials: readonly (readonly string[])[]
  returned: { minor: number; creditNotes: readonly string[] }
}

const paymentBlocks = ({ invoice, received, paidMinor, settledAt }: TransferReceipt): PaperBlock[] => {
  const money = moneyOf(invoice.content)
  const came = received.reduce((sum, { minor }) => sum + minor, 0)
  return [
    { kind: 'heading', text: 'Payments received by transfer', level: 2 },
    {
      kind: 'table',
      columns: [
        { title: 'Booked', holds: 'date' },
        { title: 'Reference', holds: 'text' },
        { title: 'Amount', holds: 'number' },
      ],
      rows: received.map(({ on, minor, words }) => ({
        cells: [writeDay(on), words, money(minor)],
      })),
    },
    {
      kind: 'sums',
      sums: [
        { label: 'Received', value: money(came) },
        ...(came > paidMinor
          ? [{ label: 'More than was asked for, to go back', value: `-${money(came - paidMinor)}` }]
          : []),
        { label: 'Paid', value: money(paidMinor) },
      ],
    },
    {
      kind: 'paragraph',
      text: `Invoice ${invoice.number} is paid in full, and the order was settled on ${writeDay(settledAt)}. Nothing is to be paid.`,
      tone: 'strong',
    },
  ]
}

/** What went back since: the credit notes tell of it. */
const returnedBlocks = ({ invoice, returned }: TransferReceipt): PaperBlock[] =>
  returned.minor === 0
    ? []
    : [
        {
          kind: 'paragraph',
          text: `${moneyOf(invoice.content)(returned.minor)} of it goes back or went back${returned.creditNotes.length > 0 ? `, by ${returned.creditNotes.join(', ')}` : ''}.`,
        },
      ]

const leadOf = ({ invoice, settledAt }: TransferReceipt): string[] => {
  const { orderedAt, orderId, lines } = invoice.content
  // What is bought forward is supplied by its deliveries.
  const supplied = lines.every(({ notes }) => notes.length === 0) ? `, supplied ${writeDay(settledAt)}` : ''
  return [
    `Of invoice ${invoice.number}, issued ${writeDay(invoice.issuedAt.toISOString())}`,
    ...(orderedAt ? [`Ordered ${writeDay(orderedAt)}${supplied}`] : []),
    ...(orderId ? [nameOrder(orderId)] : []),
  ]
}

/** That an invoice was paid by transfer, and the credits that came for it. The invoice itself stays as it was issued. */
export const writeReceiptPaper = (receipt: TransferReceipt, publicUrl: string): Paper => {
  const { invoice, serials, settledAt } = receipt
  const { content } = invoice
  const lines = content.lines.map((line, at) => ({ ...line, notes: [...(serials[at] ?? []), ...line.notes] }))
  return {
    template: 'document',
    title: 'Receipt',
    date: settledAt.slice(0, 10),
    address: `${publicUrl}/orders/${content.orderId}`,
    addressSays: 'The order, in the buyer’s account:',
    content: {
      paper: invoice.number,
      lead: leadOf(receipt),
      ...(content.sandbox ? { mark: 'Sandbox' } : {}),
      blocks: [
        partiesOf(invoice),
        ...(content.poNumber
          ? [{ kind: 'facts', facts: [{ label: 'Your purchase order', value: content.poNumber }] } as const]
          : []),
        ...paymentBlocks(receipt),
        ...returnedBlocks(receipt),
        ...linesOf({ ...content, lines }),
        sumsOf(invoice),
        closingWords(content),
        ...(content.issuer?.isDemo
          ? [
              {
                kind: 'notice',
                title: 'Demonstration',
                text: 'The issuer is invented. This is no receipt for tax.',
                tone: 'warning',
              } as const,
            ]
          : []),
        ...(content.sandbox
          ? [
              {
                kind: 'notice',
                title: 'Sandbox',
                text: 'The make-believe bank of the sandbox paid this. No money moved.',
                tone: 'warning',
              } as const,
            ]
          : []),
      ],
    },
  }
}
