import type { DueMilestone } from '@ledgerleaf/contract/forwards'
import type { DueStep } from '@ledgerleaf/contract/seller-desk'

export type DeliveryLine = {
  /** Of everything that was promised together with what is due: on another day too. */
  quantity: number
  delivered: number
  boughtOn: string
  /** How far the way from the purchase to the day due is gone, in percent; and where on it something came. */
  gone: number
  came: readonly number[]
}

type Promised = Pick<DueMilestone, 'forwardId' | 'projectName' | 'dueOn' | 'boughtOn'> & {
  quantity: number
  delivered: number
  came: readonly { on: string; quantity: number }[]
}

const dayOf = (at: string): number => Date.parse(at.slice(0, 10))

/** What is promised of one project for one day, as part of its purchases; null where the step is of another kind. */
export const deliveryLine = (
  { kind, projectName, dueOn }: Pick<DueStep, 'kind' | 'projectName' | 'dueOn'>,
  milestones: readonly Promised[],
  today: string,
): DeliveryLine | null => {
  if (kind !== 'deliver' || dueOn === null) return null
  const due = milestones.filter((one) => one.projectName === projectName && one.dueOn === dueOn)
  const boughtOn = due.map((one) => one.boughtOn).toSorted()[0]
  if (boughtOn === undefined) return null
  const span = dayOf(dueOn) - dayOf(boughtOn)
  const placeOf = (day: string): number =>
    span > 0 ? Math.min(100, Math.max(0, ((dayOf(day) - dayOf(boughtOn)) / span) * 100)) : 100
  // Two dates of one purchase tell the same deliveries.
  const purchases = new Map(due.map((one) => [one.forwardId, one.came]))
  const came = [...purchases.values()].flat()
  const delivered = came.reduce((sum, { quantity }) => sum + quantity, 0)
  const owed = milestones
    .filter(({ forwardId }) => purchases.has(forwardId))
    .reduce((sum, one) => sum + one.quantity - one.delivered, 0)
  return {
    quantity: delivered + owed,
    delivered,
    boughtOn,
    gone: placeOf(today),
    came: [...new Set(came.map(({ on }) => on))].map(placeOf),
  }
}
