import { type Cues, type Finding, type Intensity, reviewBelow, type Target } from '../types.ts'

/** A figure of the inventory, as far as rules look at it: read from the document, or settled by a person. */
export type FlagFigure = Pick<
  Finding,
  'metric' | 'year' | 'value' | 'unit' | 'rawValue' | 'gas' | 'context' | 'perimeter' | 'alternatives'
> & {
  /** None where a person added it without pointing at the page. */
  evidence: Finding['evidence'] | null
  /** A person answers for it, or it was read with enough confidence. */
  sure: boolean
}

/** What the rules look at. `latest` is the newest year with an emission figure. */
export type FlagInput = {
  cues: Cues
  figures: readonly FlagFigure[]
  intensities: readonly Intensity[]
  targets: readonly Target[]
  reportYear: number | null
  latest: number | null
}

/** A finding as the reader left it. */
export const asRead = (finding: Finding): FlagFigure => ({
  ...finding,
  sure: finding.confidence >= reviewBelow,
})

/** The places of the figures a flag rests on, as far as they have one. */
export const placesOf = (figures: readonly FlagFigure[]): Finding['evidence'][] =>
  figures.flatMap(({ evidence }) => (evidence ? [evidence] : []))
