import type { BasketListing } from '@ledgerleaf/contract/market'
import { nameOrder } from '@ledgerleaf/contract/order-name'
import { isAwaited, tellForward, tellReturned } from '@ledgerleaf/contract/order-words'
import type { Order, OrderLine } from '@ledgerleaf/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { OwnPriceLine } from '../../nouns/listing/OwnPriceLine.tsx'
import { marketQueries } from '../../nouns/market/queries.ts'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { ProjectThumb } from '../../nouns/project/ProjectThumb.tsx'
import { cn } from '../../ui/cn.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow, TableTotal } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { OrderSerials } from './OrderSerials.tsx'
import { sumsOf } from './order-sums.ts'

const wide = 'max-lg:hidden'

/** What the credits come from, at a glance; its place is kept until it is known. */
const Plate = ({ listing }: { listing: BasketListing | undefined }) => {
  const size = 'size-14 max-sm:size-11 sm:row-span-2'
  if (!listing) return <span aria-hidden="true" className={cn(size, 'block border border-hairline bg-sky')} />
  return (
    <ProjectThumb
      project={{ ...listing, id: listing.projectId, name: listing.projectName }}
      className={size}
    />
  )
}

type RowProps = { line: OrderLine; listing: BasketListing | undefined; isPaid: boolean; isOver: boolean }

const Row = ({ line, listing, isPaid, isOver }: RowProps) => (
  <TableRow>
    <TableCell className="align-top!">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 max-sm:gap-x-3 sm:grid-rows-[auto_1fr]">
        <Plate listing={listing} />
        <div className="min-w-0">
          <p className="font-medium leading-snug">
            <TextLink to={`/projects/${line.projectId}`}>{line.projectName}</TextLink>
          </p>
        </div>
        {/* On a phone the words need the whole width, under the plate. */}
        <div className="min-w-0 max-sm:col-span-2 sm:col-start-2">
          {/* There it runs on below the value, which is one line high. */}
          <p className="text-muted text-sm max-sm:-mr-20 max-sm:pt-1.5">
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
        </div>
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
export const OrderLines = ({ order }: { order: Order }) => {
  const { data } = useQuery(marketQueries.listings(order.lines.map(({ listingId }) => listingId)))
  return (
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
            listing={data?.listings.find(({ listingId }) => listingId === line.listingId)}
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
}
