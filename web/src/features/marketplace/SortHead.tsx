import type { MarketSort } from '@ledgerleaf/contract/market'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { sortWords } from '../../nouns/project/words.ts'
import { cn } from '../../ui/cn.ts'
import { TableHead } from '../../ui/Table.tsx'

type Order = { sort: MarketSort; direction: 'ascending' | 'descending' }

/** The orders of the market that a column stands for; chosen again, a column turns to its next one. */
const orders = {
  name: [{ sort: 'name', direction: 'ascending' }],
  vintage: [{ sort: 'vintage', direction: 'descending' }],
  price: [
    { sort: 'cheapest', direction: 'ascending' },
    { sort: 'dearest', direction: 'descending' },
  ],
} as const satisfies Record<string, readonly [Order, ...Order[]]>

type SortHeadProps = {
  by: keyof typeof orders
  sort: MarketSort
  onSort: (sort: MarketSort) => void
  numeric?: boolean
  className?: string
  children: string
}

/** The head of a column that sorts, by the same orders as the choice above the results. */
export const SortHead = ({ by, sort, onSort, children, ...head }: SortHeadProps) => {
  const own: readonly [Order, ...Order[]] = orders[by]
  const at = own.findIndex((order) => order.sort === sort)
  const next = own[(at + 1) % own.length] ?? own[0]
  const direction = own[at]?.direction
  const Sign = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <TableHead {...head} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        title={`Sort by: ${sortWords[next.sort]}`}
        onClick={() => onSort(next.sort)}
        className={cn(
          '-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-soft px-2 hover:text-ink',
          direction && 'text-ink',
        )}
      >
        {children}
        <Sign aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.5} />
      </button>
    </TableHead>
  )
}
