import type { Order } from '@ledgerleaf/contract/orders'
import { cn } from '../../ui/cn.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { anyReturned, sumOrders } from './sum-orders.ts'

type FigureProps = { name: string; value: string; note?: string; className?: string }

const Figure = ({ name, value, note, className }: FigureProps) => (
  <div className={cn('grid content-start gap-1 bg-sheet px-4 py-3.5 sm:px-5', className)}>
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="grid gap-1">
      <span className="font-[450] font-display text-2xl lining-nums leading-tight tabular-nums">{value}</span>
      {note && <span className="text-fine text-muted">{note}</span>}
    </dd>
  </div>
)

/** What all orders of the list come to. Where there are others it says that it counts only these. */
export const OrdersTotal = ({ orders, isPart }: { orders: readonly Order[]; isPart: boolean }) => {
  const { credits, awaited, cents } = sumOrders(orders)
  const returned = anyReturned(orders) ? ['Less what was returned'] : []
  const parts =
    awaited > 0 ? [`${writeWhole(credits - awaited)} received, ${writeWhole(awaited)} to come`] : []
  return (
    <dl
      aria-label={isPart ? 'The orders shown, in all' : 'All orders'}
      className="grid grid-cols-2 gap-px border-edge border-t-2 bg-hairline sm:grid-cols-[1fr_2fr_2fr]"
    >
      <Figure name={isPart ? 'Orders shown' : 'Orders'} value={writeWhole(orders.length)} />
      <Figure name="Credits bought" value={writeWhole(credits)} note={[...parts, ...returned].join('. ')} />
      <Figure name="Paid" value={writeCents(cents)} note={returned.join()} className="max-sm:col-span-2" />
    </dl>
  )
}
