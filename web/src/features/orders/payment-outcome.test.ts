import type { Order } from '@ledgerleaf/contract/orders'
import { expect, test } from 'vitest'
import { outcomeOf } from './payment-outcome.ts'

const order = (facts: Partial<Order>) =>
  ({ status: 'settled', endReason: null, paymentMessage: null, escrow: null, lines: [], ...facts }) as Order

test('coming back from the payment page is not yet a payment', () => {
  expect(outcomeOf(order({ status: 'pending' }))).toMatchObject({
    title: 'Confirming your payment',
    isGood: false,
  })
})

test('a payment is successful once the provider has said so', () => {
  for (const status of ['paid', 'settled', 'retired'] as const)
    expect(outcomeOf(order({ status }))).toMatchObject({ title: 'Payment Successful', isGood: true })
})

test('a declined payment is told in the words of the provider', () => {
  const declined = order({
    status: 'failed',
    endReason: 'declined',
    paymentMessage: 'Your card has expired.',
  })
  expect(outcomeOf(declined)).toEqual({
    title: 'Payment not completed',
    text: 'Your card has expired. Nothing was charged.',
    isGood: false,
  })
})

test('someone without an account is not told that the credits are on a dashboard', () => {
  expect(outcomeOf(order({ escrow: { email: 'a@example.com', claimed: false } })).text).not.toContain(
    'dashboard',
  )
})

test('what is bought forward is not called the buyer’s before it is delivered', () => {
  const line = { saleType: 'forward', quantity: 5, forward: { delivered: 0, refunded: 0, nextDueOn: null } }
  const { text } = outcomeOf(order({ lines: [line] as Order['lines'] }))
  expect(text).toContain('nothing is delivered yet')
  expect(text).not.toContain('yours')
})
