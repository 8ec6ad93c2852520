import type { OrderLine } from '@ledgerleaf/contract/orders'
import { SerialList } from '../../nouns/credit/SerialList.tsx'

/** The very credits that were bought, or when they will be known. */
export const OrderSerials = ({ line: { serials, serialPrefix, saleType } }: { line: OrderLine }) =>
  serials.length > 0 ? (
    <SerialList serials={serials.map((range) => ({ prefix: serialPrefix, ...range }))} />
  ) : (
    <span className="text-muted text-sm">
      {saleType === 'forward' ? 'Named when they are delivered' : 'Named once the order is settled'}
    </span>
  )
