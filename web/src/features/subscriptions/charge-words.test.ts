import { NewSubscription } from '@ledgerleaf/contract/subscriptions'
import { Cents } from '@ledgerleaf/contract/units'
import { expect, test } from 'vitest'
import { beginWords, chargeWords } from './charge-words.ts'

const wish = NewSubscription.parse({
  tonnes: 3,
  every: 'month',
  limits: {},
  priceCapCents: 2000,
  startsOn: '2026-11-17',
  retire: null,
})
const cents = (value: number) => Cents.parse(value)
const charge = {
  netCents: cents(4500),
  vatCents: cents(855),
  totalCents: cents(5355),
  vat: { category: 'S' as const, basisPoints: 1900, reason: null },
}

test('whoever starts a subscription reads what the card is charged now, VAT included', () => {
  expect(chargeWords(wish, { refusal: null, charge }, '2026-11-17')).toBe(
    '3 tonnes every month. The first time is today: your card is charged $53.55 within minutes.',
  )
  expect(chargeWords(wish, { refusal: null, charge }, '2026-11-10')).toContain(
    'The first time is on Nov\u00a017,\u00a02026. At the prices of today your card would be charged $53.55.',
  )
})

test('below the sum it says when it begins and what is charged, and no sum again', () => {
  const card = 'the test card of this demonstration'
  expect(beginWords(wish, { refusal: null, charge }, card, '2026-11-17')).toBe(
    '3 tonnes every month. Charged to the test card of this demonstration, first today.',
  )
  expect(beginWords(wish, { refusal: null, charge }, 'your card', '2026-11-10')).toBe(
    '3 tonnes every month. Charged to your card, first on Nov\u00a017,\u00a02026.',
  )
})

test('where nothing would be bought it says why', () => {
  const refusal = 'No basket on sale kept your limits.'
  expect(chargeWords(wish, { refusal, charge: null }, '2026-11-17')).toContain(
    'No basket on sale kept your limits. As things are, the first time would be left out.',
  )
})
