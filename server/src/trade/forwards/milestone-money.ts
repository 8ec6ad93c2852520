import type { LineRow, MilestoneRow } from '../orders/index.ts'

type Milestone = Pick<MilestoneRow, 'quantity' | 'sellerCents' | 'feeCents' | 'delivered'>

const sellerUntil = ({ sellerCents, quantity }: Milestone, delivered: number): number =>
  Number((BigInt(sellerCents) * BigInt(delivered)) / BigInt(quantity))

/** What the next `quantity` credits release: their price, of which the seller's part is rounded down as it adds up. */
export const releasedBy = (
  milestone: Milestone,
  { pricePerCreditCents }: Pick<LineRow, 'pricePerCreditCents'>,
  quantity: number,
): { sellerCents: number; feeCents: number } => {
  const { delivered } = milestone
  const sellerCents = sellerUntil(milestone, delivered + quantity) - sellerUntil(milestone, delivered)
  return { sellerCents, feeCents: quantity * pricePerCreditCents - sellerCents }
}

/** What still lies in escrow for a milestone that is open. */
export const undelivered = (
  milestone: Milestone,
  line: Pick<LineRow, 'pricePerCreditCents'>,
): { credits: number; cents: number } => {
  const credits = milestone.quantity - milestone.delivered
  return { credits, cents: credits * line.pricePerCreditCents }
}
