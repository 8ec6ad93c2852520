import type { Cell, Page } from '../layout/page.ts'
import type { Features } from '../scoring/features.ts'
import type { Metric } from '../types.ts'
import type { Unit } from '../units/read-unit.ts'

/** A figure that may be a metric's value for a year; the reasons for and against it are in its score. */
export type Candidate = {
  metric: Metric | 'scope12'
  year: number
  /** Whether the year is that of the document, for want of one beside the figure. */
  assumedYear: boolean
  /** As printed, before the unit is applied. */
  printed: number
  decimals: number
  raw: string
  unit: Unit | null
  unitFrom: string
  multiplier: number
  score: number
  /** What the scorer weighs. */
  features: Features
  page: Page
  cell: Cell
  quote: string
  context: string[]
  rule: string
  /** Figures of one table and column can be added up. */
  group: string
  /** The line of its page that its label stands on; figures of one line are of one row. */
  line: number
  aggregated: Cell[]
  /** The part of the company it is of, where the document tells several apart; null for the whole. */
  perimeter: string | null
}
