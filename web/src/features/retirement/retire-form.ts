import { NewRetirement } from '@ledgerleaf/contract/retirements'

const emptyToNone = (text: string) => (text.trim() === '' ? undefined : text)

/** The form is typed as texts; what the server takes is checked by its own schema. */
export type RetireText = {
  quantity: string
  beneficiary: string
  onBehalfOf: string
  reason: string
  purpose: string
  periodStartsOn: string
  periodEndsOn: string
  message: string
  isUnderstood: boolean
}

export type RetireErrors = Partial<Record<keyof RetireText, string>>

export const parseRetirement = (
  batchId: string,
  held: number,
  text: RetireText,
): { body: NewRetirement } | { errors: RetireErrors } => {
  const quantity = /^\d+$/.test(text.quantity.replaceAll(',', '').trim())
    ? Number(text.quantity.replaceAll(',', ''))
    : Number.NaN
  const errors: RetireErrors = {}
  if (Number.isNaN(quantity)) errors.quantity = 'Whole credits only'
  else if (quantity > held) errors.quantity = `You hold ${held.toLocaleString('en-US')} of these credits`
  const parsed = NewRetirement.safeParse({
    ...text,
    batchId,
    quantity: Number.isNaN(quantity) ? 1 : quantity,
    onBehalfOf: emptyToNone(text.onBehalfOf),
    periodStartsOn: emptyToNone(text.periodStartsOn),
    periodEndsOn: emptyToNone(text.periodEndsOn),
    message: emptyToNone(text.message),
  })
  if (!parsed.success)
    for (const { path, message } of parsed.error.issues)
      errors[String(path[0]) as keyof RetireText] ??= message
  if (!text.periodStartsOn !== !text.periodEndsOn)
    errors.periodEndsOn = 'A reporting period has a first and a last day'
  else if (text.periodStartsOn > text.periodEndsOn)
    errors.periodEndsOn = 'The last day must not come before the first'
  return parsed.success && Object.keys(errors).length === 0 ? { body: parsed.data } : { errors }
}
