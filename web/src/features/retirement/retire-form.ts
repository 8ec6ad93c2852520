import { NewRetirement, RetireWords } from '@ledgerleaf/contract/retirements'

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

export const noWords: WordsText = {
  beneficiary: '',
  onBehalfOf: '',
  reason: 'corporate_inventory',
  purpose: '',
  periodStartsOn: '',
  periodEndsOn: '',
  message: '',
  isUnderstood: false,
}

export type RetireErrors = Partial<Record<keyof RetireText, string>>

const spoken = (text: WordsText) => ({
  ...text,
  onBehalfOf: emptyToNone(text.onBehalfOf),
  periodStartsOn: emptyToNone(text.periodStartsOn),
  periodEndsOn: emptyToNone(text.periodEndsOn),
  message: emptyToNone(text.message),
})

const errorsOf = (
  issues: readonly { path: PropertyKey[]; message: string }[],
  { periodStartsOn, periodEndsOn }: WordsText,
): RetireErrors => {
  const errors: RetireErrors = {}
  for (const { path, message } of issues) errors[String(path[0]) as keyof RetireText] ??= message
  if (!periodStartsOn !== !periodEndsOn) errors.periodEndsOn = 'A reporting period has a first and a last day'
  else if (periodStartsOn > periodEndsOn) errors.periodEndsOn = 'The last day must not come before the first'
  return errors
}

/** The words alone, for what is retired by itself once it is bought. */
export const parseWords = (text: WordsText): { words: RetireWords } | { errors: RetireErrors } => {
  const parsed = RetireWords.safeParse(spoken(text))
  const errors = errorsOf(parsed.success ? [] : parsed.error.issues, text)
  return parsed.success && Object.keys(errors).length === 0 ? { words: parsed.data } : { errors }
}

export const parseRetirement = (
  batchId: string,
  held: number,
  text: RetireText,
): { body: NewRetirement } | { errors: RetireErrors } => {
  const quantity = /^\d+$/.test(text.quantity.replaceAll(',', '').trim())
    ? Number(text.quantity.replaceAll(',', ''))
    : Number.NaN
  const parsed = NewRetirement.safeParse({
    ...spoken(text),
    batchId,
    quantity: Number.isNaN(quantity) ? 1 : quantity,
  })
  const errors = errorsOf(parsed.success ? [] : parsed.error.issues, text)
  if (Number.isNaN(quantity)) errors.quantity = 'Whole credits only'
  else if (quantity > held) errors.quantity = `You hold ${held.toLocaleString('en-US')} of these credits`
  return parsed.success && Object.keys(errors).length === 0 ? { body: parsed.data } : { errors }
}
