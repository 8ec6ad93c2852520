import type { Order } from '@ledgerleaf/contract/orders'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { writeCategory } from '../../nouns/project/words.ts'
import { pilesOf } from './order-piles.ts'

type KeyProps = { title: string; marks: ReadonlyMap<string, string> }

const Key = ({ title, marks }: KeyProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
    <dt className="font-medium text-ink">{title}</dt>
    {[...marks].map(([name, fill]) => (
      <dd key={name} className="flex items-center gap-1.5 whitespace-nowrap">
        <span
          aria-hidden="true"
          className="size-2.5 shrink-0 border border-edge/40"
          style={{ background: fill }}
        />
        {name}
      </dd>
    ))}
  </div>
)

/** What the squares and the bars of the list are, and only of what it shows. */
export const OrdersKey = ({ orders }: { orders: readonly Order[] }) => {
  const kinds = new Map(
    orders.flatMap(({ lines }) =>
      lines.map(
        ({ category }) => [category ? writeCategory(category) : 'No kind yet', kindFill(category)] as const,
      ),
    ),
  )
  // What shares a colour shares a mark: held and received are both the buyer’s own.
  const named = new Map<string, Set<string>>()
  for (const { name, fill } of orders.flatMap(pilesOf))
    named.set(fill, (named.get(fill) ?? new Set()).add(name))
  const piles = new Map([...named].map(([fill, names]) => [[...names].sort().join(' or '), fill]))
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2 text-fine text-muted">
      <Key title="Kind" marks={kinds} />
      {piles.size > 0 && <Key title="Credits" marks={piles} />}
    </dl>
  )
}
