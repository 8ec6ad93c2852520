import type { MoneyOrder } from '@ledgerleaf/contract/money'
import { writeCents } from '../../ui/format.ts'
import { tellShare } from './order-shares.ts'
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

/** The money of an order in four figures. */
export const OrderFigures = ({ order }: { order: MoneyOrder }) => (
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
)
