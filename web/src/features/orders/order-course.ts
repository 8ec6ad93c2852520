import { writeDay } from '@ledgerleaf/contract/days'
import { isAwaited } from '@ledgerleaf/contract/order-words'
import type { Order } from '@ledgerleaf/contract/orders'
import { happenedAt, wentBack } from '../../nouns/order/went-back.ts'
import { writeWhole } from '../../ui/format.ts'
import { pendingOf } from './order-piles.ts'

type Followed = Pick<
  Order,
  | 'status'
  | 'placedAt'
  | 'settledAt'
  | 'endedAt'
  | 'isByTransfer'
  | 'certificates'
  | 'lines'
  | 'returns'
  | 'paid'
  | 'returnedMinor'
>

/** One station of an order: passed, begun, still to come, or where it ended early. */
export type CourseStep = {
  name:
    | 'Placed'
    | 'Paid'
    | 'To be paid'
    | 'Settled'
    | 'Delivered'
    | 'Retired'
    | 'Refunded'
    | 'Cancelled'
    | 'Failed'
  state: 'passed' | 'begun' | 'pending' | 'to come' | 'over'
  at: string | null
  /** What is known besides the day, or in its place. */
  says: string | null
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const isForward = ({ saleType }: Order['lines'][number]) => saleType === 'forward'

const paid = ({ status, isByTransfer, settledAt }: Followed): CourseStep => {
  const isPassed = settledAt !== null || status === 'paid' || status === 'refunded'
  // The day the money came is not kept with the order: a transfer tells its own, and by card it settles at once.
  return {
    name: isPassed ? 'Paid' : 'To be paid',
    state: isPassed ? 'passed' : 'to come',
    at: null,
    says: isByTransfer ? 'by bank transfer' : 'by card',
  }
}

const settled = ({ settledAt }: Followed): CourseStep => ({
  name: 'Settled',
  state: settledAt ? 'passed' : 'to come',
  at: settledAt,
  says: settledAt ? null : 'once it is paid',
})

const delivered = ({ lines, settledAt }: Followed): CourseStep => {
  const promised = lines.filter(isForward)
  const came = sum(promised.map(({ forward }) => forward?.delivered ?? 0))
  const whole = sum(promised.map(({ quantity }) => quantity))
  const [next] = promised.flatMap(({ forward }) => forward?.nextDueOn ?? []).sort()
  const isAll = settledAt !== null && !promised.some(isAwaited)
  return {
    name: 'Delivered',
    state: isAll ? 'passed' : came > 0 ? 'begun' : 'to come',
    at: null,
    says: `${writeWhole(came)} of ${writeWhole(whole)}${next && !isAll ? `, the next by ${writeDay(next)}` : ''}`,
  }
}

const retired = (order: Followed): CourseStep => {
  const done = sum(order.certificates.map(({ quantity }) => quantity))
  const { leftCredits } = wentBack(order)
  const last =
    order.certificates
      .map(({ retiredAt }) => retiredAt)
      .sort()
      .at(-1) ?? null
  if (done === 0) return { name: 'Retired', state: 'to come', at: null, says: 'not yet' }
  const isAll = done >= leftCredits
  const pending = pendingOf(order)
  const waits =
    pending === done ? 'pending at the registry' : `${writeWhole(pending)} pending at the registry`
  const says = [
    ...(isAll ? [] : [`${writeWhole(done)} of ${writeWhole(leftCredits)}`]),
    ...(pending > 0 ? [waits] : []),
  ]
  return {
    name: 'Retired',
    state: pending > 0 ? 'pending' : isAll ? 'passed' : 'begun',
    at: last,
    says: says.join(', ') || null,
  }
}

const endings = { refunded: 'Refunded', cancelled: 'Cancelled', failed: 'Failed' } as const

/** The stations of an order in their turn, each with its day where it has one. One that ended early ends there. */
export const courseOf = (order: Followed): CourseStep[] => {
  const placed: CourseStep = { name: 'Placed', state: 'passed', at: order.placedAt, says: null }
  const { status } = order
  if (status === 'cancelled' || status === 'failed' || status === 'refunded') {
    const over: CourseStep = { name: endings[status], state: 'over', at: happenedAt(order), says: null }
    const between = status === 'refunded' ? [paid(order), ...(order.settledAt ? [settled(order)] : [])] : []
    return [placed, ...between, over]
  }
  return [
    placed,
    paid(order),
    settled(order),
    ...(order.lines.some(isForward) ? [delivered(order)] : []),
    retired(order),
  ]
}
