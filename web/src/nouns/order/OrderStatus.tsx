import type { Order } from '@ledgerleaf/contract/orders'
import type { ComponentProps } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { pendingFill } from '../credit/pile-looks.ts'

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
  /** Retired here, and not at the registry yet. */
  isPending?: boolean
}

const isDone = (status: Order['status']) => status === 'settled' || status === 'retired'

/** Hatched like every pile that waits for its registry, so that it is not taken for what counts. */
const Pending = () => (
  <span className="inline-flex items-center gap-2 rounded-soft border border-hairline bg-sheet px-2 py-0.5 font-medium text-fine text-muted">
    <span
      aria-hidden="true"
      className="size-2.5 shrink-0 border border-edge/40"
      style={{ background: pendingFill }}
    />
    Retired, pending at the registry
  </span>
)

export const OrderStatus = ({ status, isQuiet = false, isPending = false }: Props) =>
  isPending ? (
    <Pending />
  ) : isQuiet && isDone(status) ? (
    <span className="inline-block text-ink first-letter:uppercase">{status}</span>
  ) : (
    <Badge tone={tones[status]}>{status}</Badge>
  )
