import type { Answer, Citation, Formula } from '@ledgerleaf/contract/analysis'
import type { Evidence } from '@ledgerleaf/contract/findings'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { writeDigits } from '@ledgerleaf/contract/write-digits'
import { toDecimal, written } from './decimal.ts'
import { fullNameOf, nameOf, unitOf } from './known.ts'

const nowhere = { page: null, box: null, sheet: null, cell: null }

const citationOf = ({ metric, year, correction, evidence, source }: Figure): Citation => ({
  ...(evidence ?? { ...nowhere, quote: correction?.reason ?? '' }),
  figure: { metric, year },
  correction:
    correction && source === 'person' ? { reason: correction.reason, madeAt: correction.madeAt } : null,
})

const signs = { sum: ' + ', difference: ' − ' } as const

const inWords = ({ label, operator, operands, result }: Formula): string => {
  const one = ({ value, unit, citation }: Formula['operands'][number], withUnit: boolean) =>
    `${writeDigits(value)}${withUnit ? ` ${unit}` : ''}${citation === null ? '' : ` [${citation}]`}`
  const all = operands.map((operand) => one(operand, operator === 'per'))
  const [first = '', second = ''] = all
  const expression = {
    sum: () => all.join(signs.sum),
    difference: () => all.join(signs.difference),
    share: () => `${first} ÷ ${second}`,
    change: () => `(${second} − ${first}) ÷ ${first}`,
    average: () => `(${all.join(signs.sum)}) ÷ ${operands.length}`,
    per: () => `${first} ÷ ${second}`,
  }[operator]()
  const unit = result.unit === '%' ? '\u00a0%' : ` ${result.unit}`
  return `${label}: ${expression} ${result.rounded ? '≈' : '='} ${writeDigits(result.value)}${unit}.`
}

/** A figure as it is, with its place. */
export const tellFigure = (figure: Figure, citation: number | undefined): string => {
  const remark = figure.doubtful ? ' (worth checking)' : ''
  return `${fullNameOf(figure)} in ${figure.year}: ${written(toDecimal(figure.value))} ${unitOf(figure)}${remark} [${citation}].`
}

export type AnswerDraft = {
  /** The number under which a figure, or a place, stands among the citations. */
  cite: (figure: Figure) => number
  point: (evidence: Evidence) => number
  add: (formula: Formula) => void
  say: (sentence: string) => void
  note: (sentence: string) => void
  finish: (found?: boolean) => Answer
}

/** An answer being made: each figure is cited once, and what is worth checking is said at the end. */
export const openDraft = (): AnswerDraft => {
  const citations: Citation[] = []
  const cited: Figure[] = []
  const numbers = new Map<Figure, number>()
  const formulas: Formula[] = []
  const sentences: string[] = []
  const said: string[] = []
  const notes: string[] = []
  const isMixed = () => new Set(cited.map(({ perimeter }) => perimeter)).size > 1
  const doubts = (): string[] => {
    const doubtful = cited.filter((figure) => figure.doubtful)
    const stated = cited.filter(({ source }) => source === 'person')
    const named = (figures: Figure[]) =>
      figures.map((figure) => `${nameOf(figure)} of ${figure.year}`).join(', ')
    return [
      ...(doubtful.length > 0 ? [`Worth checking: ${named(doubtful)}.`] : []),
      ...(stated.length > 0 ? [`Corrected or added by a person: ${named(stated)}.`] : []),
      ...(isMixed()
        ? ['These are not all about the same part of the company, so they are not worked out together.']
        : []),
    ]
  }
  return {
    cite: (figure) => {
      const before = numbers.get(figure)
      if (before !== undefined) return before
      cited.push(figure)
      numbers.set(figure, citations.push(citationOf(figure)))
      return citations.length
    },
    point: (evidence) => citations.push({ ...evidence, figure: null, correction: null }),
    add: (formula) => {
      formulas.push(formula)
      sentences.push(inWords(formula))
    },
    say: (sentence) => {
      sentences.push(sentence)
      said.push(sentence)
    },
    note: (sentence) => {
      if (!notes.includes(sentence)) notes.push(sentence)
    },
    finish: (found = true) => {
      // The whole and a part of it have no sum and no change: each figure is told, and nothing is made of them.
      if (isMixed() && formulas.length > 0) {
        formulas.length = 0
        sentences.splice(
          0,
          sentences.length,
          ...cited.map((figure) => tellFigure(figure, numbers.get(figure))),
        )
      }
      const all = [...notes, ...doubts()]
      const text = [...sentences, ...all].join(' ')
      // Beside drawn formulas, what was said in words stands among the notes.
      const beside = formulas.length > 0 ? [...said, ...all] : all
      return { found, text, citations, formulas, notes: beside, phrasedBy: 'reading' }
    },
  }
}
