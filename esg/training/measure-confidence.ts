import { reviewBelow } from '../src/types.ts'

type Judged = { confidence: number; right: boolean }

const bins = 10

/** Whether what is said to be sure is sure: on figures that the scorer was not trained on. */
export const measureConfidence = (choices: readonly Judged[]) => {
  const rightIn = (some: readonly Judged[]) =>
    some.filter(({ right }) => right).length / Math.max(some.length, 1)
  const meanOf = (some: readonly Judged[]) =>
    some.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(some.length, 1)
  const byBin = Array.from({ length: bins }, (_, bin) =>
    choices.filter(({ confidence }) => Math.min(Math.floor(confidence * bins), bins - 1) === bin),
  )
  const error = byBin.reduce(
    (sum, some) => sum + (some.length / Math.max(choices.length, 1)) * Math.abs(rightIn(some) - meanOf(some)),
    0,
  )
  const relied = choices.filter(({ confidence }) => confidence >= reviewBelow)
  const marked = choices.filter(({ confidence }) => confidence < reviewBelow)
  const wrong = choices.filter(({ right }) => !right)
  const caught = wrong.filter(({ confidence }) => confidence < reviewBelow)
  return {
    figures: choices.length,
    wrong: wrong.length,
    /** Expected calibration error. */
    error,
    reliedRight: rightIn(relied),
    marked: marked.length,
    caught: caught.length / Math.max(wrong.length, 1),
  }
}

export const tellConfidence = (choices: readonly Judged[]): string => {
  const { figures, wrong, error, reliedRight, marked, caught } = measureConfidence(choices)
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  return `confidence: expected calibration error ${error.toFixed(3)}; of ${figures - marked} not marked ${percent(reliedRight)} right; ${marked} marked, which hold ${percent(caught)} of the ${wrong} wrong ones`
}
