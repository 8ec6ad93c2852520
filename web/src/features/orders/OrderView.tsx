import { nameOrder } from '@ledgerleaf/contract/order-name'
import type { Order } from '@ledgerleaf/contract/orders'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hasCode } from '../../api/api-error.ts'
import { canRetire } from '../../nouns/order/can-retire.ts'
import { OrderStatus } from '../../nouns/order/OrderStatus.tsx'
import { orderQueries } from '../../nouns/order/queries.ts'
import { basketOf, boughtOf, standingOf } from '../../nouns/order/words.ts'
import { PerhapsElsewhere } from '../../nouns/organisation/PerhapsElsewhere.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FactLine } from '../../ui/FactLine.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { OrderCourse } from './OrderCourse.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { PayOrCancel } from './PayOrCancel.tsx'
import { InvoiceLink, ReceiptLink } from './ReceiptLink.tsx'

type Props = {
  id: string
  token: string | null
  /** What stands with an order that is paid by invoice. */
  transfer?: (order: Order) => ReactNode
}

/** One order on its own page. It follows by itself while the order is under way. */
export const OrderView = ({ id, token, transfer }: Props) => {
  const { data: order, error, isFetching, refetch } = useQuery(orderQueries.one(id, token))
  if (!order && hasCode(error, 'not_found'))
    return (
      <>
        <EmptyState
          of="papers"
          title="There is no such order"
          text="It may belong to another account, or the address is not complete."
          action={<ButtonLink to="/orders">See your orders</ButtonLink>}
        />
        <PerhapsElsewhere />
      </>
    )
  if (!order && error)
    return <ErrorState title="The order did not load" onRetry={() => void refetch()} busy={isFetching} />
  if (!order)
    return (
      <div role="status" className="grid gap-6">
        <span className="sr-only">Loading the order</span>
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-72 w-full" />
      </div>
    )
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="grid min-w-0 flex-1 basis-80 gap-3">
          <Heading level={1} look="section" className="max-w-text [overflow-wrap:anywhere]">
            {boughtOf(order)}
          </Heading>
          <FactLine
            className="text-note text-muted"
            facts={[
              nameOrder(order.id),
              order.poNumber && `purchase order ${order.poNumber}`,
              basketOf(order),
            ]}
          />
          <p
            role="status"
            className="flex max-w-text flex-wrap items-center gap-x-3 gap-y-2 text-note text-muted"
          >
            <OrderStatus status={order.status} isQuiet />
            {standingOf(order)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <InvoiceLink order={order} token={token} />
          <ReceiptLink order={order} token={token} />
          {canRetire(order) && !token && (
            <ButtonLink to="/holdings" variant="final">
              Retire these credits
            </ButtonLink>
          )}
        </div>
      </div>
      <OrderCourse order={order} />
      {order.isByTransfer && transfer?.(order)}
      <PayOrCancel order={order} token={token} />
      <OrderDetails order={order} token={token} />
    </div>
  )
}
