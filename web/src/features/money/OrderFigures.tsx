import type { MoneyOrder } from '@ledgerleaf/contract/money'
import { cn } from '../../ui/cn.ts'
import { writeCents } from '../../ui/format.ts'
import { type PaidShare, sharesOf, tellShare } from './order-shares.ts'
import { paidIn } from './paid-in.ts'

type Figure = { name: string; cents: number; note: string | null }

const sumOf = (lines: MoneyOrder['lines'], what: 'sellerCents' | 'feeCents'): number =>
  lines.reduce((sum, line) => sum + line[what], 0)

const figuresOf = (order: MoneyOrder): Figure[] => {
  const { lines, totalCents, vatCents, discountCents, returnedCents, currency } = order
  const isPending = order.status === 'pending'
  const beside = [
    paidIn(currency, order.paidMinor),
    vatCents > 0 ? `of it VAT ${writeCents(vatCents)}` : null,
    discountCents > 0 ? `after ${writeCents(discountCents)} of the platform’s` : null,
  ].filter(Boolean)
  const sellers = new Set(lines.map(({ sellerName }) => sellerName)).size
  return [
    { name: isPending ? 'To pay' : 'Paid', cents: totalCents + vatCents, note: beside.join(', ') || null },
    {
      name: sellers > 1 ? `Share of ${sellers} sellers` : 'Seller’s share',
      cents: sumOf(lines, 'sellerCents'),
      note: tellShare(order),
    },
    { name: isPending ? 'Fee to come' : 'Fee', cents: sumOf(lines, 'feeCents'), note: 'the platform’s' },
    {
      name: 'Gone back',
      cents: returnedCents,
      note: returnedCents > 0 ? paidIn(currency, order.returnedMinor) : 'nothing yet',
    },
  ]
}

const looks = ['bg-leaf', 'bg-leaf/60', 'bg-leaf/80', 'bg-leaf/40'] as const

/** The price of the credits as one bar: a part for each seller, and the fee. */
const Split = ({ lines }: Pick<MoneyOrder, 'lines'>) => {
  const shares = sharesOf(lines)
  const lookOf = (share: PaidShare, at: number) => (share.isFee ? 'bg-ink' : looks[at % looks.length])
  return (
    <div className="grid gap-3 border-hairline border-t bg-sheet px-4 py-4 sm:px-5">
      <p className="text-muted text-sm">
        Of the price of the credits, {writeCents(sumOf(lines, 'sellerCents') + sumOf(lines, 'feeCents'))}:
      </p>
      <div aria-hidden="true" className="flex h-4 gap-px">
        {shares.map((share, at) => (
          <span
            key={share.name}
            className={cn('min-w-1', lookOf(share, at))}
            style={{ flexGrow: share.cents, flexBasis: 0 }}
          />
        ))}
      </div>
      <ul className="grid gap-x-6 gap-y-1 text-sm sm:flex sm:flex-wrap">
        {shares.map((share, at) => (
          <li key={share.name} className="flex items-center gap-2">
            <span aria-hidden="true" className={cn('size-3 shrink-0', lookOf(share, at))} />
            <span className="min-w-0 flex-1">{share.name}</span>
            <span className="font-mono text-fine tabular-nums">{writeCents(share.cents)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The money of an order in four figures. */
export const OrderFigures = ({ order }: { order: MoneyOrder }) => (
  <div>
    <dl className="grid grid-cols-2 border-edge border-t-2 bg-sheet lg:grid-cols-4">
      {figuresOf(order).map(({ name, cents, note }) => (
        <div
          key={name}
          className="grid min-w-0 content-start gap-1 border-hairline border-b px-4 py-4 odd:border-r sm:px-5 lg:border-r lg:border-b-0 lg:last:border-r-0"
        >
          <dt className="font-medium text-fine text-muted">{name}</dt>
          <dd className="font-display text-2xl lining-nums leading-tight tracking-tight tabular-nums [overflow-wrap:anywhere] sm:text-3xl">
            {writeCents(cents)}
          </dd>
          {note && <dd className="text-muted text-sm [overflow-wrap:anywhere]">{note}</dd>}
        </div>
      ))}
    </dl>
    {/* Of one seller the figures say the whole of it. */}
    {new Set(order.lines.map(({ sellerName }) => sellerName)).size > 1 && <Split lines={order.lines} />}
  </div>
)
