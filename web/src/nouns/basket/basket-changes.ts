import { type BasketLines, basketLinesMax, heldLines, holdLines } from './basket-store.ts'
import { quantityMax } from './quantity-max.ts'

export const addTo = (lines: BasketLines, listingId: string, quantity: number): BasketLines => {
  const there = lines.find((line) => line.listingId === listingId)
  if (there) return changeIn(lines, listingId, there.quantity + quantity)
  return lines.length < basketLinesMax ? [...lines, { listingId, quantity }] : lines
}

/** A quantity of none takes the line out. */
export const changeIn = (lines: BasketLines, listingId: string, quantity: number): BasketLines =>
  quantity < 1
    ? lines.filter((line) => line.listingId !== listingId)
    : lines.map((line) =>
        line.listingId === listingId ? { listingId, quantity: Math.min(quantity, quantityMax) } : line,
      )

/** The lines as they go to the checkout, under the name they have there. Whoever changes one afterwards wants something new. */
export const sendIn = (lines: BasketLines, basketId: string): BasketLines =>
  lines.map(({ listingId, quantity }) => ({ listingId, quantity, sentAs: basketId }))

/** What was bought is no longer wanted. */
export const withoutBought = (lines: BasketLines, basketId: string): BasketLines =>
  lines.filter(({ sentAs }) => sentAs !== basketId)

/** Apart from the store: a first visit counts the lines and changes none. */
export const basket = {
  add: (listingId: string, quantity: number) => holdLines(addTo(heldLines(), listingId, quantity)),
  change: (listingId: string, quantity: number) => holdLines(changeIn(heldLines(), listingId, quantity)),
  send: (basketId: string) => holdLines(sendIn(heldLines(), basketId)),
  takeOut: (basketId: string) => {
    if (heldLines().some(({ sentAs }) => sentAs === basketId)) holdLines(withoutBought(heldLines(), basketId))
  },
}
