import { expect, test } from 'vitest'
import { ApiError, isInDoubt } from '../../api/api-error.ts'
import { refusalOf } from './refusal-of.ts'

const refused = (status: number, code: ApiError['code'], message = 'No.') =>
  new ApiError({ status, code, message })

test('an order is in doubt where no answer came, and not where it was refused', () => {
  expect(isInDoubt(refused(0, 'network'))).toBe(true)
  expect(isInDoubt(refused(503, 'payment_unavailable'))).toBe(true)
  expect(isInDoubt(new TypeError('Load failed'))).toBe(true)
  expect(isInDoubt(refused(409, 'sold_out'))).toBe(false)
  expect(isInDoubt(refused(422, 'idempotency_mismatch'))).toBe(false)
})

test('a refusal is told in the words of the server', () => {
  expect(refusalOf(refused(409, 'sold_out', 'This basket is sold out.'), false)).toEqual({
    title: 'The order was not placed',
    text: 'This basket is sold out.',
  })
})

test('a doubt says that trying again is safe', () => {
  expect(refusalOf(refused(0, 'network'), false)?.text).toContain('Trying again is safe')
})

test('a changed price is told once: by the page that shows it, or in words until it does', () => {
  expect(refusalOf(refused(409, 'price_changed'), true)).toBeNull()
  expect(refusalOf(refused(409, 'price_changed'), false)?.title).toBe('The basket has changed')
})
