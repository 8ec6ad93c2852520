import type { Shortfall } from '@ledgerleaf/contract/forward-terms'
import { parseWhole, wrongWhole } from '../../forms/parse-dollars.ts'

export type ForwardText = {
  shortfall: Shortfall
  dates: { key: string; dueOn: string; credits: string }[]
}

export const newDate = () => ({ key: crypto.randomUUID(), dueOn: '', credits: '' })

export const noForward = (): ForwardText => ({ shortfall: 'refund', dates: [newDate()] })

/** As the contract takes it. */
export const toTerms = ({ shortfall, dates }: ForwardText) => ({
  shortfall,
  milestones: dates.map(({ dueOn, credits }) => ({ dueOn, credits: parseWhole(credits) ?? 0 })),
})

/** What is wrong with how many credits come by a date; all else the contract says. */
export const wrongDates = ({ dates }: ForwardText): string | undefined =>
  dates.map(({ credits }) => wrongWhole(credits)).find(Boolean)
