import type { TrailStep } from '@ledgerleaf/contract/provenance'

/** What happened at once, in the steps the ledger took for it: the last of them says what it was. */
export type TrailEvent = [TrailStep, ...TrailStep[]]

const dayOf = ({ at }: TrailStep) => at.slice(0, 10)
const serialsOf = ({ serials }: TrailStep) => serials.map(({ first, last }) => `${first}-${last}`).join()

/** A hold of the same day and the same credits, which this step is the end of. */
const isEndOf = (step: TrailStep, event: TrailEvent): boolean => {
  const before = event.at(-1) as TrailStep
  return (
    before.to === 'held' &&
    step.from === 'held' &&
    dayOf(before) === dayOf(step) &&
    before.quantity === step.quantity &&
    serialsOf(before) === serialsOf(step)
  )
}

/** Whoever reads the history of a credit meets a sale once: that it was held for the order first is a step of the sale. */
export const trailEvents = (steps: readonly TrailStep[]): TrailEvent[] => {
  const events: TrailEvent[] = []
  for (const step of steps) {
    const begun = events.findLast((event) => isEndOf(step, event))
    if (begun) begun.push(step)
    else events.push([step])
  }
  return events
}
