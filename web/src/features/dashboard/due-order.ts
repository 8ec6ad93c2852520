import type { DueStep } from '@ledgerleaf/contract/seller-desk'
import { isFarOff } from './days-off.ts'

export type DueParts = {
  /** What is to be done now, the most urgent first. */
  now: DueStep[]
  /** What has a day more than a month off: a date to know, and nothing to do yet. */
  later: DueStep[]
  /** What comes by the way, with something else the seller does: news, and no task. */
  notices: DueStep[]
}

/** What is due, told apart by whether there is anything to do about it today. */
export const partDue = (steps: readonly DueStep[], today: string): DueParts => {
  const parts: DueParts = { now: [], later: [], notices: [] }
  for (const step of steps)
    parts[step.kind === 'terms' ? 'notices' : isFarOff(step.dueOn, today) ? 'later' : 'now'].push(step)
  return parts
}
