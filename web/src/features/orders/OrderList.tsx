import { ordersApi } from '@ledgerleaf/contract/orders-api'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { hrefOf } from '../../api/request.ts'
import { orderQueries } from '../../nouns/order/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { GhostSheet } from '../../ui/GhostSheet.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrdersLoading } from './OrdersLoading.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { OrdersTotal } from './OrdersTotal.tsx'
import { isWorthFiltering, type OrderFilter, readFilter, writeFilter } from './order-filters.ts'

const everything: OrderFilter = { group: null, text: '' }

const NoneYet = () => (
  <GhostSheet
    title="No orders yet"
    heads={['Order', 'Total']}
    action={<ButtonLink to="/marketplace">Choose credits</ButtonLink>}
  >
    Every order will stand here with its lines, the serial numbers of its credits and its receipt.
  </GhostSheet>
)

const NoneFound = ({ onClear }: { onClear: () => void }) => (
  <div className="border-edge border-t-2 bg-sheet">
    <EmptyState
      of="search"
      title="No order is like that"
      text="Look for a project, the number of an order or an invoice, or your own purchase order."
      action={
        <Button variant="outline" onClick={onClear}>
          Show all orders
        </Button>
      }
    />
  </div>
)

/** What is listed is what the address says: whoever follows a link to all orders sees all of them. */
const useFilter = () => {
  const [params, setParams] = useSearchParams()
  const change = (filter: OrderFilter) =>
    setParams(writeFilter(filter), { replace: true, preventScrollReset: true })
  return { filter: readFilter(params), change }
}

export const OrderList = () => {
  const { filter, change } = useFilter()
  const { group, text } = filter
  const query = useInfiniteQuery(orderQueries.list({ ...(group && { group }), ...(text && { q: text }) }))
  const orders = query.data?.pages.flatMap((page) => page.orders)
  const counts = query.data?.pages[0]?.counts
  if (!orders && query.isError)
    return (
      <ErrorState
        title="Your orders did not load"
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    )
  if (!orders || !counts) return <OrdersLoading />
  const isFiltered = group !== null || text !== ''
  if (orders.length === 0 && !isFiltered && !query.isPlaceholderData) return <NoneYet />
  return (
    <div className="grid gap-5">
      <div className="-mt-4 sm:-mt-20 sm:justify-self-end">
        <a href={hrefOf(ordersApi.csv)} download className={buttonLook('outline', 'regular')}>
          <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
          Download all as CSV
        </a>
      </div>
      {isWorthFiltering(counts, filter) && (
        <OrderFilters
          counts={counts}
          {...filter}
          onGroup={(chosen) => change({ ...filter, group: chosen })}
          onText={(typed) => change({ ...filter, text: typed })}
        />
      )}
      <div aria-busy={query.isPlaceholderData} className="grid gap-5">
        {orders.length === 0 ? (
          <NoneFound onClear={() => change(everything)} />
        ) : (
          <>
            <OrdersTotal orders={orders} isPart={query.hasNextPage || isFiltered} />
            <OrdersTable orders={orders} />
            <ShowMore list={query}>Show earlier orders</ShowMore>
          </>
        )}
      </div>
    </div>
  )
}
