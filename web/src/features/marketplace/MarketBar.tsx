import { LayoutGrid, List, type LucideIcon, Map as MapIcon } from 'lucide-react'
import { SettledSearch } from '../../forms/SettledSearch.tsx'
import { sortWords } from '../../nouns/project/words.ts'
import { cn } from '../../ui/cn.ts'
import { Select } from '../../ui/Select.tsx'
import { type MarketState, type MarketView, marketViews } from './market-params.ts'
import type { ChangeMarket } from './use-market-state.ts'

const views: Record<MarketView, { label: string; Icon: LucideIcon }> = {
  grid: { label: 'Grid', Icon: LayoutGrid },
  list: { label: 'List', Icon: List },
  map: { label: 'Map', Icon: MapIcon },
}

type Props = { state: MarketState; change: ChangeMarket }

export const MarketBar = ({ state, change }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4 @3xl:grid-cols-[minmax(0,1fr)_13rem_auto]">
    <SettledSearch
      label="Search"
      placeholder="Project, registry number, country"
      className="@max-3xl:col-span-2"
      words={state.q}
      onWords={(q) => change((before) => ({ ...before, q }))}
    />
    <Select
      label="Sort by"
      value={state.sort}
      onChange={(event) => {
        const sort = event.target.value as MarketState['sort']
        change((before) => ({ ...before, sort }))
      }}
    >
      {Object.entries(sortWords).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
    <fieldset className="flex overflow-clip rounded-soft border border-edge bg-sheet">
      <legend className="sr-only">View</legend>
      {marketViews.map((view) => {
        const { label, Icon } = views[view]
        const isShown = state.view === view
        return (
          <button
            key={view}
            type="button"
            aria-pressed={isShown}
            onClick={() => change((before) => ({ ...before, view }))}
            className={cn(
              'flex min-h-[2.625rem] flex-1 items-center justify-center gap-2 px-3 text-sm transition-colors focus-visible:-outline-offset-2',
              isShown ? 'bg-ink text-paper' : 'hover:bg-sunken',
            )}
          >
            <Icon aria-hidden="true" className="size-4" strokeWidth={1.5} />
            <span className="@max-md:sr-only">{label}</span>
          </button>
        )
      })}
    </fieldset>
  </div>
)
