import { NewSubscription } from '@ledgerleaf/contract/subscriptions'

/** The form as it is typed. */
export type SubscriptionText = {
  tonnes: string
  every: string
  cap: string
  startsOn: string
  removals: string
  score: string
  isRetired: boolean
  beneficiary: string
  purpose: string
}
export type SubscriptionErrors = Partial<Record<keyof SubscriptionText, string>>

const fieldOf: Record<string, keyof SubscriptionText> = {
  tonnes: 'tonnes',
  priceCapCents: 'cap',
  startsOn: 'startsOn',
  'limits.removalPercentMin': 'removals',
  'limits.scoreMin': 'score',
  'retire.beneficiary': 'beneficiary',
  'retire.purpose': 'purpose',
}

const wholeOrNone = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text.replaceAll(',', ''))

/** What the server takes, or what is wrong with which field. */
export const parseSubscription = (
  text: SubscriptionText,
): { body: NewSubscription } | { errors: SubscriptionErrors } => {
  const parsed = NewSubscription.safeParse({
    tonnes: wholeOrNone(text.tonnes),
    every: text.every,
    limits: {
      ...(text.removals.trim() === '' ? {} : { removalPercentMin: wholeOrNone(text.removals) }),
      ...(text.score.trim() === '' ? {} : { scoreMin: wholeOrNone(text.score) }),
    },
    priceCapCents: Math.round(Number(text.cap.replaceAll(/[$,\s]/g, '')) * 100),
    startsOn: text.startsOn,
    retire: text.isRetired ? { beneficiary: text.beneficiary, purpose: text.purpose } : null,
  })
  if (parsed.success) return { body: parsed.data }
  const errors: SubscriptionErrors = {}
  for (const { path, message, code } of parsed.error.issues) {
    const field = fieldOf[path.join('.')]
    if (field) errors[field] ??= code === 'invalid_type' ? 'A number is needed here' : message
  }
  return { errors }
}
