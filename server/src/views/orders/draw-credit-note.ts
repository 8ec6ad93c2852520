import type { Order, OrderReturn } from '@ledgerleaf/contract/orders'
import { drawPdf, type PaperColumn } from '../../platform/draw-pdf.ts'
import { dollars } from '../../trade/orders/index.ts'
import { billTo, day, serialsOf } from './paper-words.ts'

const columns: readonly PaperColumn[] = [
  { title: 'Project', width: 0.38 },
  { title: 'Serials that went back', width: 0.47 },
  { title: 'Credits', width: 0.15, align: 'right' },
]

const rowOf = (credits: OrderReturn['credits'][number]): string[] => [
  `${credits.projectName}\n${credits.registry}, vintage ${credits.vintage}`,
  serialsOf(credits),
  credits.quantity.toLocaleString('en-US'),
]

const whyOf = ({ by, isPaid }: OrderReturn): string => {
  if (by === 'bank') return 'The buyer’s bank took this money back after a dispute.'
  return isPaid
    ? 'The payment provider has returned this money.'
    : 'The payment provider is returning this money.'
}

/** What an accountant sets against the invoice of an order: the money that went back, and the credits that went with it. */
export const drawCreditNote = (order: Order, back: OrderReturn): Promise<Buffer> =>
  drawPdf(`Credit note ${back.number}`, (sheet) => {
    sheet.head('Credit note', [
      `Number ${back.number}`,
      `Issued ${day(back.at)}, to invoice ${order.id} of ${day(order.settledAt ?? order.placedAt)}`,
    ])
    sheet.facts(billTo(order))
    sheet.paragraph(order.basketName, { font: 'strong', size: 11 })
    if (back.credits.length > 0) sheet.table(columns, back.credits.map(rowOf))
    else sheet.paragraph('No credits went back with this money.')
    if (back.keptRetired > 0)
      sheet.paragraph(
        `${back.keptRetired.toLocaleString('en-US')} of the credits this money was paid for were retired before. They stay retired.`,
      )
    sheet.sums([
      ['Invoice total', dollars(order.totalCents)],
      ['Credited', `-${dollars(back.amountCents)}`],
    ])
    sheet.paragraph(whyOf(back))
    sheet.paragraph(
      'Amounts are in US dollars. One credit is one tonne of CO₂e. The serials this invoice brought went back first; where some of them were used, others of the same batch.',
      { quiet: true, size: 8 },
    )
    if (order.sandbox)
      sheet.paragraph('Sandbox: the payment ran through the built-in test provider. No money moved.', {
        font: 'strong',
      })
  })
