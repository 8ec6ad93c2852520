import type { Flag } from '../types.ts'
import { type FlagFigure, placesOf } from './flag-input.ts'
import { metricWords } from './metric-words.ts'

/** Every figure as it is settled, or any other figure the document prints for it: does some choice fit together? */
export const someReading = (
  figures: readonly FlagFigure[],
  fits: (values: number[]) => boolean,
  chosen: number[] = [],
): boolean => {
  const [next, ...rest] = figures
  if (!next) return fits(chosen)
  const values = [next.value, ...next.alternatives.map(({ value }) => value)]
  return values.some((value) => someReading(rest, fits, [...chosen, value]))
}

const nameOf = ({ metric, year }: FlagFigure) => `${metricWords(metric)} of ${year}`

type Conflict = {
  flag: Omit<Flag, 'kind'>
  /** What does not fit, said of our own reading. */
  asRead: string
  figures: readonly FlagFigure[]
  /** Another figure printed for one of them would fit. */
  isExcused: boolean
}

const whyAsk = ({ figures, isExcused }: Conflict): string | null => {
  const doubtful = figures.filter(({ sure }) => !sure).map(nameOf)
  if (doubtful.length > 0) return `Worth checking: ${doubtful.join(', ')}.`
  if (isExcused) return 'The document also prints other figures for these, and with them it would fit.'
  if (new Set(figures.map(({ perimeter }) => perimeter)).size > 1)
    return 'They are not about the same part of the company.'
  return null
}

/**
 * Figures that contradict each other are the document's fault only where we are sure of every one of them and no other
 * reading would fit. Otherwise nobody is accused: a person is asked to look at what we read.
 */
export const flagOrAsk = (conflict: Conflict): Flag => {
  const why = whyAsk(conflict)
  const { flag, asRead, figures } = conflict
  if (why === null) return { ...flag, kind: 'rule' }
  return {
    id: flag.id,
    kind: 'our reading',
    severity: 'low',
    title:
      figures.length > 1
        ? 'These figures do not fit together as we read them'
        : 'Please check how we read this figure',
    found: `${asRead} ${why}`,
    standards: [],
    todo: 'Please check where they stand, and correct what was misread.',
    evidence: placesOf(figures),
  }
}
