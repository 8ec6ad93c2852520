import type { Answer } from '@ledgerleaf/contract/analysis'
import type { Intensity } from '@ledgerleaf/contract/findings'
import { saidIn } from '@ledgerleaf/esg/flags'
import type { Base } from '@ledgerleaf/esg/types'
import { type AskedQuestion, yearsWith } from './asked.ts'
import { type QuestionSubject, subjectName } from './asked-subjects.ts'
import { per } from './compute.ts'
import { toDecimal, written } from './decimal.ts'
import { type AnswerDraft, openDraft } from './draft.ts'
import type { Known } from './known.ts'
import { takeTerm } from './take-term.ts'

const shownMax = 8
const unitLengthMax = 40

const isPer: Record<Base['kind'], RegExp> = {
  employees: /employee|\bFTE|head|capita|mitarbeit|besch|salari|emplead|dipendent|colaborador/i,
  revenue:
    /revenue|sales|turnover|umsatz|chiffre|ventas|ingresos|ricavi|fatturato|receita|[€$£]|\b(?:EUR|USD|GBP|CHF)/i,
}

const tellFound = (draft: AnswerDraft, found: readonly Intensity[]): void => {
  for (const { name, year, value, unit, evidence } of found.slice(0, shownMax)) {
    // A label that holds its own unit says it once.
    const behind = name.includes(unit.slice(0, unitLengthMax)) ? '' : ` ${unit}`
    draft.say(`${name} in ${year}: ${written(toDecimal(value))}${behind} [${draft.point(evidence)}].`)
  }
}

/** Worked out where the report gives what to divide by, for the year asked or the newest that has both. */
const tellComputed = (
  draft: AnswerDraft,
  known: Known,
  kind: Base['kind'],
  asked: AskedQuestion,
): boolean => {
  const subject: QuestionSubject = asked.subjects[0] ?? { of: 'total' }
  const bases = known.cues.bases.filter((base) => base.kind === kind)
  const years = asked.when.years.length > 0 ? asked.when.years : yearsWith(known.figures, subject)
  const year = years.find((one) => bases.some((base) => base.year === one))
  const base = bases.find((one) => one.year === year)
  if (year === undefined || !base) return false
  const amount = takeTerm(draft, known.figures, subject, year)
  if (!amount) return false
  const label = kind === 'employees' ? 'Employees' : 'Revenue'
  const divisor = {
    label: `${label}, ${year}`,
    value: toDecimal(base.value),
    unit: kind === 'employees' ? 'employees' : base.unit,
    citation: draft.point(base.evidence),
    doubtful: false,
  }
  const name = `${subjectName(subject)} per ${kind === 'employees' ? 'employee' : 'revenue'} in ${year}`
  return per(draft, name, amount, divisor, base.unit) !== null
}

/** Emissions in relation to something: as the report gives it, or worked out where it gives what to divide by. */
export const tellIntensity = (known: Known, asked: AskedQuestion, kind: Base['kind'] | null): Answer => {
  const draft = openDraft()
  const { years } = asked.when
  const ofKind = known.intensities.filter(
    ({ name, unit, year }) =>
      (kind === null || isPer[kind].test(`${name} ${unit}`)) && (years.length === 0 || years.includes(year)),
  )
  const newest = Math.max(...ofKind.map(({ year }) => year))
  const found = years.length > 0 ? ofKind : ofKind.filter(({ year }) => year === newest)
  tellFound(draft, found)
  if (found.length > 0) return draft.finish()
  const said = kind === null ? saidIn(known.cues, 'intensity') : null
  if (said) {
    draft.say(`The report says: “${said.quote}” [${draft.point(said)}]`)
    return draft.finish()
  }
  const kinds: Base['kind'][] = kind === null ? ['revenue', 'employees'] : [kind]
  if (kinds.some((one) => tellComputed(draft, known, one, asked))) {
    draft.note('The report was not found to give it; it is worked out here from its figures.')
    return draft.finish()
  }
  const beside = kind === null ? 'revenue, employees or output' : kind
  const when = years.length > 0 ? ` for ${years.join(', ')}` : ''
  draft.note(
    `Emissions in relation to ${beside}${when} were not found in this document, nor what to divide by.`,
  )
  return draft.finish(false)
}
