import { periodOfYear } from '@ledgerleaf/contract/reporting-year'
import type { Holding, NewCommonRetirement, NewRetirement } from '@ledgerleaf/contract/retirements'
import { parseWhole } from '../../forms/parse-dollars.ts'
import type { FormReading } from '../../forms/read-form.ts'
import { writeVintage } from '../../nouns/credit/words.ts'
import { takeLines, takenFor, takenMost } from './take-lines.ts'

const emptyToNone = (text: string) => (text.trim() === '' ? undefined : text)

/** The form is typed as texts; what the server takes is checked by its own schema. */
export type WordsText = {
  beneficiary: string
  onBehalfOf: string
  reason: string
  purpose: string
  periodStartsOn: string
  periodEndsOn: string
  message: string
  isUnderstood: boolean
}
export type RetireText = WordsText & { quantity: string }
/** Whether vintages after the period are taken too. */
export type TogetherText = RetireText & { takesLater: boolean }

/** What is typed of an act, for whoever says what a year comes to by it. */
export type RetiredFor = Pick<WordsText, 'periodStartsOn' | 'periodEndsOn'> & {
  credits: number | null
  /** Of these, of a vintage after the period. */
  laterCredits: number
  /** For whoever retires, and nobody else. */
  isOwn: boolean
}

const noWords: WordsText = {
  beneficiary: '',
  onBehalfOf: '',
  reason: 'corporate_inventory',
  purpose: '',
  periodStartsOn: '',
  periodEndsOn: '',
  message: '',
  isUnderstood: false,
}

/** What the account knows of the words: its company, and the year whose footprint the tonnes are for. */
export const startWords = (beneficiary: string, year: number | null): WordsText => ({
  ...noWords,
  beneficiary,
  ...(year === null ? {} : periodOfYear(year)),
})

/** What is still to be filled in before it can be retired, by the names of its fields, in their order. */
export const missingOf = (
  { beneficiary, purpose, isUnderstood }: WordsText,
  credits: number | null,
): (keyof RetireText)[] => [
  ...(credits === null ? (['quantity'] as const) : []),
  ...(beneficiary.trim() === '' ? (['beneficiary'] as const) : []),
  ...(purpose.trim() === '' ? (['purpose'] as const) : []),
  ...(isUnderstood ? [] : (['isUnderstood'] as const)),
]

const spoken = (text: WordsText) => ({
  ...text,
  onBehalfOf: emptyToNone(text.onBehalfOf),
  periodStartsOn: emptyToNone(text.periodStartsOn),
  periodEndsOn: emptyToNone(text.periodEndsOn),
  message: emptyToNone(text.message),
})

const wrongPeriod = ({ periodStartsOn, periodEndsOn }: WordsText): string | undefined => {
  if (!periodStartsOn !== !periodEndsOn) return 'A reporting period has a first and a last day'
  return periodStartsOn > periodEndsOn ? 'The last day must not come before the first' : undefined
}

/** The words alone, for what is retired by itself once it is bought. */
export const wordsReading: FormReading<WordsText> = {
  toInput: spoken,
  check: (text) => ({ periodEndsOn: wrongPeriod(text) }),
}

/** How many credits were typed; null while it is no number of them. */
export const creditsTyped = (quantity: number | undefined): number | null =>
  quantity !== undefined && Number.isInteger(quantity) && quantity > 0 ? quantity : null

const wrongQuantity = (text: string, held: number): string | undefined => {
  const quantity = parseWhole(text)
  if (quantity === undefined || !Number.isInteger(quantity)) return 'Whole credits only'
  return quantity > held ? `You hold ${held.toLocaleString('en-US')} of these credits` : undefined
}

/** The words, and how many credits of what is held. */
export const retireReading = (batchId: string, held: number): FormReading<RetireText> => ({
  toInput: (text) => ({ ...spoken(text), batchId, quantity: parseWhole(text.quantity) }),
  check: (text) => ({ periodEndsOn: wrongPeriod(text), quantity: wrongQuantity(text.quantity, held) }),
})

const wrongTogether = (held: readonly Holding[], text: TogetherText): string | undefined => {
  const { quantity, periodEndsOn, takesLater } = text
  const most = takenMost(takenFor(held, periodEndsOn, takesLater))
  const typed = parseWhole(quantity)
  if (typed !== undefined && typed > most && typed <= takenMost(held))
    return `You hold ${most.toLocaleString('en-US')} of vintages that are not after this period`
  return wrongQuantity(quantity, takenMost(held))
}

/** The words, and how many of all the credits one holds. */
export const togetherReading = (held: readonly Holding[]): FormReading<TogetherText> => ({
  toInput: ({ quantity, takesLater, ...text }) => ({
    ...spoken(text),
    lines: takeLines(
      takenFor(held, text.periodEndsOn, takesLater),
      creditsTyped(parseWhole(quantity)) ?? 0,
    ).map((line) => ({
      batchId: line.batchId,
      quantity: line.quantity,
    })),
  }),
  names: { lines: 'quantity' },
  check: (text) => ({
    periodEndsOn: wrongPeriod(text),
    quantity: wrongTogether(held, text),
  }),
})

/** What credits are of, in a line of their certificate. */
export const tellBatch = ({
  projectName,
  registry,
  vintageStartsOn,
  vintageEndsOn,
}: Pick<Holding, 'projectName' | 'registry' | 'vintageStartsOn' | 'vintageEndsOn'>): string =>
  `${projectName}, ${writeVintage(vintageStartsOn, vintageEndsOn)}, ${registry}`

/** One batch, as it is asked for: a retirement of several of which there is one. */
export const togetherOf = ({ batchId, quantity, ...words }: NewRetirement): NewCommonRetirement => ({
  ...words,
  lines: [{ batchId, quantity }],
})
