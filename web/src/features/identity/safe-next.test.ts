import { expect, test } from 'vitest'
import { safeNext, signInAddress } from './safe-next.ts'

test.each([
  ['/buyer_dashboard', '/buyer_dashboard'],
  ['/sellerlisting?draft=1#price', '/sellerlisting?draft=1#price'],
  ['/buy/basketId1', '/buy/basketId1'],
])('leads to our own page %s', (next, expected) => {
  expect(safeNext(next, '/dashboard')).toBe(expected)
})

test.each([
  null,
  '',
  'buyer_dashboard',
  'https://evil.example/buyer_dashboard',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/./\\evil.example',
  '/no-such-page',
  '/api/auth/session',
])('refuses %j', (next) => {
  expect(safeNext(next, '/dashboard')).toBe('/dashboard')
})

test('a sign-in address gives back where it came from', () => {
  const address = signInAddress('/sellerlogin', { pathname: '/sellerlisting', search: '?draft=1' })
  const next = new URL(address, 'http://localhost').searchParams.get('next')
  expect(safeNext(next, '/dashboard')).toBe('/sellerlisting?draft=1')
})
