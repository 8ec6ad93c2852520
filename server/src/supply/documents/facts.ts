import type { PageBox } from '@ledgerleaf/contract/documents'
import type { DayOrder } from './read-day.ts'
import type { Grid, PageSaid, PaperStatement } from './statements.ts'

export const factKinds = [
  'title',
  'registry',
  'project_id',
  'methodology',
  'tool',
  'crediting_period',
  'monitoring_period',
  'vintage',
  'serial_range',
  'verifier',
  'accreditation',
  'assurance',
] as const
export type FactKind = (typeof factKinds)[number]

/** What a serial range or a vintage says beyond its one spelling. */
export type FactDetails = {
  registry?: string
  prefix?: string
  first?: number
  last?: number
  /** Of the vintage, as far as it is said. */
  year?: number | null
  startsOn?: string | null
  endsOn?: string | null
  quantity?: number
  /** What the document says beside the serials, where it is another number than they make. */
  saidQuantity?: number | null
}

/** A fact as it was read, with the page, the words around it and where they stand. */
export type DocumentFact = {
  kind: FactKind
  value: string
  page: number
  quote: string
  boxes: PageBox[]
  details: FactDetails | null
}

/** A whole document as the readers of facts see it. */
export type WholePaper = {
  statements: readonly PaperStatement[]
  grids: readonly Grid[]
  tables: PageSaid['tables']
  order: DayOrder | null
}

/** A fact a reader found. Of one kind only those of the greatest strength stand. */
export type FoundFact = {
  kind: FactKind
  value: string
  strength: number
  statement: PaperStatement
  at: number
  details?: FactDetails
}

export type FactReader = (paper: WholePaper) => FoundFact[]
