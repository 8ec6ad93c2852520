import { leadPrice } from '@ledgerleaf/contract/lead-price'
import type { ProjectPage } from '@ledgerleaf/contract/market'
import { saleTypeWords } from '../../nouns/listing/words.ts'
import { categoryWords, mechanismWords } from '../../nouns/project/words.ts'
import { countryName } from '../../ui/country-name.ts'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { availableOf, forwardOf, leadWords, writeRange } from './offers.ts'

export type CompareRow = {
  label: string
  /** What stands in the cell. */
  tell: (project: ProjectPage) => string
  /** Drawn as a bar beside the others; null where there is nothing to measure. */
  measure?: (project: ProjectPage) => number | null
  /** What the whole bar stands for; the largest of them where none is given. */
  whole?: number
  /** Which end of the measure a buyer would rather have; left out where neither is better. */
  better?: 'low' | 'high'
}

const dash = '–'

/** What can be had now, and what is promised for later: two goods, and two prices. */
const nowOf = ({ listings }: ProjectPage) => listings.filter(({ saleType }) => saleType !== 'forward')
const promisedOf = ({ listings }: ProjectPage) => listings.filter(({ saleType }) => saleType === 'forward')
const isForward = (project: ProjectPage) => promisedOf(project).length > 0

const tellPrice = (offers: ProjectPage['listings']): string => {
  const { price, note } = leadWords(offers)
  return note ? `${price} ${note}` : price
}

const lowestOf = (offers: ProjectPage['listings']): number | null => leadPrice(offers)?.lowCents ?? null
const lowestCents = (project: ProjectPage): number | null => lowestOf(nowOf(project))

const toCome = ({ totals }: ProjectPage) => totals.promised.reduce((sum, one) => sum + one.toCome, 0)

const sayUnconfirmed = ({ totals }: ProjectPage): string =>
  totals.retiredUnconfirmed > 0
    ? `, ${writeWhole(totals.retiredUnconfirmed)} not confirmed by the registry`
    : ''

const retiredShare = ({ totals }: ProjectPage): number | null =>
  totals.issued > 0 ? (totals.retired / totals.issued) * 100 : null

export const compareRows: readonly CompareRow[] = [
  {
    label: 'Price per credit to be had now, before VAT',
    tell: (project) => tellPrice(nowOf(project)),
    measure: lowestCents,
    better: 'low',
  },
  {
    label: 'Price per credit bought forward, before VAT',
    tell: (project) => {
      const range = leadPrice(promisedOf(project))
      if (!range) return dash
      return range.dueOn ? `${writeRange(range)}, first by ${writeDate(range.dueOn)}` : writeRange(range)
    },
    measure: (project) => lowestOf(promisedOf(project)),
    better: 'low',
  },
  {
    label: 'Score of 100',
    tell: ({ score }) =>
      score
        ? `${Math.round(score.value)} (${score.grade}), ${score.isPromise ? `promise of ${score.vintage}` : score.vintage}`
        : 'Not scored yet',
    measure: ({ score }) => score?.value ?? null,
    whole: 100,
    better: 'high',
  },
  {
    label: 'Documented of what is asked',
    tell: ({ score }) => (score ? `${score.confidence} %` : dash),
    measure: ({ score }) => score?.confidence ?? null,
    whole: 100,
    better: 'high',
  },
  {
    label: 'Price to be had now, per point of score',
    tell: (project) => {
      const [cents, value] = [lowestCents(project), project.score?.value]
      return cents !== null && value ? writeCents(Math.round(cents / value)) : dash
    },
    measure: (project) => {
      const [cents, value] = [lowestCents(project), project.score?.value]
      return cents !== null && value ? cents / value : null
    },
    better: 'low',
  },
  {
    label: 'Credits to be had now',
    tell: (project) => writeWhole(availableOf(nowOf(project))),
    measure: (project) => availableOf(nowOf(project)),
  },
  {
    label: 'Credits on delivery (bought forward)',
    tell: (project) => (isForward(project) ? writeWhole(forwardOf(project.listings)) : dash),
    measure: (project) => (isForward(project) ? forwardOf(project.listings) : null),
  },
  {
    label: 'Vintages for sale',
    tell: ({ listings }) => [...new Set(listings.map(({ vintage }) => vintage))].sort().join(', ') || dash,
  },
  { label: 'Category', tell: ({ category }) => (category ? categoryWords[category] : dash) },
  { label: 'Removal or reduction', tell: ({ mechanism }) => (mechanism ? mechanismWords[mechanism] : dash) },
  { label: 'Methodology', tell: ({ methodology }) => methodology ?? dash },
  { label: 'Country', tell: ({ country }) => (country ? countryName(country) : dash) },
  { label: 'Registry', tell: ({ registry }) => registry ?? 'No registry' },
  { label: 'Registry number', tell: ({ registryProjectId }) => registryProjectId ?? dash },
  {
    label: 'Sale types',
    tell: ({ listings }) =>
      [...new Set(listings.map(({ saleType }) => saleTypeWords[saleType]))].join(', ') || dash,
  },
  {
    label: 'Issued',
    tell: ({ totals }) => writeWhole(totals.issued),
    measure: ({ totals }) => totals.issued,
  },
  { label: 'Still to come, no serials yet', tell: (project) => writeWhole(toCome(project)) },
  { label: 'Held by buyers', tell: ({ totals }) => writeWhole(totals.heldByBuyers) },
  {
    label: 'Retired of what was issued',
    tell: (project) => {
      const share = retiredShare(project)
      return share === null
        ? dash
        : `${writeWhole(project.totals.retired)} (${share > 0 && share < 1 ? 'under 1' : Math.round(share)} %)${sayUnconfirmed(project)}`
    },
    measure: retiredShare,
    whole: 100,
  },
]

/** Whether it says nothing of any of them. */
export const isEmpty = ({ tell }: CompareRow, projects: readonly ProjectPage[]): boolean =>
  projects.every((project) => tell(project) === dash)

/** Whether all say the same: then the row helps nobody to choose. */
export const isAlike = ({ tell }: CompareRow, projects: readonly ProjectPage[]): boolean =>
  new Set(projects.map(tell)).size < 2

/** The best of them by a measure, where there is one: not where all are as good, nor where only one is known. */
export const bestOf = (
  { measure, better }: CompareRow,
  projects: readonly ProjectPage[],
): ReadonlySet<string> => {
  if (!measure || !better) return new Set()
  const known = projects.flatMap((project) => {
    const value = measure(project)
    return value === null ? [] : [{ id: project.id, value }]
  })
  const values = known.map(({ value }) => value)
  const best = better === 'low' ? Math.min(...values) : Math.max(...values)
  const first = known.filter(({ value }) => value === best)
  return known.length < 2 || first.length === known.length ? new Set() : new Set(first.map(({ id }) => id))
}
