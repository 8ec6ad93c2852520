import type { SalesMonths } from '@ledgerleaf/contract/statement'
import { writeMonth } from './fill-months.ts'

type Sales = Pick<SalesMonths, 'months' | 'earlierNetCents'>

/** All that sales brought, after fees and what went back: what the statement comes to before payouts. */
export const earnedCents = ({ months, earlierNetCents }: Sales): number =>
  months.reduce((sum, { netCents }) => sum + netCents, earlierNetCents)

/** Of what it is the sum, and from when where its first month is known. */
export const tellEarned = ({ months, earlierNetCents }: Sales): string => {
  const [first] = months
  if (!first) return earlierNetCents === 0 ? 'Nothing sold yet' : 'After fees and returns'
  return earlierNetCents === 0
    ? `After fees and returns, since ${writeMonth(first.month)}`
    : 'After fees and returns, all sales'
}

type Piles = Record<'availableCents' | 'pendingCents' | 'sentCents' | 'escrowCents', number>

/** Whether nothing was ever sold, and nothing lies anywhere for the seller. */
export const isNothing = (
  { availableCents, pendingCents, sentCents, escrowCents }: Piles,
  { months, earlierNetCents }: Sales,
): boolean =>
  months.length === 0 &&
  [earlierNetCents, availableCents, pendingCents, sentCents, escrowCents].every((cents) => cents === 0)
