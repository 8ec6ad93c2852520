import type { ActivityLine } from './activity-basis.ts'
import type { DraftLine } from './activity-draft.ts'
import { isRefused, type Problem, readLine, readNumber } from './activity-lines.ts'
import { computeLine, LineTooLarge } from './compute-line.ts'

export type LineProblem = Problem & { id: string }

/** As many grams as a double counts without losing one. */
const togetherMax = Number.MAX_SAFE_INTEGER

/** Every line that can be computed, in order, and of every other one what is to be put right. */
export const computeLines = (
  drafts: readonly DraftLine[],
  year: number,
): { lines: ActivityLine[]; problems: LineProblem[] } => {
  const lines: ActivityLine[] = []
  const problems: LineProblem[] = []
  let together = 0
  for (const draft of drafts) {
    const read = readLine(draft, year)
    if (isRefused(read)) {
      problems.push({ ...read, id: draft.id })
      continue
    }
    try {
      const line = computeLine(read)
      together += Math.max(line.grams, line.marketGrams ?? 0)
      if (together > togetherMax) throw new LineTooLarge('The lines together come to more than we can count.')
      lines.push(line)
    } catch (error) {
      if (!(error instanceof LineTooLarge)) throw error
      problems.push({ id: draft.id, field: 'amount', message: error.message })
    }
  }
  return { lines, problems }
}

/** By its value: 777.0 is 777. */
const sameNumber = (text: string): string =>
  readNumber(text)
    ?.replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '') ?? text

/** As one sees it: without letters that are not drawn, and with one space for any. */
const sameWords = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** What tells a line from another: the same once more is most likely the same bill once more. */
export const lineKey = (draft: DraftLine): string =>
  [
    draft.activity,
    sameNumber(draft.amount),
    draft.unit,
    draft.startsOn,
    draft.endsOn,
    draft.country,
    draft.site,
    draft.supplier,
  ]
    .map(sameWords)
    .join('\u0000')
