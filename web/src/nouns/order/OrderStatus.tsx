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

export const OrderStatus = ({ status }: Pick<Order, 'status'>) => <Badge tone={tones[status]}>{status}</Badge>
