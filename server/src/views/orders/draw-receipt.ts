import { tellForward, tellSettled } from '@ledgerleaf/contract/order-words'
import type { Order, OrderLine, OrderReturn } from '@ledgerleaf/contract/orders'
import { drawPdf, type PaperColumn } from '../../platform/draw-pdf.ts'
import { dollars } from '../../trade/orders/index.ts'
import { billTo, day, serialsOf } from './paper-words.ts'

const columns: readonly PaperColumn[] = [
  { title: 'Project', width: 0.3 },
  { title: 'Serials', width: 0.32 },
  { title: 'Credits', width: 0.1, align: 'right' },
  { title: 'Price', width: 0.13, align: 'right' },
  { title: 'Amount', width: 0.15, align: 'right' },
]

const soldSerials = (line: OrderLine): string =>
  line.saleType === 'forward'
    ? tellForward(line)
    : line.serials.length === 0
      ? line.serialPrefix
      : serialsOf(line)

const rowOf = (line: OrderLine): string[] => [
  `${line.projectName}\n${line.registry}, vintage ${line.vintage}`,
  soldSerials(line),
  line.quantity.toLocaleString('en-US'),
  dollars(line.pricePerCreditCents),
  dollars(line.totalCents),
]

const returnColumns: readonly PaperColumn[] = [
  { title: 'Credit note', width: 0.3 },
  { title: 'Credits that went back', width: 0.55 },
  { title: 'Amount', width: 0.15, align: 'right' },
]

const returnRow = (back: OrderReturn): string[] => [
  `${back.number}\n${day(back.at)}`,
  back.credits
    .map((credits) => `${credits.quantity.toLocaleString('en-US')}: ${serialsOf(credits)}`)
    .join('\n') || 'None',
  `-${dollars(back.amountCents)}`,
]

/** The invoice of an order and the receipt for its payment, on one sheet. */
export const drawReceipt = (order: Order): Promise<Buffer> => {
  const refunded = order.status === 'refunded'
  return drawPdf(`Invoice and receipt ${order.id}`, (sheet) => {
    sheet.head('Invoice and receipt', [
      `Number ${order.id}`,
      `Ordered ${day(order.placedAt)}, paid ${day(order.settledAt ?? order.placedAt)}`,
      ...(refunded ? [] : [tellSettled(order.lines)]),
      ...(refunded ? ['REFUNDED: the payment was returned and the credits went back to their sellers.'] : []),
    ])
    sheet.facts(billTo(order))
    sheet.paragraph(order.basketName, { font: 'strong', size: 11 })
    sheet.table(columns, order.lines.map(rowOf))
    sheet.sums([
      ['List value', dollars(order.listValueCents)],
      ...(order.discountCents > 0
        ? [['Discount, paid by Ledgerleaf', `-${dollars(order.discountCents)}`] as const]
        : []),
      ['Total paid', dollars(order.totalCents)],
      ...(order.returnedCents > 0
        ? ([
            ['Returned, see the credit notes', `-${dollars(order.returnedCents)}`],
            ['Paid after returns', dollars(order.totalCents - order.returnedCents)],
          ] as const)
        : []),
    ])
    if (order.returns.length > 0) {
      sheet.paragraph('Returned', { font: 'strong', size: 11 })
      sheet.table(returnColumns, order.returns.map(returnRow))
    }
    sheet.paragraph(
      `Prices are in US dollars. They include the platform fee of ${dollars(order.feeCents ?? 0)}, which the sellers pay. One credit is one tonne of CO₂e.`,
      { quiet: true, size: 8 },
    )
    if (order.sandbox)
      sheet.paragraph('Sandbox: this payment ran through the built-in test provider. No money moved.', {
        font: 'strong',
      })
  })
}
