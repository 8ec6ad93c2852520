import { writeDay } from './days.ts'
import type { OrderLine } from './orders.ts'

type Bought = Pick<OrderLine, 'saleType' | 'quantity' | 'forward'>

const whole = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** Whether credits of a line are still to come, with its money in escrow. */
export const isAwaited = ({ saleType, quantity, forward }: Bought): boolean =>
  saleType === 'forward' && (forward?.delivered ?? 0) + (forward?.refunded ?? 0) < quantity

/** What is true of a paid forward line now: what came, what is in escrow, what went back. */
export const tellForward = ({ quantity, forward }: Bought): string => {
  const { delivered, refunded, nextDueOn } = forward ?? { delivered: 0, refunded: 0, nextDueOn: null }
  const came =
    delivered === 0 ? 'nothing delivered yet' : `${whole(delivered)} of ${whole(quantity)} delivered`
  const due = nextDueOn === null ? '' : ` The next are due by ${writeDay(nextDueOn)}.`
  const rest = delivered === 0 ? 'the money' : 'the money for the rest'
  const back = refunded === 0 ? '' : ` ${whole(refunded)} did not come, and their money goes back.`
  if (delivered + refunded < quantity) return `Bought forward, ${came}: ${rest} waits in escrow.${due}${back}`
  if (refunded === 0) return 'Bought forward, all delivered.'
  return delivered === 0
    ? 'Bought forward and not delivered: the money goes back.'
    : `Bought forward, ${came}: ${rest} goes back.`
}

/** Where a settled order stands: only what came has changed hands. */
export const tellSettled = (lines: readonly Bought[]): string => {
  const forwards = lines.filter(({ saleType }) => saleType === 'forward')
  const isAllForward = forwards.length === lines.length
  const gone = forwards.some(({ forward }) => (forward?.refunded ?? 0) > 0)
  const came = forwards.reduce((sum, { forward }) => sum + (forward?.delivered ?? 0), 0)
  if (!forwards.some(isAwaited)) {
    if (!gone) return 'Paid and settled: the credits have changed hands.'
    return isAllForward && came === 0
      ? 'Paid, and not delivered: the money goes back to you.'
      : 'Paid and settled: what came has changed hands. What did not come is paid back.'
  }
  if (!isAllForward)
    return 'Paid: the credits bought spot have changed hands. What you bought forward is still to be delivered, and its money waits in escrow.'
  return came === 0
    ? 'Paid into escrow: you bought forward, and nothing is delivered yet. It offsets nothing before it is delivered and retired.'
    : 'Paid: part of what you bought forward is delivered and yours. The money for the rest waits in escrow.'
}

/** What became of what was bought once its money goes back: a promise ends, and nobody ever held its credits. */
export const tellTakenBack = (lines: readonly Pick<Bought, 'saleType'>[]): string => {
  const promises = lines.filter(({ saleType }) => saleType === 'forward').length
  if (promises === 0) return 'The credits that were not retired went back to their sellers.'
  if (promises === lines.length) return 'The promise is over: nothing of it will be delivered.'
  return 'The credits bought spot that were not retired went back to their sellers, and what was promised will not be delivered.'
}

/** What a basket is called that somebody put together themselves; it says nothing of what is in it. */
export const ownBasketName = 'Your basket'
