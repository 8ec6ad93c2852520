import { expect, test } from 'vitest'
import { isOddName } from './refuse-name.ts'

test('a name with an address in it, or by which somebody passes for us, is refused', () => {
  for (const name of [
    'http://evil.example',
    'Pay at https://evil.example',
    'See www.evil.example',
    'evil.example/login',
    'ada@evil.example',
    'Ledgerleaf',
    'Ledger-Leaf Security',
    'ＬｅｄｇｅｒＬｅａｆ',
    'Support',
    'the Security Team',
  ])
    expect(isOddName(name), name).toBe(true)
})

test('the names of real people and companies are taken', () => {
  for (const name of [
    'Booking.com',
    'Amazon.com, Inc.',
    'T-Mobile US',
    'Security Bank',
    'Life Support Systems Ltd',
    'A/S Norske Shell',
    'Müller & Söhne GmbH',
    'Anne-Marie O’Neil Jr.',
    'Leaf Ledger',
    '',
  ])
    expect(isOddName(name), name).toBe(false)
})
