import { LayoutGrid, List, type LucideIcon, Map as MapIcon, Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { sortWords } from '../../nouns/project/words.ts'
import { cn } from '../../ui/cn.ts'
import { controlLook } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { type MarketState, type MarketView, marketViews } from './market-params.ts'
import type { ChangeMarket } from './use-market-state.ts'

const views: Record<MarketView, { label: string; Icon: LucideIcon }> = {
  grid: { label: 'Grid', Icon: LayoutGrid },
  list: { label: 'List', Icon: List },
  map: { label: 'Map', Icon: MapIcon },
}

const typingMs = 250

/** The words are in the field at once, and in the address when the hand rests. */
const SearchField = ({ state, change }: Props) => {
  const id = useId()
  const [text, setText] = useState(state.q)
  const sent = useRef(state.q)
  useEffect(() => {
    // The address changed by itself: a filter was cleared, or somebody went back.
    if (state.q !== sent.current) setText(state.q)
    sent.current = state.q
  }, [state.q])
  useEffect(() => {
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      change((before) => ({ ...before, q: text }))
    }, typingMs)
    return () => clearTimeout(timer)
  }, [text, change])
  return (
    <div className="relative min-w-0 @max-3xl:col-span-2">
      <label htmlFor={id} className="mb-2 block font-medium text-sm">
        Search
      </label>
      <Search
        aria-hidden="true"
        strokeWidth={1.5}
        className="pointer-events-none absolute bottom-3.5 left-3 size-4 text-muted"
      />
      <input
        id={id}
        type="search"
        maxLength={200}
        placeholder="Project, registry number, country"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={cn(controlLook, 'text-ellipsis pl-9')}
      />
    </div>
  )
}

type Props = { state: MarketState; change: ChangeMarket }

export const MarketBar = ({ state, change }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4 @3xl:grid-cols-[minmax(0,1fr)_13rem_auto]">
    <SearchField state={state} change={change} />
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
