import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { Order } from '@ledgerleaf/contract/orders'
import { OrderStatus } from '../../nouns/order/OrderStatus.tsx'
import { titleOf } from '../../nouns/order/words.ts'
import { writeCount, writeDate, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ReceiptLink } from './ReceiptLink.tsx'

const wide = 'max-lg:hidden'

const creditsOf = ({ lines }: Order) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** What its buyer finds it by in a bank statement or in their own books. */
const papersOf = ({ invoice, poNumber }: Order): string =>
  [invoice, poNumber && `purchase order ${poNumber}`].filter(Boolean).join(', ')

const projectsOf = ({ lines }: Order) => [...new Set(lines.map(({ projectName }) => projectName))].join(', ')

/** On a phone the row folds: what has no column there stands under the name. */
const Row = ({ order }: { order: Order }) => (
  <TableRow>
    <TableCell className="align-top!">
      <TextLink to={`/orders/${order.id}`} className="font-medium">
        {titleOf(order)}
      </TextLink>
      {titleOf(order) !== projectsOf(order) && (
        <p className="mt-0.5 max-w-prose text-muted text-sm">{projectsOf(order)}</p>
      )}
      {papersOf(order) && <p className="mt-0.5 text-muted text-sm">{papersOf(order)}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted text-sm lg:hidden">
        <time dateTime={order.placedAt}>{writeDate(order.placedAt)}</time>
        <OrderStatus status={order.status} />
        <span className="tabular-nums">{writeCount(creditsOf(order), 'credit')}</span>
        <ReceiptLink order={order} token={null} size="small" />
      </div>
    </TableCell>
    <TableCell className={`${wide} whitespace-nowrap align-top!`}>
      <time dateTime={order.placedAt}>{writeDate(order.placedAt)}</time>
    </TableCell>
    <TableCell className={`${wide} align-top!`}>
      <OrderStatus status={order.status} />
    </TableCell>
    <TableCell numeric className={`${wide} align-top!`}>
      {writeWhole(creditsOf(order))}
    </TableCell>
    <TableCell numeric className="align-top!">
      {writeMoney(order.paid.minor, order.paid.currency)}
      {order.vatCents > 0 && <span className="block font-sans text-muted text-sm">with VAT</span>}
    </TableCell>
    <TableCell className={`${wide} text-right align-top!`}>
      <ReceiptLink order={order} token={null} size="small" />
    </TableCell>
  </TableRow>
)

export const OrdersTable = ({ orders }: { orders: readonly Order[] }) => (
  <Table caption="Orders, newest first">
    <thead>
      <TableRow>
        <TableHead>Order</TableHead>
        <TableHead className={wide}>Placed (UTC)</TableHead>
        <TableHead className={wide}>Status</TableHead>
        <TableHead numeric className={wide}>
          Credits
        </TableHead>
        <TableHead numeric>Total</TableHead>
        <TableHead className={wide}>
          <span className="sr-only">Receipt</span>
        </TableHead>
      </TableRow>
    </thead>
    <tbody>
      {orders.map((order) => (
        <Row key={order.id} order={order} />
      ))}
    </tbody>
  </Table>
)
