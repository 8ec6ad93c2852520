import type { Formula } from '@ledgerleaf/contract/analysis'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { type Decimal, divide, minus, placesFor, plain, plus, toDecimal } from './decimal.ts'
import type { AnswerDraft } from './draft.ts'
import { fullNameOf, unitOf } from './known.ts'

/** A number in a computation: a cited figure, or what an earlier step came to. */
export type Term = {
  label: string
  value: Decimal
  unit: string
  citation: number | null
  doubtful: boolean
}

export const termOf = (draft: AnswerDraft, figure: Figure): Term => ({
  label: `${fullNameOf(figure)}, ${figure.year}`,
  value: toDecimal(figure.value),
  unit: unitOf(figure),
  citation: draft.cite(figure),
  doubtful: figure.doubtful,
})

type Result = { value: Decimal; unit: string; rounded: boolean }

const record = (
  draft: AnswerDraft,
  label: string,
  operator: Formula['operator'],
  terms: readonly Term[],
  { value, unit, rounded }: Result,
): Term => {
  const operands = terms.map((term) => ({ ...term, value: plain(term.value) }))
  draft.add({ label, operator, operands, result: { value: plain(value), unit, rounded } })
  return { label, value, unit, citation: null, doubtful: terms.some(({ doubtful }) => doubtful) }
}

const zero: Decimal = { digits: 0n, scale: 0 }
const addUp = (terms: readonly Term[]): Decimal => terms.reduce((all, { value }) => plus(all, value), zero)
const unitIn = ([first]: readonly Term[]): string => first?.unit ?? ''

/** What is alone stays as it is: there is nothing to add. */
export const sum = (draft: AnswerDraft, label: string, terms: readonly Term[]): Term => {
  const [only] = terms
  if (only && terms.length === 1) return only
  return record(draft, label, 'sum', terms, { value: addUp(terms), unit: unitIn(terms), rounded: false })
}

export const difference = (draft: AnswerDraft, label: string, from: Term, take: Term): Term =>
  record(draft, label, 'difference', [from, take], {
    value: minus(from.value, take.value),
    unit: from.unit,
    rounded: false,
  })

const averagePlaces = 2

export const average = (draft: AnswerDraft, label: string, terms: readonly Term[]): Term | null => {
  const quotient = divide(addUp(terms), toDecimal(terms.length), averagePlaces)
  return quotient && record(draft, label, 'average', terms, { ...quotient, unit: unitIn(terms) })
}

/** One decimal, and more where one would show nothing. */
const percentOf = (part: Decimal, whole: Decimal) => {
  const hundredfold: Decimal = { digits: part.digits * 100n, scale: part.scale }
  const places = placesFor(hundredfold, whole, 2)
  return divide(hundredfold, whole, Math.max(1, places))
}

export const share = (draft: AnswerDraft, label: string, part: Term, whole: Term): Term | null => {
  const quotient = percentOf(part.value, whole.value)
  return quotient && record(draft, label, 'share', [part, whole], { ...quotient, unit: '%' })
}

export const change = (draft: AnswerDraft, label: string, from: Term, to: Term): Term | null => {
  const quotient = percentOf(minus(to.value, from.value), from.value)
  return quotient && record(draft, label, 'change', [from, to], { ...quotient, unit: '%' })
}

const digitsOfRatio = 4

/** `one` is what a single one of the base is called. */
export const per = (
  draft: AnswerDraft,
  label: string,
  amount: Term,
  base: Term,
  one: string,
): Term | null => {
  const quotient = divide(amount.value, base.value, placesFor(amount.value, base.value, digitsOfRatio))
  const unit = `${amount.unit} per ${one}`
  return quotient && record(draft, label, 'per', [amount, base], { ...quotient, unit })
}
