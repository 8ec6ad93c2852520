import { NewSubscription } from '@ledgerleaf/contract/subscriptions'
import { expect, test } from 'vitest'
import { readForm } from '../../forms/read-form.ts'
import { firstDay, type SubscriptionText, subscriptionReading } from './subscription-form.ts'

const parseSubscription = (text: SubscriptionText) => readForm(NewSubscription, subscriptionReading, text)

const filled: SubscriptionText = {
  tonnes: '1,200',
  every: 'month',
  cap: '$14.50',
  startsOn: '2126-12-01',
  removals: '20',
  score: '',
  isRetired: true,
  beneficiary: 'A Company',
  purpose: 'Every month',
}

test('what is typed becomes what the server takes', () => {
  expect(parseSubscription(filled)).toEqual({
    body: {
      tonnes: 1200,
      every: 'month',
      limits: { removalPercentMin: 20 },
      priceCapCents: 1450,
      startsOn: '2126-12-01',
      retire: { beneficiary: 'A Company', purpose: 'Every month' },
    },
  })
  expect(parseSubscription({ ...filled, isRetired: false, beneficiary: '' })).toMatchObject({
    body: { retire: null },
  })
})

test('names every field that is wrong at once', () => {
  const wrong = parseSubscription({ ...filled, tonnes: 'many', cap: '0', beneficiary: ' ' })
  expect(parseSubscription({ ...filled, cap: '' })).toEqual({
    errors: { cap: 'Name the most a tonne may cost' },
  })
  expect(wrong).toEqual({
    errors: {
      tonnes: 'Whole tonnes, such as 1,240',
      cap: 'Name the most a tonne may cost',
      beneficiary: 'Beneficiary is required',
    },
  })
})

test.each([
  [{ startsOn: '' }, { startsOn: 'Choose the first day' }],
  [{ startsOn: '2020-01-01' }, { startsOn: 'The first day must not be past' }],
  [{ tonnes: '' }, { tonnes: 'Whole tonnes, such as 1,240' }],
  [{ tonnes: '0' }, { tonnes: 'At least one tonne' }],
  [{ tonnes: '100001' }, { tonnes: 'At most 100,000 tonnes each time' }],
  [{ removals: '101' }, { removals: 'Percent, from 0 to 100' }],
  [{ removals: '-1' }, { removals: 'Percent, from 0 to 100' }],
  [{ score: '200' }, { score: 'From 0 to 100' }],
  [{ cap: '1.234,56' }, { cap: 'Write 1234.56: a dot before the cents' }],
  [{ purpose: 'x'.repeat(400) }, { purpose: 'Purpose is longer than 300 characters' }],
  [
    { startsOn: '2020-01-01', tonnes: '1e2', score: '200' },
    {
      startsOn: 'The first day must not be past',
      tonnes: 'Whole tonnes, such as 1,240',
      score: 'From 0 to 100',
    },
  ],
])('%o is refused in words of its own', (typed, errors) => {
  expect(parseSubscription({ ...filled, ...typed })).toEqual({ errors })
})

test('a new one begins on the first of the next month, over the end of a year too', () => {
  expect(firstDay(new Date('2026-11-19T22:00:00Z'))).toBe('2026-12-01')
  expect(firstDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
})
