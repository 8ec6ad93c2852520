import type { Order, OrderReturn } from '@ledgerleaf/contract/orders'
import type { Paper, PaperBlock, PaperRow } from '../../platform/typeset/index.ts'
import { dollars } from '../../trade/orders/index.ts'
import { billTo, day, invoice, sandboxNotice, serialsOf } from './paper-words.ts'

const rowOf = (credits: OrderReturn['credits'][number]): PaperRow => ({
  cells: [
    credits.projectName,
    `${credits.registry}, vintage ${credits.vintage}`,
    credits.quantity.toLocaleString('en-US'),
  ],
  below: serialsOf(credits),
})

const whyOf = ({ by, isPaid }: OrderReturn): string => {
  if (by === 'bank') return 'The buyer’s bank took this money back after a dispute.'
  return isPaid
    ? 'The payment provider has returned this money.'
    : 'The payment provider is returning this money.'
}

const creditsOf = ({ credits, keptRetired }: OrderReturn): PaperBlock[] => {
  const blocks: PaperBlock[] =
    credits.length > 0
      ? [
          {
            kind: 'table',
            columns: [
              { title: 'Project, and the serials that went back', holds: 'name' },
              { title: 'Registry and vintage', holds: 'text' },
              { title: 'Credits', holds: 'number' },
            ],
            rows: credits.map(rowOf),
          },
        ]
      : [{ kind: 'paragraph', text: 'No credits went back with this money.' }]
  if (keptRetired > 0)
    blocks.push({
      kind: 'paragraph',
      text: `${keptRetired.toLocaleString('en-US')} of the credits this money was paid for were retired before. They stay retired.`,
    })
  return blocks
}

/** What an accountant sets against the invoice of an order: the money that went back, and the credits that went with it. */
export const writeCreditNotePaper = (order: Order, back: OrderReturn, publicUrl: string): Paper =>
  invoice(order, publicUrl, {
    title: 'Credit note',
    date: back.at,
    lead: [
      `Number ${back.number}`,
      `Issued ${day(back.at)}, to invoice ${order.id} of ${day(order.settledAt ?? order.placedAt)}`,
    ],
    blocks: [
      ...billTo(order),
      { kind: 'heading', text: order.basketName },
      ...creditsOf(back),
      {
        kind: 'sums',
        sums: [
          { label: 'Invoice total', value: dollars(order.totalCents) },
          { label: 'Credited', value: `-${dollars(back.amountCents)}` },
        ],
      },
      { kind: 'paragraph', text: whyOf(back) },
      {
        kind: 'paragraph',
        text: 'Amounts are in US dollars. One credit is one tonne of CO₂e. The serials this invoice brought went back first; where some of them were used, others of the same batch.',
        tone: 'quiet',
      },
      ...sandboxNotice(order),
    ],
  })
