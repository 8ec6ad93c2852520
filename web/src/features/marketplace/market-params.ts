import type { MarketFilters, MarketSort } from '@ledgerleaf/contract/market'
import { parseDollars } from '../../forms/parse-dollars.ts'

export const marketViews = ['grid', 'list', 'map'] as const
export type MarketView = (typeof marketViews)[number]

/** Filters one can choose several values of. */
export const severalNames = ['category', 'mechanism', 'registry', 'country', 'saleType'] as const
export type SeveralName = (typeof severalNames)[number]
/** Filters with one value, as it was typed. */
export const singleNames = ['vintageFrom', 'vintageTo', 'priceMin', 'priceMax'] as const
export type SingleName = (typeof singleNames)[number]

/** Everything the marketplace shows is in its address: one can send it to somebody, and go back. */
export type MarketState = {
  q: string
  sort: MarketSort
  view: MarketView
  several: Record<SeveralName, string[]>
  single: Record<SingleName, string>
  compare: string[]
}

const sorts = ['newest', 'cheapest', 'dearest', 'vintage', 'name'] as const

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
  otherwise: Value,
): Value => values.find((value) => value === text) ?? otherwise

const listOf = (text: string | null): string[] => [...new Set((text ?? '').split(',').filter(Boolean))]

export const readState = (params: URLSearchParams): MarketState => ({
  q: params.get('q') ?? '',
  sort: oneOf(sorts, params.get('sort'), 'newest'),
  view: oneOf(marketViews, params.get('view'), 'grid'),
  several: Object.fromEntries(
    severalNames.map((name) => [name, listOf(params.get(name))]),
  ) as MarketState['several'],
  single: Object.fromEntries(
    singleNames.map((name) => [name, params.get(name) ?? '']),
  ) as MarketState['single'],
  compare: listOf(params.get('compare')).slice(0, 4),
})

/** What is as it would be anyway is left out of the address. */
export const writeState = (state: MarketState): URLSearchParams => {
  const entries: [string, string][] = [
    ['q', state.q],
    ...severalNames.map((name): [string, string] => [name, state.several[name].join(',')]),
    ...singleNames.map((name): [string, string] => [name, state.single[name]]),
    ['sort', state.sort === 'newest' ? '' : state.sort],
    ['view', state.view === 'grid' ? '' : state.view],
    ['compare', state.compare.join(',')],
  ]
  return new URLSearchParams(entries.filter(([, value]) => value !== ''))
}

const wholeIn = (text: string, min: number, max: number): number | undefined => {
  const value = Number(text || Number.NaN)
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined
}
const centsIn = (dollars: string): number | undefined => {
  const cents = parseDollars(dollars)
  return cents !== undefined && cents < 1e12 ? cents : undefined
}

const readSingle: Record<SingleName, (text: string) => number | undefined> = {
  vintageFrom: (text) => wholeIn(text, 1900, 2200),
  vintageTo: (text) => wholeIn(text, 1900, 2200),
  priceMin: centsIn,
  priceMax: centsIn,
}

/** Whether what was typed narrows anything. What is half typed or impossible is asked for nowhere, and shown as no filter. */
export const isApplied = (name: SingleName, { single }: MarketState): boolean =>
  readSingle[name](single[name]) !== undefined

/** What is asked of the server. A half-typed or impossible number asks for nothing. */
export const filtersOf = ({ q, several, single }: MarketState): MarketFilters => {
  const asked: Record<keyof MarketFilters, string | number | undefined> = {
    q: q.trim().slice(0, 200),
    category: several.category.join(','),
    mechanism: several.mechanism.join(','),
    registry: several.registry.join(','),
    country: several.country.join(','),
    saleType: several.saleType.join(','),
    vintageFrom: readSingle.vintageFrom(single.vintageFrom),
    vintageTo: readSingle.vintageTo(single.vintageTo),
    priceMinCents: readSingle.priceMin(single.priceMin),
    priceMaxCents: readSingle.priceMax(single.priceMax),
  }
  return Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== undefined && value !== ''),
  ) as MarketFilters
}

export const withoutFilters = (state: MarketState): MarketState => ({
  ...readState(new URLSearchParams()),
  sort: state.sort,
  view: state.view,
  compare: state.compare,
})

export const countFilters = (state: MarketState): number =>
  Number(state.q.trim() !== '') +
  severalNames.reduce((sum, name) => sum + state.several[name].length, 0) +
  singleNames.filter((name) => isApplied(name, state)).length
