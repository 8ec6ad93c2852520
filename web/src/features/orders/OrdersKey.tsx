import type { Order } from '@ledgerleaf/contract/orders'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { writeCategory } from '../../nouns/project/words.ts'
import { Fold } from '../../ui/Fold.tsx'
import { usePhone } from '../../ui/use-phone.ts'

const Kinds = ({ marks }: { marks: ReadonlyMap<string, string> }) => (
  <ul aria-label="Kind" className="flex flex-wrap gap-x-4 gap-y-1 text-fine text-muted">
    {[...marks].map(([name, fill]) => (
      <li key={name} className="flex items-center gap-1.5 whitespace-nowrap">
        <span
          aria-hidden="true"
          className="size-2.5 shrink-0 border border-edge/40"
          style={{ background: fill }}
        />
        {name}
      </li>
    ))}
  </ul>
)

/** What the squares of the list are, and only of what it shows: the bars say it under themselves. On a phone it is one press away. */
export const OrdersKey = ({ orders }: { orders: readonly Order[] }) => {
  const isPhone = usePhone()
  const marks = new Map(
    orders.flatMap(({ lines }) =>
      lines.map(
        ({ category }) => [category ? writeCategory(category) : 'No kind yet', kindFill(category)] as const,
      ),
    ),
  )
  if (!isPhone) return <Kinds marks={marks} />
  return (
    <Fold title="What the colours mean" className="-my-3">
      <div className="pb-2">
        <Kinds marks={marks} />
      </div>
    </Fold>
  )
}
