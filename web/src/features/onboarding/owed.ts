import type { DueMilestone } from '@ledgerleaf/contract/forwards'
import { writeCount, writeDate } from '../../ui/format.ts'

/** What was sold forward and is owed still: how many credits, the first day some of it has to be there, and on how many. */
export type Owed = { credits: number; dueOn: string; days: number }

type Milestone = Pick<DueMilestone, 'projectId' | 'dueOn'> & { quantity: number; delivered: number }

/** What one project owes, of all that its seller promised; null where it owes nothing. */
export const owedOf = (milestones: readonly Milestone[], projectId: string): Owed | null => {
  const own = milestones
    .filter((one) => one.projectId === projectId && one.quantity > one.delivered)
    .toSorted((one, two) => one.dueOn.localeCompare(two.dueOn))
  const [nearest] = own
  if (!nearest) return null
  return {
    credits: own.reduce((sum, { quantity, delivered }) => sum + quantity - delivered, 0),
    dueOn: nearest.dueOn,
    days: new Set(own.map(({ dueOn }) => dueOn)).size,
  }
}

/** The same words wherever it is said to be next. */
export const tellOwed = ({ credits, dueOn, days }: Owed): string =>
  `Deliver ${writeCount(credits, 'credit')} sold forward${days > 1 ? ', the first' : ''} by ${writeDate(dueOn)}.`
