import { centsBetween } from '@ledgerleaf/contract/refund-requests'
import type { LineRow } from './lock-order.ts'

type Line = Pick<LineRow, 'quantity' | 'pricePerCreditCents' | 'feeCents' | 'paidCents'>

/**
 * The money of the credits after the first `from` up to the first `to` of a line. Shares are cut from the start of the
 * line, so that those of any parts add up to the whole line's cents.
 */
export const shareOfLine = (line: Line, from: number, to: number) => {
  const part = (cents: number) => centsBetween(cents, line.quantity, from, to)
  const totalCents = line.pricePerCreditCents * (to - from)
  const feeCents = part(line.feeCents)
  const paidCents = part(line.paidCents)
  return {
    feeCents,
    sellerCents: totalCents - feeCents,
    paidCents,
    /** What the platform had added to the buyer's money. */
    discountCents: totalCents - paidCents,
  }
}

/** What is left of a line after what was returned of it. */
export const restOfLine = (line: LineRow) => shareOfLine(line, line.returned, line.quantity)
