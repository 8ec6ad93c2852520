import type { Order } from '@ledgerleaf/contract/orders'

type Told = Pick<Order, 'lines' | 'returns' | 'paid' | 'returnedMinor' | 'settledAt' | 'status'>

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** What was bought, what of it went back, and what is left: credits, and money as it was paid. */
export type WentBack = {
  boughtCredits: number
  /** Credits that went to their sellers again. */
  backCredits: number
  /** Promised credits that will not be delivered. */
  overCredits: number
  leftCredits: number
  backMinor: number
  leftMinor: number
}

/** The same figures for the list of orders and for the page of one. */
export const wentBack = ({ lines, returns, paid, returnedMinor, settledAt, status }: Told): WentBack => {
  const boughtCredits = sum(lines.map(({ quantity }) => quantity))
  const backCredits = sum(returns.flatMap(({ credits }) => credits.map(({ quantity }) => quantity)))
  const overCredits = sum(lines.map(({ forward }) => forward?.refunded ?? 0))
  const isNothing =
    settledAt === null && (status === 'refunded' || status === 'cancelled' || status === 'failed')
  return {
    boughtCredits,
    backCredits,
    overCredits,
    leftCredits: isNothing ? 0 : boughtCredits - backCredits - overCredits,
    backMinor: returnedMinor,
    leftMinor: paid.minor - returnedMinor,
  }
}

/** When what the status says came about: placed, settled, ended, or the last that went back. */
export const happenedAt = ({
  status,
  placedAt,
  settledAt,
  endedAt,
  returns,
}: Pick<Order, 'status' | 'placedAt' | 'settledAt' | 'endedAt' | 'returns'>): string => {
  if (status === 'refunded') return returns.at(-1)?.at ?? endedAt ?? settledAt ?? placedAt
  if (status === 'cancelled' || status === 'failed') return endedAt ?? placedAt
  return settledAt ?? placedAt
}
