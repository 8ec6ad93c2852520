import type { ReactNode } from 'react'
import { OrderName } from '../../nouns/order/OrderName.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import type { Origin } from './origins-of.ts'

const ways: Record<Origin['way'], string> = { bought: 'Bought', delivered: 'Delivered' }

const One = ({ origin: { way, at, orderId, invoice }, more }: { origin: Origin; more?: ReactNode }) => (
  <>
    <span className="whitespace-nowrap">
      {ways[way]} {writeDate(at)}
    </span>
    <span className="hidden folded:inline"> · </span>
    <span className="flex flex-wrap gap-x-2 text-muted folded:inline">
      <OrderName isBrief id={orderId} to={`/orders/${orderId}`} bought={null} invoice={invoice} />
      {more}
    </span>
  </>
)

/** The ones before it, one press away: most have none, and a row stays two lines. */
const Older = ({ origins }: { origins: readonly Origin[] }) => (
  <details className="open:basis-full">
    <summary
      aria-label={`${writeWhole(origins.length)} more before`}
      className="inline-flex min-h-6 cursor-pointer list-none items-center underline decoration-hairline underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden"
    >
      +{writeWhole(origins.length)}
    </summary>
    <ul className="grid gap-1.5">
      {origins.map((origin) => (
        <li key={`${origin.orderId} ${origin.at}`}>
          <One origin={origin} />
        </li>
      ))}
    </ul>
  </details>
)

/** How credits came here, with the way to the order; of what came otherwise, as from a wallet, nothing is said. */
export const HoldingOrigin = ({ origins }: { origins: readonly Origin[] }) => {
  const [newest, ...older] = origins
  if (!newest) return <span className="text-muted">–</span>
  return (
    <span className="text-sm">
      <One origin={newest} more={older.length > 0 && <Older origins={older} />} />
    </span>
  )
}
