import type { Evidence, Finding } from '@ledgerleaf/contract/findings'
import type { Metric } from '@ledgerleaf/contract/metrics'

/** What somebody wants to see the place of; a figure can also be corrected there. */
export type Shown = {
  title: string
  evidence: Evidence | null
  finding: Finding | null
  figure: { metric: Metric; year: number } | null
}

export type OnShow = (shown: Shown) => void
