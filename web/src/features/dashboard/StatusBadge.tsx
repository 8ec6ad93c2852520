import type { BuyerTransaction } from '@ledgerleaf/contract/dashboard'
import type { ComponentProps } from 'react'
import { Badge } from '../../ui/Badge.tsx'

type Status = BuyerTransaction['status']

const tones: Record<Status, ComponentProps<typeof Badge>['tone']> = {
  pending: 'attention',
  paid: 'attention',
  settled: 'leaf',
  retired: 'leaf',
  cancelled: 'neutral',
  refunded: 'neutral',
  failed: 'error',
}

/** The status as received. */
export const StatusBadge = ({ status }: { status: Status }) => <Badge tone={tones[status]}>{status}</Badge>
