import { groupReference } from '@ledgerleaf/contract/creditor-reference'
import type { Quote } from '@ledgerleaf/contract/quotes'
import {
  type DocumentContent,
  type Paper,
  type PaperBlock,
  writeDay,
  writeDollars,
  writeWhole,
} from '../../platform/typeset/index.ts'

const stateWords = {
  open: 'Open: accept it at the address below',
  accepted: 'Accepted',
  declined: 'Declined: it can no longer be accepted',
  withdrawn: 'Withdrawn: it can no longer be accepted',
  expired: 'Over: it can no longer be accepted',
} as const satisfies Record<Quote['state'], string>

const howToPay = ({ payTo, reference, amountCents, receivedCents, dueAt }: Quote): PaperBlock[] =>
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
            { label: 'To transfer', value: writeDollars(amountCents - receivedCents) },
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

/** What a company is offered, at which prices and until when. */
export const writeQuotePaper = (quote: Quote, publicUrl: string): Paper => {
  const date = quote.madeAt.slice(0, 10)
  const vatCents = quote.amountCents - quote.netCents
  const content: DocumentContent = {
    paper: 'Quote',
    lead: [quote.company ?? '', `Made on ${writeDay(quote.madeAt)}, in US dollars`],
    ...(quote.payTo?.isSandbox ? { mark: 'Sandbox: no money moves' } : {}),
    blocks: [
      {
        kind: 'facts',
        across: 2,
        facts: [
          { label: 'Quote', value: quote.number },
          { label: 'Valid until', value: writeDay(quote.validUntil) },
          { label: 'State', value: stateWords[quote.state] },
          ...(quote.poNumber ? [{ label: 'Your purchase order', value: quote.poNumber }] : []),
          ...(quote.invoiceNumber ? [{ label: 'Invoice', value: quote.invoiceNumber }] : []),
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
            writeDollars(line.pricePerCreditCents),
            writeDollars(line.totalCents),
          ],
          ...(line.saleType === 'forward'
            ? { below: ['Bought forward: delivered later, paid into escrow until then'] }
            : {}),
        })),
      },
      {
        kind: 'sums',
        sums: [
          ...(vatCents > 0
            ? [
                { label: 'Net', value: writeDollars(quote.netCents) },
                { label: 'VAT', value: writeDollars(vatCents) },
              ]
            : []),
          { label: 'Total', value: writeDollars(quote.amountCents) },
        ],
      },
      ...howToPay(quote),
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
