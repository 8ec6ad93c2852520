import { X } from 'lucide-react'
import { saleTypeWords } from '../../nouns/listing/words.ts'
import { categoryWords, mechanismWords } from '../../nouns/project/words.ts'
import { countryName } from '../../ui/country-name.ts'
import {
  isApplied,
  type MarketState,
  type SeveralName,
  severalNames,
  withoutFilters,
} from './market-params.ts'
import type { ChangeMarket } from './use-market-state.ts'

type Pill = { label: string; remove: (state: MarketState) => MarketState }

const labels: Record<SeveralName, (value: string) => string> = {
  category: (value) => (categoryWords as Record<string, string>)[value] ?? value,
  mechanism: (value) => (mechanismWords as Record<string, string>)[value] ?? value,
  registry: (value) => value,
  country: countryName,
  saleType: (value) => (saleTypeWords as Record<string, string>)[value] ?? value,
}

const figureLabels = {
  priceMin: (text: string) => `from $${text}`,
  priceMax: (text: string) => `up to $${text}`,
  vintageFrom: (text: string) => `vintage from ${text}`,
  vintageTo: (text: string) => `vintage to ${text}`,
} as const

const pillsOf = (state: MarketState): Pill[] => [
  ...(state.q.trim()
    ? [{ label: `“${state.q.trim()}”`, remove: (before: MarketState) => ({ ...before, q: '' }) }]
    : []),
  ...severalNames.flatMap((name) =>
    state.several[name].map((value) => ({
      label: labels[name](value),
      remove: (before: MarketState) => ({
        ...before,
        several: { ...before.several, [name]: before.several[name].filter((one) => one !== value) },
      }),
    })),
  ),
  ...(Object.keys(figureLabels) as (keyof typeof figureLabels)[]).flatMap((name) =>
    isApplied(name, state)
      ? [
          {
            label: figureLabels[name](state.single[name]),
            remove: (before: MarketState) => ({ ...before, single: { ...before.single, [name]: '' } }),
          },
        ]
      : [],
  ),
]

/** What a search would be called by whoever does not think of a name. */
export const suggestName = (state: MarketState): string =>
  pillsOf(state)
    .map(({ label }) => label)
    .join(', ')
    .slice(0, 80)

/** What the results were narrowed by; each can be taken back. */
export const FilterPills = ({ state, change }: { state: MarketState; change: ChangeMarket }) => {
  const pills = pillsOf(state)
  if (pills.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label="Filters in use" className="contents">
        {pills.map(({ label, remove }) => (
          <li key={label}>
            <button
              type="button"
              aria-label={`Remove filter: ${label}`}
              onClick={() => change(remove)}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-edge bg-sheet px-3 text-sm hover:border-ink"
            >
              {label}
              <X aria-hidden="true" className="size-3.5 text-muted" strokeWidth={2} />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => change(withoutFilters)}
        className="min-h-8 px-1 text-leaf-strong text-sm underline decoration-leaf/50 underline-offset-4"
      >
        Clear all
      </button>
    </div>
  )
}
