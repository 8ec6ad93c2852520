import { Basket } from '@ledgerleaf/contract/baskets'
import { inDollars, noTerms } from '@ledgerleaf/contract/listings'
import { expect, test } from 'vitest'
import { whatChanged } from './what-changed.ts'

const basket = (composition: string, { noteToBuyers = null as string | null, cents = 1000 } = {}) =>
  Basket.parse({
    id: 'b',
    kind: 'own',
    name: 'Your basket',
    priceCents: cents * 3,
    listValueCents: cents * 3,
    discountCents: 0,
    totalCredits: 3,
    lines: [
      {
        listingId: 'one',
        projectId: 'p',
        projectName: 'Cedar Hill',
        registry: 'Gold Standard',
        category: null,
        country: null,
        vintage: 2024,
        weightPercent: 100,
        quantity: 3,
        pricePerCreditCents: cents,
        totalCents: cents * 3,
        saleType: 'spot',
        ...noTerms,
        ...inDollars(cents),
        noteToBuyers,
        forward: null,
      },
    ],
    soldOut: false,
    notSold: null,
    soldOutReason: null,
    composition,
  })

test('nothing is said of a basket that is as it was seen', () => {
  expect(whatChanged(basket('a'), basket('a'))).toBeNull()
})

test('a note that changed is told as a note, with no second total', () => {
  expect(whatChanged(basket('a'), basket('b', { noteToBuyers: 'Only in May.' }))).toEqual({
    title: 'What the seller asks has changed since you opened this page',
    text: 'The seller of Cedar Hill has changed the note to buyers. It reads now: “Only in May.” “Confirm & Pay” buys it like this, at the same total.',
    totalBefore: null,
  })
  const back = whatChanged(basket('b', { noteToBuyers: 'Only in May.' }), basket('a'))
  expect(back?.text).toContain('The seller of Cedar Hill has taken back the note to buyers.')
})

test('a price that changed is told with the total of before, and a note beside it is not left out', () => {
  const dearer = whatChanged(basket('a'), basket('c', { cents: 1100 }))
  expect(dearer).toMatchObject({
    title: 'The basket has changed since you opened this page',
    text: 'It is shown as it is now. “Confirm & Pay” buys it like this, at the new total.',
    totalBefore: 3000,
  })
  const both = whatChanged(basket('a'), basket('d', { cents: 1100, noteToBuyers: 'Only in May.' }))
  expect(both?.text).toMatch(/^The seller of Cedar Hill has changed the note to buyers.*at the new total\.$/)
})
