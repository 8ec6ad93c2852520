import { expect, test } from 'vitest'
import { whyNot } from './why-not.ts'

test('a declined payment is told in the words of the provider, and can be tried again', () => {
  const { title, text } = whyNot({ endReason: 'declined', paymentMessage: 'Your card was declined.' })
  expect(title).toBe('The payment was declined')
  expect(text).toBe(
    'Your card was declined. Nothing was charged, and what you typed is still here. You can try again.',
  )
})

test('an order that lapsed says that its credits are for sale again', () => {
  expect(whyNot({ endReason: 'lapsed', paymentMessage: null }).text).toContain('for sale again')
})

test('credits that were gone when the payment came are paid back', () => {
  expect(whyNot({ endReason: 'sold_out', paymentMessage: null }).text).toContain('returned in full')
})
