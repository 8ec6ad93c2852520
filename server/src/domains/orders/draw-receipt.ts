import type { Order, OrderLine } from '@ledgerleaf/contract/orders'
import { type Column, drawPdf } from '../../platform/draw-pdf.ts'
import { dollars } from './order-mails.ts'

const columns: readonly Column[] = [
  { title: 'Project', width: 0.3 },
  { title: 'Serials', width: 0.32 },
  { title: 'Credits', width: 0.1, align: 'right' },
  { title: 'Price', width: 0.13, align: 'right' },
  { title: 'Amount', width: 0.15, align: 'right' },
]

const serialsOf = ({ serialPrefix, serials, saleType }: OrderLine): string =>
  saleType === 'forward'
    ? 'Bought forward: serials on delivery, paid out of escrow'
    : serials.length === 0
      ? serialPrefix
      : serials.map(({ start, end }) => `${serialPrefix} ${start}–${end}`).join('\n')

const rowOf = (line: OrderLine): string[] => [
  `${line.projectName}\n${line.registry}, vintage ${line.vintage}`,
  serialsOf(line),
  line.quantity.toLocaleString('en-US') +
    (line.returned > 0 ? `\n${line.returned.toLocaleString('en-US')} returned` : ''),
  dollars(line.pricePerCreditCents),
  dollars(line.totalCents),
]

const day = (instant: string) => instant.slice(0, 10)

/** The invoice of an order and the receipt for its payment, on one sheet. */
export const drawReceipt = (order: Order): Promise<Buffer> => {
  const { enterprise, escrow } = order
  const refunded = order.status === 'refunded'
  return drawPdf(`Invoice and receipt ${order.id}`, (sheet) => {
    sheet.head('Invoice and receipt', [
      `Number ${order.id}`,
      `Ordered ${day(order.placedAt)}, paid and settled ${day(order.settledAt ?? order.placedAt)}`,
      ...(refunded ? ['REFUNDED: the payment was returned and the credits went back to their sellers.'] : []),
    ])
    if (enterprise) {
      sheet.facts([
        ['Billed to', `${enterprise.companyName}\n${enterprise.contactName}\n${enterprise.billingAddress}`],
        ['Tax ID', enterprise.taxId],
        ['Contact', `${enterprise.businessEmail}, ${enterprise.phoneNumber}`],
      ])
    } else if (escrow) sheet.facts([['Billed to', escrow.email]])
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
            ['Returned, with the credits named above', `-${dollars(order.returnedCents)}`],
            ['Paid after returns', dollars(order.totalCents - order.returnedCents)],
          ] as const)
        : []),
    ])
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
