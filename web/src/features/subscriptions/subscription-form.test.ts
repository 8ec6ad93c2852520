import { NewSubscription } from '@ledgerleaf/contract/subscriptions'
import { expect, test } from 'vitest'
import { readForm } from '../../forms/read-form.ts'
import { type SubscriptionText, subscriptionReading } from './subscription-form.ts'

const parseSubscription = (text: SubscriptionText) => readForm(NewSubscription, subscriptionReading, text)

const filled: SubscriptionText = {
  tonnes: '1,200',
  every: 'month',
  cap: '$14.50',
  startsOn: '2026-12-01',
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
      startsOn: '2026-12-01',
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
      tonnes: 'A number is needed here',
      cap: 'Name the most a tonne may cost',
      beneficiary: 'Beneficiary is required',
    },
  })
})
