import type { Order } from '@ledgerleaf/contract/orders'
import type { ComponentProps } from 'react'
import { Badge } from '../../ui/Badge.tsx'

const tones: Record<Order['status'], ComponentProps<typeof Badge>['tone']> = {
  pending: 'attention',
  paid: 'attention',
  settled: 'leaf',
  retired: 'leaf',
  cancelled: 'neutral',
  refunded: 'neutral',
  failed: 'error',
}

type Props = Pick<Order, 'status'> & {
  /** Where most are as they should be, only what is not yet, or went wrong, wears a sign. */
  isQuiet?: boolean
}

const isDone = (status: Order['status']) => status === 'settled' || status === 'retired'

export const OrderStatus = ({ status, isQuiet = false }: Props) =>
  isQuiet && isDone(status) ? (
    <span className="inline-block text-ink first-letter:uppercase">{status}</span>
  ) : (
    <Badge tone={tones[status]}>{status}</Badge>
  )
