import type { SellableListing } from '../../supply/listings/index.ts'

export type Filled = { offer: SellableListing; quantity: number }

const triesMax = 400

const worthOf = (lines: readonly Filled[]) =>
  lines.reduce((sum, { offer, quantity }) => sum + offer.pricePerCreditCents * quantity, 0)

/** Adds single credits, cheapest first, until the lines are worth the price; null where the listings have no more. */
const topUp = (lines: Filled[], priceCents: number): Filled[] | null => {
  const cheapestFirst = [...lines].sort((a, b) => a.offer.pricePerCreditCents - b.offer.pricePerCreditCents)
  let missing = priceCents - worthOf(lines)
  for (const line of cheapestFirst) {
    if (missing <= 0) break
    const { pricePerCreditCents, availableCredits } = line.offer
    const wanted = Math.ceil(missing / pricePerCreditCents)
    const added = Math.min(wanted, availableCredits - line.quantity)
    line.quantity += added
    missing -= added * pricePerCreditCents
  }
  return missing <= 0 ? lines : null
}

/** By weight: each line its share of the price in whole credits, then rounded up so that the lines are worth the price. */
export const fillByWeight = (
  slots: readonly { offer: SellableListing; weightPercent: number }[],
  priceCents: number,
): Filled[] | null => {
  const lines = slots.map(({ offer, weightPercent }) => ({
    offer,
    quantity: shareOf(offer, weightPercent, priceCents),
  }))
  return lines.some(({ offer, quantity }) => quantity > offer.availableCredits)
    ? null
    : topUp(lines, priceCents)
}

export const shareCents = (weightPercent: number, priceCents: number): number =>
  Math.floor((priceCents * weightPercent) / 100)

/** How many whole credits of an offer its share of the price buys; at least one. */
const shareOf = (offer: SellableListing, weightPercent: number, priceCents: number): number =>
  Math.max(1, Math.floor(shareCents(weightPercent, priceCents) / offer.pricePerCreditCents))

/**
 * By value: at least one credit of each of three offers, together worth as nearly as possible, and never more than, the
 * value. Of equally near choices the most even one is taken.
 */
export const fillByValue = (
  [first, second, third]: readonly [SellableListing, SellableListing, SellableListing],
  valueCents: number,
): Filled[] | null => {
  const many = (offer: SellableListing, left: number) =>
    Math.min(triesMax, offer.availableCredits, Math.floor(left / offer.pricePerCreditCents))
  let best: { worth: number; widest: number; quantities: [number, number, number] } | null = null
  for (let a = 1; a <= many(first, valueCents); a++) {
    const afterFirst = valueCents - a * first.pricePerCreditCents
    for (let b = 1; b <= many(second, afterFirst); b++) {
      const afterSecond = afterFirst - b * second.pricePerCreditCents
      const c = many(third, afterSecond)
      if (c < 1) continue
      const shares = [
        a * first.pricePerCreditCents,
        b * second.pricePerCreditCents,
        c * third.pricePerCreditCents,
      ]
      const worth = shares.reduce((sum, share) => sum + share, 0)
      const widest = Math.max(...shares)
      if (best === null || worth > best.worth || (worth === best.worth && widest < best.widest))
        best = { worth, widest, quantities: [a, b, c] }
    }
  }
  if (best === null) return null
  const [a, b, c] = best.quantities
  return [
    { offer: first, quantity: a },
    { offer: second, quantity: b },
    { offer: third, quantity: c },
  ]
}
