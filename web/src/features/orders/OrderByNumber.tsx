import { orderEnding } from '@ledgerleaf/contract/order-name'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { orderQueries } from '../../nouns/order/queries.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

type Props = { number: string; otherwise: ReactNode }

/** An address that ends with the number people say instead of the order's id: leads to one's own order of that number. */
export const OrderByNumber = ({ number, otherwise }: Props) => {
  const { data, isPending } = useInfiniteQuery(orderQueries.list({ q: number }))
  if (isPending)
    return (
      <div role="status">
        <span className="sr-only">Looking for the order</span>
        <Skeleton className="h-10 w-64" />
      </div>
    )
  const ending = orderEnding(number)
  const order = data?.pages[0]?.orders.find(({ id }) => id.slice(-8) === ending)
  return order ? <Navigate replace to={`/orders/${order.id}`} /> : otherwise
}
