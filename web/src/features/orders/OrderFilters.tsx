import type { OrderGroup } from '@ledgerleaf/contract/orders'
import { SettledSearch } from '../../forms/SettledSearch.tsx'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { groupWords, orderGroups } from './order-filters.ts'

type ChipProps = { label: string; count: number; isChosen: boolean; onChoose: () => void }

const Chip = ({ label, count, isChosen, onChoose }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    className={cn(
      'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm transition-colors sm:min-h-9',
      isChosen
        ? 'border-ink bg-ink text-paper'
        : 'border-edge bg-sheet hover:border-ink hover:bg-paper disabled:opacity-60',
    )}
  >
    {label}
    <span className={cn('font-mono text-fine tabular-nums', !isChosen && 'text-muted')}>
      {writeWhole(count)}
    </span>
  </button>
)

type FiltersProps = {
  counts: Record<OrderGroup, number>
  group: OrderGroup | null
  text: string
  onGroup: (group: OrderGroup | null) => void
  onText: (text: string) => void
}

/** Which orders are listed: by how far they are, and by what one knows of them. */
export const OrderFilters = ({ counts, group, text, onGroup, onText }: FiltersProps) => {
  const all = orderGroups.reduce((sum, one) => sum + counts[one], 0)
  // A group that has none is no choice; the chosen one stays, so that it can be left.
  const shown = orderGroups.filter((one) => counts[one] > 0 || one === group)
  return (
    <search className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <fieldset className="flex flex-wrap gap-2" hidden={shown.length < 2 && group === null}>
        <legend className="mb-2 font-medium text-sm">Show</legend>
        <Chip label="All" count={all} isChosen={group === null} onChoose={() => onGroup(null)} />
        {shown.map((one) => (
          <Chip
            key={one}
            label={groupWords[one]}
            count={counts[one]}
            isChosen={group === one}
            onChoose={() => onGroup(group === one ? null : one)}
          />
        ))}
      </fieldset>
      <SettledSearch
        label="Search orders"
        placeholder="Project, order or invoice"
        className="w-full sm:w-80"
        words={text}
        onWords={onText}
      />
    </search>
  )
}
