import { writeMoney } from '@ledgerleaf/contract/currencies'
import { linesOfPurchase, nameOrder } from '@ledgerleaf/contract/order-name'
import type { Order } from '@ledgerleaf/contract/orders'
import { Fragment } from 'react'
import { OrderName } from '../../nouns/order/OrderName.tsx'
import { OrderStatus } from '../../nouns/order/OrderStatus.tsx'
import { happenedAt, type WentBack, wentBack } from '../../nouns/order/went-back.ts'
import { basketOf } from '../../nouns/order/words.ts'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { OrdersKey } from './OrdersKey.tsx'
import { isAllRetired, pendingOf, pilesOf } from './order-piles.ts'
import { ReceiptLink } from './ReceiptLink.tsx'

const wide = 'max-lg:hidden'

const isPaid = ({ status }: Order) => status !== 'pending' && status !== 'cancelled' && status !== 'failed'

/** Each project has its own line, so that no tonnes stand apart from what they are of. */
const Bought = ({ order: { lines, basketName } }: { order: Order }) => {
  const parts = linesOfPurchase(lines)
  if (parts.length === 0) return basketName
  return parts.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && (
        <>
          {part.startsWith('and ') ? ' ' : ', '}
          <br />
        </>
      )}
      {part}
    </Fragment>
  ))
}

const Name = ({ order }: { order: Order }) => {
  // A slip has room for one number, the one that is said; its paper names the other.
  const isPhone = usePhone()
  const facts = [
    isPhone ? null : order.invoice,
    order.poNumber && `Purchase order ${order.poNumber}`,
    basketOf(order),
    nameOrder(order.id),
  ]
  return (
    <span>
      <OrderName id={order.id} to={`/orders/${order.id}`} bought={<Bought order={order} />} isBrief />
      {facts.filter(Boolean).map((fact) => (
        <span key={fact} className="block text-muted text-sm first-of-type:mt-0.5">
          {fact}
        </span>
      ))}
    </span>
  )
}

/** Of which kinds the credits are, before their names and in their order. */
const Kinds = ({ order }: { order: Order }) => (
  <span aria-hidden="true" className="mt-1.5 grid w-3 shrink-0 content-start gap-0.5">
    {[
      ...new Set(
        order.lines.toSorted((one, other) => other.quantity - one.quantity).map(({ category }) => category),
      ),
    ]
      .slice(0, 3)
      .map((category) => (
        <span key={category} className="size-2.5" style={{ background: kindFill(category) }} />
      ))}
  </span>
)

/** What became of the credits: one bar in the colours of the holdings, and its words. */
const Piles = ({ order }: { order: Order }) => {
  const piles = pilesOf(order)
  if (piles.length === 0) return null
  return (
    <span className="grid w-full gap-1 lg:max-w-44">
      <span aria-hidden="true" className="flex h-2 gap-px">
        {piles.map(({ name, credits, fill }) => (
          <span
            key={name}
            className="min-w-0.5 border border-edge/40"
            style={{ flexGrow: credits, flexBasis: 0, background: fill }}
          />
        ))}
      </span>
      <span className="text-fine text-muted tabular-nums">
        {piles.map(({ name, credits }, at) => (
          <span key={name}>
            {at > 0 && ', '}
            <span className="whitespace-nowrap">
              {writeWhole(credits)} {name}
            </span>
          </span>
        ))}
      </span>
    </span>
  )
}

/** Only what is retired at the registry too stands as retired. */
const statusOf = (order: Order): Order['status'] => {
  if (isAllRetired(order)) return 'retired'
  return order.status === 'retired' && pendingOf(order) > 0 ? 'settled' : order.status
}

/** The day it came about, with its status where that is another than settled, as most are; when it was placed stands beside it where that was another day. */
const Standing = ({ order }: { order: Order }) => {
  const at = happenedAt(order)
  const status = statusOf(order)
  const isLater = writeDate(at) !== writeDate(order.placedAt)
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {status === 'settled' ? (
          <span className="sr-only">Settled</span>
        ) : (
          <OrderStatus status={status} isQuiet />
        )}
        <time dateTime={at} className="whitespace-nowrap">
          {writeDate(at)}
        </time>
      </span>
      {isLater && (
        <p className="mt-1 text-muted text-sm">
          placed <time dateTime={order.placedAt}>{writeDate(order.placedAt)}</time>
        </p>
      )}
    </>
  )
}

/** So many, what went back of them, and what is left: three lines that add up. */
const Sum = ({ whole, lost, left, says }: { whole: string; lost: string[]; left: string; says: string }) => (
  <>
    {whole}
    {lost.map((text) => (
      <span key={text} className="block text-fine text-muted">
        {text}
      </span>
    ))}
    {lost.length > 0 && (
      <span className="mt-0.5 ml-auto block w-fit border-hairline border-t pt-0.5">
        {left} <span className="font-sans text-fine text-muted">{says}</span>
      </span>
    )}
  </>
)

const CreditSum = ({ order, back }: { order: Order; back: WentBack }) => {
  const isNothing = order.settledAt === null && back.leftCredits === 0
  const lost = [
    ...(isNothing ? ['none bought'] : []),
    ...(back.backCredits > 0 ? [`−${writeWhole(back.backCredits)} went back`] : []),
    ...(back.overCredits > 0 ? [`−${writeWhole(back.overCredits)} will not come`] : []),
  ]
  return (
    <Sum
      whole={writeWhole(back.boughtCredits)}
      lost={lost}
      left={writeWhole(back.leftCredits)}
      says={isNothing ? 'yours' : 'left'}
    />
  )
}

const MoneySum = ({ order, back }: { order: Order; back: WentBack }) => {
  const write = (minor: number) => writeMoney(minor, order.paid.currency)
  return (
    <>
      <Sum
        whole={write(order.paid.minor)}
        lost={back.backMinor > 0 ? [`−${write(back.backMinor)} returned`] : []}
        left={write(back.leftMinor)}
        says="kept"
      />
      {!isPaid(order) && (
        <span className="block font-sans text-fine text-muted">
          {order.status === 'pending' ? 'not paid yet' : 'not paid'}
        </span>
      )}
      {order.vatCents > 0 && <span className="block font-sans text-fine text-muted">with VAT</span>}
    </>
  )
}

/** On a phone an order is two lines of a slip: what was bought and for how much, and how it stands with its paper. */
const Row = ({ order }: { order: Order }) => {
  const back = wentBack(order)
  return (
    <TableRow>
      <TableCell className="align-top! lg:max-w-md">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
          <span className="flex gap-2.5">
            <Kinds order={order} />
            <Name order={order} />
          </span>
          <div className="grid gap-0.5 text-right font-mono text-[0.875rem] tabular-nums lg:hidden">
            <span className="sr-only">Total</span>
            <MoneySum order={order} back={back} />
          </div>
          <div className="-mb-2 col-span-2 flex min-h-11 items-center justify-between gap-4 text-sm lg:hidden">
            <div className="flex flex-wrap items-center gap-x-3">
              <Standing order={order} />
              <span className="tabular-nums">
                <CreditSum order={order} back={back} /> credits
              </span>
            </div>
            <ReceiptLink order={order} token={null} quiet />
          </div>
          <div className="col-span-2 pt-2 lg:hidden">
            <Piles order={order} />
          </div>
        </div>
      </TableCell>
      <TableCell className={`${wide} align-top!`}>
        <Standing order={order} />
      </TableCell>
      <TableCell className={`${wide} min-w-36 align-top! pt-4!`}>
        <Piles order={order} />
      </TableCell>
      <TableCell numeric className={`${wide} align-top!`}>
        <CreditSum order={order} back={back} />
      </TableCell>
      <TableCell numeric className={`${wide} align-top!`}>
        <MoneySum order={order} back={back} />
      </TableCell>
      <TableCell className={`${wide} text-right align-top!`}>
        <ReceiptLink order={order} token={null} quiet />
      </TableCell>
    </TableRow>
  )
}

const Rows = ({ orders }: { orders: readonly Order[] }) => (
  <Table caption="Orders, newest first">
    <thead className="max-lg:sr-only">
      <TableRow>
        <TableHead>Order</TableHead>
        <TableHead className={wide}>Date</TableHead>
        <TableHead className={wide}>What became of it</TableHead>
        <TableHead numeric className={wide}>
          Credits
        </TableHead>
        <TableHead numeric className={wide}>
          Total
        </TableHead>
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

export const OrdersTable = ({ orders }: { orders: readonly Order[] }) => (
  <div className="grid gap-3">
    <OrdersKey orders={orders} />
    <Rows orders={orders} />
  </div>
)
