import { orderNumber } from '@ledgerleaf/contract/order-name'
import type { Order } from '@ledgerleaf/contract/orders'
import type { Reader } from '../../platform/db.ts'
import { writeCsv } from '../../platform/write-csv.ts'
import { findOrders } from './order-queries.ts'

const head = [
  ...[
    'placed_at',
    'settled_at',
    'order',
    'order_number',
    'status',
    'basket',
    'project',
    'registry',
    'vintage',
    'sale_type',
  ],
  ...['credits', 'credits_returned', 'price_usd', 'line_total_usd', 'order_discount_usd', 'order_total_usd'],
  ...['order_vat_usd', 'order_amount', 'order_currency', 'invoice'],
  ...['order_returned_usd', 'order_returned', 'credit_notes', 'company', 'tax_id'],
  // What the seller asked for, which the price in dollars came from.
  ...['seller_price', 'seller_currency'],
]

const plain = (cents: number): string => (cents / 100).toFixed(2)

/** One row for each line; what belongs to the whole order stands in its first, so that a column can be added up. */
const rowsOf = (order: Order): string[][] =>
  order.lines.map((line, place) => {
    const once = (text: string) => (place === 0 ? text : '')
    return [
      ...[order.placedAt, order.settledAt ?? '', order.id, orderNumber(order.id)],
      ...[order.status, order.basketName],
      ...[line.projectName, line.registry ?? '', String(line.vintage), line.saleType],
      ...[
        String(line.quantity),
        String(line.returned),
        plain(line.pricePerCreditCents),
        plain(line.totalCents),
      ],
      once(plain(order.discountCents)),
      once(plain(order.totalCents)),
      once(plain(order.vatCents)),
      once(plain(order.paid.minor)),
      once(order.paid.currency.toUpperCase()),
      once(order.invoice ?? ''),
      once(plain(order.returnedCents)),
      once(plain(order.returnedMinor)),
      once(order.creditNotes.join(' ')),
      once(order.enterprise?.companyName ?? ''),
      once(order.enterprise?.taxId ?? ''),
      plain(line.priceMinor),
      line.currency.toUpperCase(),
    ]
  })

/** Everything somebody ever ordered, newest first, page after page. */
export async function* writeOrders(db: Reader, buyerId: string): AsyncGenerator<string> {
  yield writeCsv([head])
  for (let before: string | undefined; ; ) {
    const { orders, more } = await findOrders(db, buyerId, { before })
    if (orders.length > 0) yield writeCsv(orders.flatMap(rowsOf))
    if (!more) return
    before = orders.at(-1)?.id
  }
}
