import assert from 'node:assert/strict'
import { type ForwardTerms, shareMilestones } from '@ledgerleaf/contract/forward-terms'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { datesAhead, findForwardTerms } from '../../supply/listings/index.ts'
import type { LineRow } from './lock-order.ts'
import { orderMilestones } from './orders.tables.ts'

type Line = Pick<LineRow, 'id' | 'quantity' | 'pricePerCreditCents' | 'sellerCents'>
type NewMilestone = typeof orderMilestones.$inferInsert

/** The line's credits and cents, divided over its dates: every part is worth its credits, and no cent is lost. */
export const divideLine = (line: Line, { milestones, shortfall }: ForwardTerms): NewMilestone[] => {
  let reached = 0
  let sellerSoFar = 0n
  return milestones.map(({ dueOn, credits }, index) => {
    reached += credits
    const sellerUntil = (BigInt(line.sellerCents) * BigInt(reached)) / BigInt(line.quantity)
    const sellerCents = Number(sellerUntil - sellerSoFar)
    sellerSoFar = sellerUntil
    return {
      id: newId(),
      lineId: line.id,
      position: index + 1,
      agreedOn: dueOn,
      dueOn,
      quantity: credits,
      sellerCents,
      feeCents: credits * line.pricePerCreditCents - sellerCents,
      shortfall,
      state: 'open',
    }
  })
}

/** Writes down what forward lines are promised, as the listing promises it now; the buyer keeps these dates. */
export const planMilestones = async (tx: Tx, lines: readonly LineRow[], now: Date): Promise<void> => {
  const forward = lines.filter(({ saleType }) => saleType === 'forward')
  if (forward.length === 0) return
  const offered = await findForwardTerms(
    tx,
    forward.map(({ listingId }) => listingId),
  )
  const planned = forward.flatMap((line) => {
    const terms = offered.get(line.listingId)
    assert(terms, `forward listing ${line.listingId} has no dates`)
    // Escrow is divided by list price: a discount would leave it short.
    assert.equal(line.paidCents, line.totalCents, 'what is sold forward is paid in full')
    const ahead = datesAhead(terms.milestones, now)
    // A listing whose last day has passed is refused before; whoever slips through has that day, and its rule.
    const dates = ahead.length > 0 ? ahead : terms.milestones.slice(-1)
    return divideLine(line, { ...terms, milestones: shareMilestones(dates, line.quantity) })
  })
  await tx.insert(orderMilestones).values(planned)
}
