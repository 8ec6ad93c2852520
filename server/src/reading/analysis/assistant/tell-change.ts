import type { Answer } from '@ledgerleaf/contract/analysis'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { type AskedQuestion, yearsWith } from './asked.ts'
import { type QuestionSubject, subjectName } from './asked-subjects.ts'
import { average, change, difference } from './compute.ts'
import { openDraft } from './draft.ts'
import { nameFor, takeTerm } from './take-term.ts'
import { tellAbsent, tellMissing } from './tell-missing.ts'

/** From where to where: as asked, or from the year before, or over the two newest years there are. */
const endsOf = (
  figures: readonly Figure[],
  subject: QuestionSubject,
  { when }: AskedQuestion,
): [number, number] | null => {
  const known = yearsWith(figures, subject)
  if (when.years.length > 1) return [Math.min(...when.years), Math.max(...when.years)]
  const [only] = when.years
  const to = only ?? known[0]
  const from = when.all ? known.at(-1) : known.find((year) => to !== undefined && year < to)
  return to === undefined || from === undefined || from === to ? null : [from, to]
}

const tellNoChange = (
  figures: readonly Figure[],
  subject: QuestionSubject,
  { when }: AskedQuestion,
): string => {
  const known = yearsWith(figures, subject)
  const [newest] = known
  const [asked = newest] = when.years
  if (newest === undefined || asked === undefined) return tellAbsent(figures, subject)
  if (!known.includes(asked))
    return `${tellMissing(figures, subject, asked)} It has one for ${known.join(', ')}.`
  const before = known.length > 1 ? `nothing before ${asked}` : `${asked} only`
  return `This report has ${subjectName(subject)} for ${before}, so there is no change to work out.`
}

/** How a figure went from one year to another: the difference, and that as a part of where it started. */
export const tellChange = (figures: readonly Figure[], asked: AskedQuestion): Answer => {
  const draft = openDraft()
  let isFound = false
  for (const subject of asked.subjects) {
    const ends = endsOf(figures, subject, asked)
    if (!ends) {
      draft.note(tellNoChange(figures, subject, asked))
      continue
    }
    const [start, end] = ends
    const compared = nameFor(figures, subject, ends)
    const from = takeTerm(draft, figures, subject, start, ends)
    const to = takeTerm(draft, figures, subject, end, ends)
    if (!from || !to) continue
    isFound = true
    difference(draft, `${compared}, ${end} less ${start}`, to, from)
    if (!change(draft, `Change of ${compared} from ${start} to ${end}`, from, to))
      draft.note(`${start} is zero, so the change has no percentage.`)
  }
  return draft.finish(isFound)
}

/** The mean over years of each figure asked for. */
export const tellAverage = (figures: readonly Figure[], asked: AskedQuestion): Answer => {
  const draft = openDraft()
  let isFound = false
  for (const subject of asked.subjects) {
    const known = yearsWith(figures, subject)
    const { years, isSpan } = asked.when
    const [from = 0, to = 0] = years
    const within = known.filter((year) => year >= from && year <= to)
    // A year without a figure has no mean, and the others' is not what was asked for.
    const lone = years.length === 1 && !known.includes(from)
    const wanted = isSpan ? [...new Set([from, to, ...within])] : years.length > 1 || lone ? years : known
    const inOrder = [...wanted].sort((a, b) => a - b)
    const terms = inOrder.flatMap((year) => takeTerm(draft, figures, subject, year, inOrder) ?? [])
    const name = nameFor(figures, subject, inOrder)
    if (lone) continue
    if (terms.length < 2) draft.note(`An average of ${name} needs two years; this report has fewer.`)
    else if (average(draft, `Average of ${name}, ${terms.length} years`, terms)) isFound = true
  }
  return draft.finish(isFound)
}
