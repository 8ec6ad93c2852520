import { type PriceRange, priceRanges } from '@ledgerleaf/contract/lead-price'
import type { ProjectPage } from '@ledgerleaf/contract/market'
import { saleTypeWords } from '../../nouns/listing/words.ts'
import { categoryWords, mechanismWords } from '../../nouns/project/words.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { firstDelivery, tellWay, waysOf, writeRange } from './offers.ts'
import { scoredOffer } from './scored-offer.ts'

type Way = ProjectPage['listings'][number]['saleType']

export type CompareRow = {
  label: string
  /** What stands in the cell. */
  tell: (project: ProjectPage) => string
  /** Drawn as a bar beside the others; null where there is nothing to measure. */
  measure?: (project: ProjectPage) => number | null
  /** Where what is drawn reaches to from the measure: a range, which has no bar from nought. */
  upTo?: (project: ProjectPage) => number | null
  /** What the whole bar stands for; the largest of them where none is given. */
  whole?: number
  /** Which end of the measure a buyer would rather have; left out where neither is better. */
  better?: 'low' | 'high'
  /** Of one way of sale: a row of its own only where there is more than one project to compare. */
  way?: Exclude<Way, 'spot'>
  /** What one chooses by: it stands right under the heads, also where all are alike. */
  isLead?: true
  /** Said by the mark in the head of its project, and compared without a row. */
  isInHead?: true
  /** Little room keeps it until it is asked for. */
  isAside?: true
}

const dash = '–'

/** What can be had now, what comes every month and what is promised for later: three goods, and three prices. */
const priceOf = ({ listings }: ProjectPage, way: Way): PriceRange | undefined =>
  priceRanges(listings).find(({ saleType }) => saleType === way)
const creditsOf = ({ listings }: ProjectPage, way: Way): number =>
  listings.reduce((sum, { saleType, availableCredits }) => sum + (saleType === way ? availableCredits : 0), 0)

/** Of the vintage that is scored, or none: one vintage by the score of another is the figure of neither. */
const centsPerPoint = (project: ProjectPage): number | null => {
  const offer = scoredOffer(project)
  const value = project.score?.value
  return offer?.saleType === 'spot' && value ? offer.priceCents / value : null
}

const priceRow = (way: Way, label: string): CompareRow => ({
  label,
  tell: (project) => {
    const range = priceOf(project, way)
    if (!range) return way === 'spot' ? 'Not for sale now' : dash
    return range.dueOn ? `${writeRange(range)}, ${firstDelivery(range.dueOn)}` : writeRange(range)
  },
  measure: (project) => priceOf(project, way)?.lowCents ?? null,
  upTo: (project) => priceOf(project, way)?.highCents ?? null,
  better: 'low',
  isLead: true,
  ...(way === 'spot' ? {} : { way }),
})

const creditsRow = (way: Way, label: string): CompareRow => ({
  label,
  tell: (project) => (priceOf(project, way) || way === 'spot' ? writeWhole(creditsOf(project, way)) : dash),
  measure: (project) => (priceOf(project, way) || way === 'spot' ? creditsOf(project, way) : null),
  ...(way === 'spot' ? {} : { way }),
})

const toCome = ({ totals }: ProjectPage) => totals.promised.reduce((sum, one) => sum + one.toCome, 0)

const sayUnconfirmed = ({ totals }: ProjectPage): string =>
  totals.retiredUnconfirmed > 0
    ? `, ${totals.retiredUnconfirmed === totals.retired ? 'none' : `${writeWhole(totals.retiredUnconfirmed)} of them not`} confirmed yet`
    : ''

const retiredShare = ({ totals }: ProjectPage): number | null =>
  totals.issued > 0 ? (totals.retired / totals.issued) * 100 : null

export const compareRows: readonly CompareRow[] = [
  priceRow('spot', 'Spot price per credit, before VAT'),
  priceRow('subscription', 'Subscription price per credit, before VAT'),
  priceRow('forward', 'Forward price per credit, before VAT'),
  {
    label: 'Score of 100',
    tell: ({ score }) => (score ? `${Math.round(score.value)} (${score.grade})` : 'Not scored yet'),
    measure: ({ score }) => score?.value ?? null,
    whole: 100,
    better: 'high',
    isInHead: true,
  },
  {
    label: 'Evidence provided',
    tell: ({ score }) => (score ? `${score.confidence} %` : dash),
    measure: ({ score }) => score?.confidence ?? null,
    whole: 100,
    better: 'high',
    isLead: true,
  },
  {
    label: 'Spot price per point of score',
    tell: (project) => {
      const cents = centsPerPoint(project)
      return cents === null
        ? dash
        : `${writeCents(Math.round(cents))}, vintage\u00a0${project.score?.vintage}`
    },
    measure: centsPerPoint,
    better: 'low',
    isLead: true,
  },
  { ...creditsRow('spot', 'Credits available now'), isLead: true },
  creditsRow('subscription', 'Credits by subscription'),
  creditsRow('forward', 'Credits on delivery (bought forward)'),
  {
    label: 'Vintages for sale',
    tell: ({ listings }) => [...new Set(listings.map(({ vintage }) => vintage))].sort().join(', ') || dash,
  },
  { label: 'Category', tell: ({ category }) => (category ? categoryWords[category] : dash) },
  { label: 'Removal or reduction', tell: ({ mechanism }) => (mechanism ? mechanismWords[mechanism] : dash) },
  {
    label: 'Issued',
    tell: ({ totals }) => writeWhole(totals.issued),
    measure: ({ totals }) => totals.issued,
  },
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
  { label: 'Methodology', tell: ({ methodology }) => methodology ?? dash, isAside: true },
  { label: 'Registry', tell: ({ registry }) => registry ?? 'No registry', isAside: true },
  { label: 'Registry number', tell: ({ registryProjectId }) => registryProjectId ?? dash, isAside: true },
  { label: 'Held by buyers', tell: ({ totals }) => writeWhole(totals.heldByBuyers), isAside: true },
  { label: 'Still to come, no serials yet', tell: (project) => writeWhole(toCome(project)), isAside: true },
]

/** The rows for these projects: what one of them alone is sold by is told in a line, and not in rows of dashes. */
export const rowsFor = (projects: readonly ProjectPage[]): CompareRow[] => {
  const isAlone = (way: Way): boolean => projects.filter((project) => priceOf(project, way)).length < 2
  const other: CompareRow = {
    label: 'Other ways to buy',
    tell: ({ listings }) =>
      waysOf(listings)
        .filter(({ saleType }) => saleType !== 'spot' && isAlone(saleType))
        .map((way) =>
          [tellWay({ ...way, name: saleTypeWords[way.saleType] }), way.delivery].filter(Boolean).join(', '),
        )
        .join('\n') || dash,
  }
  const rows = compareRows.filter(({ way, isInHead }) => !isInHead && (!way || !isAlone(way)))
  const after = rows.findIndex(({ label }) => label === 'Vintages for sale')
  return rows.toSpliced(after, 0, other)
}

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
