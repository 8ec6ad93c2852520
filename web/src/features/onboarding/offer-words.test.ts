import { expect, test } from 'vitest'
import { offerWords } from './offer-words.ts'
import { tradeCells } from './trade-cells.ts'

const listing = (part: object) => ({
  state: 'open',
  stoppedBy: null,
  saleType: 'spot' as const,
  leftCredits: 30,
  pricePerCreditCents: 900,
  ...part,
})

const project = (...listings: ReturnType<typeof listing>[]) => ({ listings, soldCredits: 0, owedCredits: 0 })

test('a project says what is on sale of it, and at which prices', () => {
  expect(offerWords(project(listing({})))).toEqual(['30 credits on sale', '$9.00 a credit'])
  expect(offerWords(project(listing({}), listing({ pricePerCreditCents: 1225 })))).toEqual([
    '60 credits on sale',
    '$9.00 to $12.25 a credit',
  ])
})

test('what is paused, stopped or sold out is not on sale', () => {
  for (const part of [{ state: 'paused' }, { stoppedBy: 'registry' as const }, { leftCredits: 0 }])
    expect(offerWords(project(listing(part)))).toEqual(['Nothing on sale now'])
})

test('the page of a project and the list of projects say the same of what is on sale and what was sold', () => {
  const sold = { soldCredits: 24, owedCredits: 40 }
  const listings = [listing({ leftCredits: 5596 }), listing({ leftCredits: 900, saleType: 'forward' })]
  expect(offerWords({ listings, ...sold })).toEqual([
    '5,596 credits and 900 forward on sale',
    '64 sold',
    '$9.00 a credit',
  ])
  const cells = tradeCells({
    ...sold,
    leftCredits: 6496,
    leftForwardCredits: 900,
    unlistedCredits: 130,
    earnedCents: 0,
  })
  expect(cells.map(({ value, note }) => [value, note])).toEqual([
    ['5,726', 'and 900 forward'],
    ['64', '40 to deliver'],
    ['$0.00', null],
  ])
})
