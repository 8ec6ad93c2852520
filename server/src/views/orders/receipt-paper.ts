import { tellForward, tellSettled } from '@ledgerleaf/contract/order-words'
import type { Order, OrderLine, OrderReturn } from '@ledgerleaf/contract/orders'
import type { Paper, PaperBlock, PaperRow, PaperTable } from '../../platform/typeset/index.ts'
import { dollars } from '../../trade/orders/index.ts'
import { billTo, day, invoice, sandboxNotice, serialsOf, termsNote } from './paper-words.ts'

const soldSerials = (line: OrderLine): string[] => {
  if (line.saleType === 'forward') return [tellForward(line)]
  return line.serials.length === 0 ? [line.serialPrefix] : serialsOf(line)
}

const rowOf = (line: OrderLine): PaperRow => ({
  cells: [
    line.projectName,
    `${line.registry}, vintage ${line.vintage}`,
    line.quantity.toLocaleString('en-US'),
    dollars(line.pricePerCreditCents),
    dollars(line.totalCents),
  ],
  below: soldSerials(line),
})

const returnRow = (back: OrderReturn): PaperRow => ({
  cells: [back.number, day(back.at), `-${dollars(back.amountCents)}`],
  below: back.credits.flatMap((credits) => [
    `${credits.quantity.toLocaleString('en-US')} ${credits.quantity === 1 ? 'credit' : 'credits'} of ${credits.projectName} went back`,
    ...serialsOf(credits),
  ]),
})

const soldTable = (lines: readonly OrderLine[]): PaperTable => ({
  kind: 'table',
  columns: [
    { title: 'Project', holds: 'name' },
    { title: 'Registry and vintage', holds: 'text' },
    { title: 'Credits', holds: 'number' },
    { title: 'Price', holds: 'number' },
    { title: 'Amount', holds: 'number' },
  ],
  rows: lines.map(rowOf),
})

const returnedTable = (returns: readonly OrderReturn[]): PaperTable => ({
  kind: 'table',
  columns: [
    { title: 'Credit note', holds: 'name' },
    { title: 'Issued', holds: 'date' },
    { title: 'Amount', holds: 'number' },
  ],
  rows: returns.map(returnRow),
})

const sumsOf = (order: Order): PaperBlock => {
  const { listValueCents, discountCents, totalCents, returnedCents } = order
  const sums = [{ label: 'List value', value: dollars(listValueCents) }]
  if (discountCents > 0)
    sums.push({ label: 'Discount, paid by Ledgerleaf', value: `-${dollars(discountCents)}` })
  sums.push({ label: 'Total paid', value: dollars(totalCents) })
  if (returnedCents > 0)
    sums.push(
      { label: 'Returned, see the credit notes', value: `-${dollars(returnedCents)}` },
      { label: 'Paid after returns', value: dollars(totalCents - returnedCents) },
    )
  return { kind: 'sums', sums }
}

const refunded: PaperBlock = {
  kind: 'notice',
  title: 'Refunded',
  text: 'The payment was returned and the credits went back to their sellers.',
  tone: 'warning',
}

/** The invoice of an order and the receipt for its payment, on one sheet. */
export const writeReceiptPaper = (order: Order, publicUrl: string): Paper =>
  invoice(order, publicUrl, {
    title: 'Invoice and receipt',
    date: order.settledAt ?? order.placedAt,
    lead: [
      `Number ${order.id}`,
      `Ordered ${day(order.placedAt)}, paid ${day(order.settledAt ?? order.placedAt)}`,
      ...(order.status === 'refunded' ? [] : [tellSettled(order.lines)]),
    ],
    blocks: [
      ...(order.status === 'refunded' ? [refunded] : []),
      ...billTo(order),
      { kind: 'heading', text: order.basketName },
      soldTable(order.lines),
      sumsOf(order),
      ...(order.returns.length > 0
        ? [{ kind: 'heading', text: 'Returned' } as const, returnedTable(order.returns)]
        : []),
      {
        kind: 'paragraph',
        text: `Prices are in US dollars. They include the platform fee of ${dollars(order.feeCents ?? 0)}, which the sellers pay. One credit is one tonne of CO₂e.`,
        tone: 'quiet',
      },
      termsNote(order),
      ...sandboxNotice(order),
    ],
  })
