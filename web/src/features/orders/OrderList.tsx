import { ordersApi } from '@ledgerleaf/contract/orders-api'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { hrefOf } from '../../api/request.ts'
import { orderQueries } from '../../nouns/order/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { OrdersTotal } from './OrdersTotal.tsx'

export const OrderList = () => {
  const query = useInfiniteQuery(orderQueries.list())
  const orders = query.data?.pages.flatMap((page) => page.orders)
  if (!orders && query.isError)
    return (
      <ErrorState
        title="Your orders did not load"
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    )
  if (!orders)
    return (
      <div role="status">
        <span className="sr-only">Loading your orders</span>
        <Skeleton className="h-72 w-full" />
      </div>
    )
  if (orders.length === 0)
    return (
      <div className="border-edge border-t-2 bg-sheet">
        <EmptyState
          of="papers"
          title="No orders yet"
          text="Every order will stand here with its lines, the serial numbers of its credits and its receipt."
          action={<ButtonLink to="/#plans">See the baskets</ButtonLink>}
        />
      </div>
    )
  return (
    <div className="grid gap-5">
      <div className="-mt-4 sm:-mt-20 sm:justify-self-end">
        <a href={hrefOf(ordersApi.csv)} download className={buttonLook('outline', 'regular')}>
          <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
          Download all as CSV
        </a>
      </div>
      <OrdersTotal orders={orders} hasMore={query.hasNextPage} />
      <OrdersTable orders={orders} />
      <ShowMore list={query}>Show earlier orders</ShowMore>
    </div>
  )
}
