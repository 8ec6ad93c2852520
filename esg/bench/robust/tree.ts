import type { Metric } from '../../src/types.ts'

/** A row of a real table without its figures: its headings from the outermost, its label, and what the labels call it. */
export type TreeRow = {
  headings: string[]
  label: string
  /** The unit that stands in a column of its own. */
  unit: string | null
  /** Null where nobody labelled it: it is drawn with figures that are not looked for. */
  metric: Metric | null
}

/** The words of a real table, as its report has them. */
export type Tree = {
  file: string
  title: string
  rows: TreeRow[]
  /** Of these every figure of the report is labelled, so that any other one is wrong. */
  closed: string[]
}
