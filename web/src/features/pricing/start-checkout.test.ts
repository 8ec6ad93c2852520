import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { checkoutMessage } from './start-checkout.ts'

test('repeats the words of the server', () => {
  const error = new ApiError({ status: 409, code: 'listing_not_open', message: 'Sold out.' })
  expect(checkoutMessage(error)).toBe('Sold out.')
})

test('says so in our words where the server has none', () => {
  const error = new ApiError({ status: 502, code: 'unreadable', message: 'Bad Gateway' })
  expect(checkoutMessage(error)).toBe('Checkout session could not be created')
})

test('repeats the words of an exception', () => {
  const error = new ApiError({ status: 0, code: 'network', message: 'The server could not be reached.' })
  expect(checkoutMessage(error)).toBe('The server could not be reached.')
  expect(checkoutMessage(new TypeError('no'))).toBe('no')
})

test('an exception without words is unexpected', () => {
  expect(checkoutMessage(new Error(''))).toBe('An unexpected error occurred while starting checkout')
  expect(checkoutMessage('?')).toBe('An unexpected error occurred while starting checkout')
})
