import type { DueMilestone } from '@ledgerleaf/contract/forwards'
import type { DueStep } from '@ledgerleaf/contract/seller-desk'

export type DeliveryLine = {
  quantity: number
  delivered: number
  boughtOn: string
  /** How far the way from the purchase to the day due is gone, in percent. */
  gone: number
}

type Promised = Pick<DueMilestone, 'projectName' | 'dueOn' | 'boughtOn'> & {
  quantity: number
  delivered: number
}

const dayOf = (at: string): number => Date.parse(at.slice(0, 10))

/** What is promised of one project for one day, and how much of the time for it is over; null where the step is of another kind. */
export const deliveryLine = (
  { kind, projectName, dueOn }: Pick<DueStep, 'kind' | 'projectName' | 'dueOn'>,
  milestones: readonly Promised[],
  today: string,
): DeliveryLine | null => {
  if (kind !== 'deliver' || dueOn === null) return null
  const own = milestones.filter((one) => one.projectName === projectName && one.dueOn === dueOn)
  const boughtOn = own.map((one) => one.boughtOn).toSorted()[0]
  if (boughtOn === undefined) return null
  const span = dayOf(dueOn) - dayOf(boughtOn)
  const gone = span > 0 ? ((dayOf(today) - dayOf(boughtOn)) / span) * 100 : 100
  return {
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
    delivered: own.reduce((sum, { delivered }) => sum + delivered, 0),
    boughtOn,
    gone: Math.min(100, Math.max(0, gone)),
  }
}
