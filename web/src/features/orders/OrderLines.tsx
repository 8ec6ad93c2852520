import { nameOrder } from '@ledgerleaf/contract/order-name'
import { isAwaited, tellForward, tellReturned } from '@ledgerleaf/contract/order-words'
import type { Order, OrderLine } from '@ledgerleaf/contract/orders'
import { OwnPriceLine } from '../../nouns/listing/OwnPriceLine.tsx'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow, TableTotal } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { OrderSerials } from './OrderSerials.tsx'
import { sumsOf } from './order-sums.ts'

const wide = 'max-lg:hidden'

type RowProps = { line: OrderLine; isPaid: boolean; isOver: boolean }

const Row = ({ line, isPaid, isOver }: RowProps) => (
  <TableRow>
    <TableCell className="align-top!">
      <p className="font-medium leading-snug">
        <TextLink to={`/projects/${line.projectId}`}>{line.projectName}</TextLink>
      </p>
      <p className="text-muted text-sm">
        <span
          aria-hidden="true"
          className="mr-2 inline-block size-2.5"
          style={{ background: kindFill(line.category) }}
        />
        {line.registry} · vintage {line.vintage}
      </p>
      {line.saleType === 'forward' && isPaid && (
        <p className="max-w-prose pt-1 text-sm">
          {tellForward(line)}{' '}
          <TextLink to={`/certificates/${line.id}`}>
            {isAwaited(line) ? 'Future: see its certificate' : 'See its certificate'}
          </TextLink>
        </p>
      )}
      <OwnPriceLine price={line} />
      {line.saleType !== 'forward' && tellReturned(line) && (
        <p className="pt-1 text-muted text-sm">{tellReturned(line)}</p>
      )}
      {line.saleType === 'subscription' && (
        <p className="pt-1 text-muted text-sm">First run of a subscription</p>
      )}
      {line.noteToBuyers && (
        <p className="wrap-anywhere max-w-prose pt-1 text-sm">
          <span className="text-muted">Note from the seller:</span> {line.noteToBuyers}
        </p>
      )}
      <div className="mt-2 grid gap-1 lg:hidden">
        <p className="text-muted text-sm tabular-nums">
          {writeWhole(line.quantity)} at {writeCents(line.pricePerCreditCents)}
        </p>
        <OrderSerials line={line} isOver={isOver} />
      </div>
    </TableCell>
    <TableCell className={`${wide} align-top!`}>
      <OrderSerials line={line} isOver={isOver} />
    </TableCell>
    <TableCell numeric className={`${wide} align-top!`}>
      {writeWhole(line.quantity)}
    </TableCell>
    <TableCell numeric className={`${wide} align-top!`}>
      {writeCents(line.pricePerCreditCents)}
    </TableCell>
    <TableCell numeric className="align-top!">
      {writeCents(line.totalCents)}
    </TableCell>
  </TableRow>
)

const Foot = ({ label, amount }: { label: string; amount: string }) => (
  <TableRow className="h-10! border-b-0! first:border-edge first:border-t">
    <TableCell className="py-1! text-muted">{label}</TableCell>
    <TableCell className={wide} colSpan={3} />
    <TableCell numeric className="py-1!">
      {amount}
    </TableCell>
  </TableRow>
)

/** Line by line what was bought, down to the serial numbers, and how it adds up to what was paid. */
export const OrderLines = ({ order }: { order: Order }) => (
  <Table caption={`Lines of ${nameOrder(order.id)}`}>
    <thead>
      <TableRow>
        <TableHead>Project</TableHead>
        <TableHead className={wide}>Serial numbers</TableHead>
        <TableHead numeric className={wide}>
          Credits
        </TableHead>
        <TableHead numeric className={wide}>
          Price
        </TableHead>
        <TableHead numeric>Value</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {order.lines.map((line) => (
        <Row
          key={line.listingId}
          line={line}
          isPaid={order.settledAt !== null}
          isOver={order.status === 'cancelled' || order.status === 'failed'}
        />
      ))}
    </tbody>
    <tfoot>
      {sumsOf(order).map(({ label, amount, isTotal }) =>
        isTotal ? (
          <TableTotal key={label}>
            <TableCell>{label}</TableCell>
            <TableCell className={wide} />
            <TableCell numeric className={wide}>
              {writeWhole(order.lines.reduce((sum, { quantity }) => sum + quantity, 0))}
            </TableCell>
            <TableCell className={wide} />
            <TableCell numeric>{amount}</TableCell>
          </TableTotal>
        ) : (
          <Foot key={label} label={label} amount={amount} />
        ),
      )}
    </tfoot>
  </Table>
)
