import { expect, test } from 'vitest'
import { offerWords } from './offer-words.ts'

const listing = (part: object) => ({
  state: 'open',
  stoppedBy: null,
  saleType: 'spot' as const,
  leftCredits: 30,
  quantity: 40,
  pricePerCreditCents: 900,
  ...part,
})

test('a project says what is left of what is on sale, and at which prices', () => {
  expect(offerWords([listing({})])).toEqual(['30 of 40 listed credits left', '$9.00 a credit'])
  expect(offerWords([listing({}), listing({ pricePerCreditCents: 1225 })])).toEqual([
    '60 of 80 listed credits left',
    '$9.00 to $12.25 a credit',
  ])
})

test('what is paused, stopped or sold out is not on sale', () => {
  for (const part of [{ state: 'paused' }, { stoppedBy: 'registry' as const }, { leftCredits: 0 }])
    expect(offerWords([listing(part)])).toEqual(['Nothing on sale now'])
})

test('of what is on sale it is said how much of it is a promise', () => {
  expect(offerWords([listing({}), { ...listing({}), saleType: 'forward' as const }])[0]).toBe(
    '60 of 80 listed credits left, 30 of them forward',
  )
})
