import { ordersApi } from '@ledgerleaf/contract/orders-api'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { hrefOf } from '../../api/request.ts'
import { useSettled } from '../../forms/use-settled.ts'
import { orderQueries } from '../../nouns/order/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrdersLoading } from './OrdersLoading.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { OrdersTotal } from './OrdersTotal.tsx'
import { isWorthFiltering, type OrderFilter, readFilter, writeFilter } from './order-filters.ts'

const everything: OrderFilter = { group: null, text: '' }

const NoneYet = () => (
  <div className="border-edge border-t-2 bg-sheet">
    <EmptyState
      of="papers"
      title="No orders yet"
      text="Every order will stand here with its lines, the serial numbers of its credits and its receipt."
      action={<ButtonLink to="/#plans">See the baskets</ButtonLink>}
    />
  </div>
)

const NoneFound = ({ onClear }: { onClear: () => void }) => (
  <div className="border-edge border-t-2 bg-sheet">
    <EmptyState
      of="papers"
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

/** What is asked for, at once in the fields and in the address when the hand rests. */
const useFilter = () => {
  const [params, setParams] = useSearchParams()
  const [filter, setFilter] = useState(() => readFilter(params))
  const settled = useSettled(filter)
  useEffect(() => {
    if (writeFilter(settled).toString() !== writeFilter(readFilter(params)).toString())
      setParams(writeFilter(settled), { replace: true, preventScrollReset: true })
  }, [settled, params, setParams])
  return { filter, settled, setFilter }
}

export const OrderList = () => {
  const { filter, settled, setFilter } = useFilter()
  const { group, text } = settled
  const query = useInfiniteQuery(
    orderQueries.list({ ...(group && { group }), ...(text.trim() && { q: text.trim() }) }),
  )
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
  const isFiltered = group !== null || text.trim() !== ''
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
          onGroup={(chosen) => setFilter({ ...filter, group: chosen })}
          onText={(typed) => setFilter({ ...filter, text: typed })}
        />
      )}
      <div aria-busy={query.isPlaceholderData} className="grid gap-5">
        {orders.length === 0 ? (
          <NoneFound onClear={() => setFilter(everything)} />
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
