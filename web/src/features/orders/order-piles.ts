import type { Order } from '@ledgerleaf/contract/orders'
import { pendingFill, pileFills } from '../../nouns/credit/pile-looks.ts'
import { wentBack } from '../../nouns/order/went-back.ts'

type Told = Pick<
  Order,
  'lines' | 'returns' | 'paid' | 'returnedMinor' | 'settledAt' | 'status' | 'certificates' | 'retirable'
>

export type OrderPile = {
  name: 'retired' | 'pending' | 'held' | 'received' | 'to come' | 'elsewhere'
  credits: number
  fill: string
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Of what is retired, what is not retired at the registry yet. */
export const pendingOf = ({ certificates }: Pick<Order, 'certificates'>): number =>
  sum(certificates.filter(({ isPending }) => isPending).map(({ quantity }) => quantity))

/** What became of the credits an order brought: each pile in the colour it has on every page. Nothing before it is settled. */
export const pilesOf = (order: Told): OrderPile[] => {
  if (order.settledAt === null) return []
  const { leftCredits } = wentBack(order)
  const retired = Math.min(leftCredits, sum(order.certificates.map(({ quantity }) => quantity)))
  const pending = Math.min(retired, pendingOf(order))
  const toCome = sum(
    order.lines.map(({ quantity, forward }) =>
      forward ? Math.max(0, quantity - forward.delivered - forward.refunded) : 0,
    ),
  )
  const held = Math.min(leftCredits - retired, order.retirable)
  const left = Math.max(0, leftCredits - retired - held - toCome)
  // What was delivered came with an entry of its own: the order says that it came, and the holdings where it is.
  const delivered = Math.min(left, sum(order.lines.map(({ forward }) => forward?.delivered ?? 0)))
  const piles: OrderPile[] = [
    { name: 'retired', credits: retired - pending, fill: pileFills.retired },
    { name: 'pending', credits: pending, fill: pendingFill },
    { name: 'held', credits: held, fill: pileFills.owned },
    { name: 'received', credits: delivered, fill: pileFills.owned },
    { name: 'to come', credits: toCome, fill: pileFills.promised },
    // In a wallet, or gone from it: the order cannot tell.
    { name: 'elsewhere', credits: left - delivered, fill: pileFills.withdrawn },
  ]
  return piles.filter(({ credits }) => credits > 0)
}

/** Whether all that it brought is retired: then that is how it stands, and no longer that it was settled. */
export const isAllRetired = (order: Told): boolean => {
  const piles = pilesOf(order)
  return piles.length === 1 && piles[0]?.name === 'retired'
}
