import type { OrderLine } from '@ledgerleaf/contract/orders'
import { SerialList } from '../../nouns/credit/SerialList.tsx'

type Props = {
  line: OrderLine
  /** It never settled, and never will. */
  isOver: boolean
}

/** The very credits that were bought, or when they will be known. */
export const OrderSerials = ({ line: { serials, serialPrefix, saleType }, isOver }: Props) => {
  if (serials.length > 0)
    return <SerialList serials={serials.map((range) => ({ prefix: serialPrefix, ...range }))} />
  const awaited = saleType === 'forward' ? 'Named when they are delivered' : 'Named once the order is settled'
  return <span className="text-muted text-sm">{isOver ? 'None: the order is over' : awaited}</span>
}
