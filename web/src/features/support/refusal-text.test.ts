import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { refusalText } from './refusal-text.ts'

const refused = (retryAfterSeconds?: number) =>
  new ApiError({ status: 429, code: 'rate_limited', message: 'Too many attempts.', retryAfterSeconds })

test('says how long the wait is where the server said so', () => {
  expect(refusalText(refused(545))).toBe('Too many attempts. You can send it in about 10 minutes.')
  expect(refusalText(refused(3))).toBe('Too many attempts. You can send it in about a minute.')
})

test('repeats the words of the server where it said nothing of a wait', () => {
  expect(refusalText(refused())).toBe('Too many attempts.')
  expect(refusalText(new Error('Offline'))).toBe('Offline')
})
