import { parseDollars, parseWhole, wrongDollars } from '../../forms/parse-dollars.ts'
import type { FormReading } from '../../forms/read-form.ts'

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

/** By the clock the server goes by. */
const today = () => new Date().toISOString().slice(0, 10)

/** The day a new one begins on, unless another is chosen: the first of the next month, so that nothing is charged at once. */
export const firstDay = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)

export const subscriptionReading = {
  toInput: ({ tonnes, every, cap, startsOn, removals, score, isRetired, beneficiary, purpose }) => ({
    tonnes: parseWhole(tonnes),
    every,
    limits: {
      ...(removals.trim() === '' ? {} : { removalPercentMin: parseWhole(removals) }),
      ...(score.trim() === '' ? {} : { scoreMin: parseWhole(score) }),
    },
    // Without a cap there is no subscription: nothing typed is asked for like nought.
    priceCapCents: parseDollars(cap) ?? 0,
    startsOn,
    retire: isRetired ? { beneficiary, purpose } : null,
  }),
  names: {
    priceCapCents: 'cap',
    'limits.removalPercentMin': 'removals',
    'limits.scoreMin': 'score',
    'retire.beneficiary': 'beneficiary',
    'retire.purpose': 'purpose',
  },
  check: ({ cap, startsOn }) => ({
    cap: wrongDollars(cap),
    startsOn: startsOn !== '' && startsOn < today() ? 'The first day must not be past' : undefined,
  }),
} satisfies FormReading<SubscriptionText>

/** The most a run may charge by what is typed so far. */
export const mostTyped = ({ tonnes, cap }: Pick<SubscriptionText, 'tonnes' | 'cap'>): number =>
  (parseWhole(tonnes) || 0) * (parseDollars(cap) || 0)
