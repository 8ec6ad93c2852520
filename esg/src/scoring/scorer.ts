import type { Forest } from './forest.ts'
import { readLearned } from './generated/learned.ts'

/** What was learned from labelled reports: see `training/`. */
export type Scorer = {
  /** Weighs a candidate by its own words and place. */
  first: Forest
  /** Weighs it by what the rest of the document says. */
  second: Forest
  /** From the log-odds of the second to how often such a choice was right, on documents it was not trained on. */
  calibration: [odds: number, right: number][]
  /** The least chance at which a figure is shown at all. */
  accept: number
}

let known: Scorer | null = null

export const learnedScorer = (): Scorer => {
  known ??= JSON.parse(readLearned()) as Scorer
  return known
}

/** How often a choice with these log-odds was right. */
export const calibrate = ({ calibration }: Pick<Scorer, 'calibration'>, odds: number): number => {
  const after = calibration.findIndex(([at]) => at >= odds)
  if (after === -1) return calibration.at(-1)?.[1] ?? 0.5
  const [x1, y1] = calibration[after] as [number, number]
  const before = calibration[after - 1]
  if (!before) return y1
  const [x0, y0] = before
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (odds - x0)) / (x1 - x0)
}
