import type { Outlook } from '@ledgerleaf/contract/forward-terms'

/** Another figure or another step is another version: what a buyer was shown must stay explainable. */
const rule = 'forward-delivery-1'

/** Of every hundred tonnes promised, how many came when they were promised, by what was published. */
const published = {
  biochar: {
    percent: 46,
    says: 'Biochar suppliers delivered 54 % less than forecast (Supercritical, “Delivered or Delayed?”).',
  },
  any: {
    percent: 72,
    says: '28 % of volumes sold forward were delayed (ClimeFi, December 2025); nothing closer is published for this kind.',
  },
} as const

const sureFrom = 60
const withoutScore = 40

const ofScore = (score: number | null): { factor: number; says: string } => {
  const counted = score ?? withoutScore
  if (counted >= sureFrom)
    return { factor: 1, says: `Its screening score is ${counted}: nothing is taken off.` }
  return {
    factor: counted / sureFrom,
    says:
      score === null
        ? `It has no screening score and is counted as ${withoutScore} of ${sureFrom}: a caution of ours, not a published figure.`
        : `Its screening score is ${score}, below ${sureFrom}, and takes its share off: a caution of ours, not a published figure.`,
  }
}

/** What a careful buyer would count on of so many promised credits. It is no promise and no forecast of this seller. */
export const deliveryOutlook = (category: string | null, score: number | null, credits: number): Outlook => {
  const base = category === 'biochar' ? published.biochar : published.any
  const { factor, says } = ofScore(score)
  const percent = Math.floor(base.percent * factor)
  return { rule, percent, credits: Math.floor((credits * percent) / 100), because: [base.says, says] }
}
