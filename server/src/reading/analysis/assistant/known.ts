import type { Flag, Intensity, Target } from '@ledgerleaf/contract/findings'
import type { Emptied } from '@ledgerleaf/contract/history'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { metricName } from '@ledgerleaf/contract/metrics'
import type { Cues } from '@ledgerleaf/esg/types'

/** What answers are made from: the same inventory, flags and words that the page shows. */
export type Known = {
  figures: readonly Figure[]
  /** What the headline is about: the whole company (null), or a part of it. */
  perimeter: string | null
  /** What people struck out or moved away: it is missing by their word, not by the report's. */
  emptied: readonly Emptied[]
  intensities: readonly Intensity[]
  targets: readonly Target[]
  flags: readonly Flag[]
  cues: Cues
}

export const unitOf = ({ unit }: Pick<Figure, 'unit'>): string => (unit === 'MWh' ? 'MWh' : 't CO2e')

/** "Scope 2 (market-based)": a method is always said, since the same scope has two. */
export const nameOf = ({ metric }: Pick<Figure, 'metric'>): string =>
  metricName(metric)
    .replace(/^Scope 2, (.*)$/, 'Scope 2 ($1)')
    .replace(/^Scope 3, category (\d+): (.*)$/, '$2 (Scope 3, category $1)')

/** With the part of the company, where it is not the whole. */
export const fullNameOf = (figure: Pick<Figure, 'metric' | 'perimeter'>): string =>
  figure.perimeter === null ? nameOf(figure) : `${nameOf(figure)}, ${figure.perimeter}`

/** The newest first. */
export const yearsOf = (figures: readonly Pick<Figure, 'year'>[]): number[] =>
  [...new Set(figures.map(({ year }) => year))].sort((a, b) => b - a)
