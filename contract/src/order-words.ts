import { writeDay } from './days.ts'
import { inThousands } from './in-thousands.ts'
import type { OrderLine } from './orders.ts'

type Bought = Pick<OrderLine, 'saleType' | 'quantity' | 'forward'>

/** Whether credits of a line are still to come, with its money in escrow. */
export const isAwaited = ({ saleType, quantity, forward }: Bought): boolean =>
  saleType === 'forward' && (forward?.delivered ?? 0) + (forward?.refunded ?? 0) < quantity

/** What is true of a paid forward line now: what came, what is in escrow, what went back. */
export const tellForward = ({ quantity, forward }: Bought): string => {
  const { delivered, refunded, nextDueOn } = forward ?? { delivered: 0, refunded: 0, nextDueOn: null }
  const came =
    delivered === 0
      ? 'nothing delivered yet'
      : `${inThousands(delivered)} of ${inThousands(quantity)} delivered`
  const due = nextDueOn === null ? '' : ` The next are due by ${writeDay(nextDueOn)}.`
  const rest = delivered === 0 ? 'the money' : 'the money for the rest'
  const back = refunded === 0 ? '' : ` ${inThousands(refunded)} did not come, and their money goes back.`
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
  if (promises === 0)
    return 'The credits that were neither retired nor withdrawn to a wallet went back to their sellers.'
  if (promises === lines.length) return 'The promise is over: nothing of it will be delivered.'
  return 'The credits bought spot that were neither retired nor withdrawn to a wallet went back to their sellers, and what was promised will not be delivered.'
}

type Returned = Pick<OrderLine, 'quantity' | 'returned' | 'kept'>

const credits = (count: number): string => `${inThousands(count)} ${count === 1 ? 'credit' : 'credits'}`
const stayed = (count: number): string =>
  `${count === 1 ? 'was' : 'were'} retired or withdrawn to a wallet before and did not`

/** What went back of a line, its credits and its money; null where nothing did. Buyers and operators read the same. */
export const tellReturned = ({ quantity, returned, kept }: Returned): string | null => {
  if (returned === 0) return null
  const back = returned - kept
  if (kept === 0) return `${inThousands(back)} of ${inThousands(quantity)} went back to the seller`
  const ofKept = `the money of ${inThousands(kept)} went back that ${stayed(kept)}`
  return back === 0
    ? ofKept.replace('the', 'The')
    : `${inThousands(back)} of ${inThousands(quantity)} went back to the seller; ${ofKept}`
}

/** The same of an order that was taken back whole. */
export const tellRefunded = (lines: readonly Returned[]): string => {
  const kept = lines.reduce((sum, line) => sum + line.kept, 0)
  const back = lines.reduce((sum, line) => sum + line.returned - line.kept, 0)
  if (kept === 0) return 'Refunded. The credits went back to their sellers.'
  if (back === 0)
    return 'Your money went back. The credits did not: they were retired or withdrawn to a wallet before.'
  return `Your money went back. ${credits(back)} went to their sellers; ${inThousands(kept)} ${stayed(kept)}.`
}

/** What a basket is called that somebody put together themselves; it says nothing of what is in it. */
export const ownBasketName = 'Your basket'
