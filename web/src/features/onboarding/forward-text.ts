import type { Shortfall } from '@ledgerleaf/contract/forward-terms'
import { parseNumber } from '../../forms/parse-dollars.ts'

export type ForwardText = {
  shortfall: Shortfall
  dates: { key: string; dueOn: string; credits: string }[]
}

export const newDate = () => ({ key: crypto.randomUUID(), dueOn: '', credits: '' })

export const noForward = (): ForwardText => ({ shortfall: 'refund', dates: [newDate()] })

/** As the contract takes it. */
export const toTerms = ({ shortfall, dates }: ForwardText) => ({
  shortfall,
  milestones: dates.map(({ dueOn, credits }) => ({ dueOn, credits: parseNumber(credits) ?? 0 })),
})
