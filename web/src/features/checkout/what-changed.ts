import type { Basket, BasketLine } from '@ledgerleaf/contract/baskets'

export type Change = { title: string; text: string; totalBefore: number | null }

type Pair = { now: BasketLine; before: BasketLine }

const termsOf = ({ now, before }: Pair): string[] => [
  ...(now.noteToBuyers === before.noteToBuyers
    ? []
    : [
        now.noteToBuyers
          ? `The seller of ${now.projectName} has changed the note to buyers. It reads now: “${now.noteToBuyers}”`
          : `The seller of ${now.projectName} has taken back the note to buyers.`,
      ]),
  ...(now.minimumFill === before.minimumFill
    ? []
    : [`The seller of ${now.projectName} has changed the smallest order.`]),
]

const isOther = ({ now, before }: Pair): boolean =>
  now.quantity !== before.quantity || now.pricePerCreditCents !== before.pricePerCreditCents

/** What is other than the buyer saw it, in words; null where nothing is. */
export const whatChanged = (seen: Basket, current: Basket): Change | null => {
  const isPriced = seen.priceCents !== current.priceCents
  if (!isPriced && seen.composition === current.composition) return null
  const kept = current.lines.flatMap((now) => {
    const before = seen.lines.find(({ listingId }) => listingId === now.listingId)
    return before ? [{ now, before }] : []
  })
  const terms = kept.flatMap(termsOf)
  const areCreditsOther =
    kept.length < Math.max(seen.lines.length, current.lines.length) || kept.some(isOther)
  const isOnlyTerms = terms.length > 0 && !isPriced && !areCreditsOther
  return {
    title: `${isOnlyTerms ? 'What the seller asks' : 'The basket'} has changed since you opened this page`,
    text: [
      ...terms,
      ...(isOnlyTerms ? [] : ['It is shown as it is now.']),
      `“Confirm & Pay” buys it like this, at the ${isPriced ? 'new' : 'same'} total.`,
    ].join(' '),
    totalBefore: isPriced ? seen.priceCents : null,
  }
}
