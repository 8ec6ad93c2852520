import type { Evidence } from '@ledgerleaf/contract/findings'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { type Metric, metricName } from '@ledgerleaf/contract/metrics'

/** Where a figure is, or is missing. */
export type FigurePlace = { metric: Metric; year: number }

/** What somebody wants to look at: a place in the document, a figure, or a place of the inventory that is empty. */
export type Shown = {
  title: string
  evidence: Evidence | null
  /** The figure, which may move meanwhile. */
  figure?: string
  place?: FigurePlace
  /** The figures that are looked through one by one. */
  review?: readonly string[]
}

export type OnShow = (shown: Shown) => void

export const titleOf = ({ metric, year }: FigurePlace): string => `${metricName(metric)}, ${year}`

export const showFigure = (figure: Figure): Shown => ({
  title: titleOf(figure),
  evidence: figure.evidence,
  figure: figure.id,
  place: figure,
})

/** A place that is empty: it can be filled. */
export const showPlace = (place: FigurePlace): Shown => ({
  title: `Add ${titleOf(place)}`,
  evidence: null,
  place,
})
