import { OrderName } from '../../nouns/order/OrderName.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import type { Origin } from './origins-of.ts'

const ways: Record<Origin['way'], string> = { bought: 'Bought', delivered: 'Delivered' }

/** How credits came here, with the way to the order; of what came otherwise, as from a wallet, nothing is said. */
export const HoldingOrigin = ({ origins }: { origins: readonly Origin[] }) => {
  const [newest, ...older] = origins
  if (!newest) return <span className="text-muted">–</span>
  return (
    <span className="text-sm">
      <span className="whitespace-nowrap">
        {ways[newest.way]} {writeDate(newest.at)}
      </span>
      <span className="hidden folded:inline"> · </span>
      <span className="block text-muted folded:inline">
        <OrderName
          isBrief
          id={newest.orderId}
          to={`/orders/${newest.orderId}`}
          bought={null}
          invoice={newest.invoice}
        />
        {older.length > 0 && ` and ${writeWhole(older.length)} before`}
      </span>
    </span>
  )
}
