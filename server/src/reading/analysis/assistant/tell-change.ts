import type { Answer } from '@ledgerleaf/contract/analysis'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { type Asked, yearsWith } from './asked.ts'
import { type Subject, subjectName } from './asked-subjects.ts'
import { average, change, difference } from './compute.ts'
import { openDraft } from './draft.ts'
import { nameFor, takeTerm } from './take-term.ts'

/** From where to where: as asked, or from the year before, or over the two newest years there are. */
const endsOf = (figures: readonly Figure[], subject: Subject, { when }: Asked): [number, number] | null => {
  const known = yearsWith(figures, subject)
  if (when.years.length > 1) return [Math.min(...when.years), Math.max(...when.years)]
  const [only] = when.years
  const to = only ?? known[0]
  const from = when.all ? known.at(-1) : known.find((year) => to !== undefined && year < to)
  return to === undefined || from === undefined || from === to ? null : [from, to]
}

/** How a figure went from one year to another: the difference, and that as a part of where it started. */
export const tellChange = (figures: readonly Figure[], asked: Asked): Answer => {
  const draft = openDraft()
  let isFound = false
  for (const subject of asked.subjects) {
    const name = subjectName(subject)
    const ends = endsOf(figures, subject, asked)
    if (!ends) {
      const [only] = yearsWith(figures, subject)
      draft.note(
        only === undefined
          ? `A figure for ${name} was not found in this document.`
          : `This report has ${name} for ${only} only, so there is no change to work out.`,
      )
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
export const tellAverage = (figures: readonly Figure[], asked: Asked): Answer => {
  const draft = openDraft()
  let isFound = false
  for (const subject of asked.subjects) {
    const known = yearsWith(figures, subject)
    const { years, isSpan } = asked.when
    const [from = 0, to = 0] = years
    const within = known.filter((year) => year >= from && year <= to)
    const wanted = isSpan ? [...new Set([from, to, ...within])] : years.length > 1 ? years : known
    const inOrder = [...wanted].sort((a, b) => a - b)
    const terms = inOrder.flatMap((year) => takeTerm(draft, figures, subject, year, inOrder) ?? [])
    const name = nameFor(figures, subject, inOrder)
    if (terms.length < 2) draft.note(`An average of ${name} needs two years; this report has fewer.`)
    else if (average(draft, `Average of ${name}, ${terms.length} years`, terms)) isFound = true
  }
  return draft.finish(isFound)
}
