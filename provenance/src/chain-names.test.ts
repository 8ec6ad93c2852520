import { expect, test } from 'vitest'
import { holderAddress, tokenId } from './chain-names.ts'

test('a token is the id of its batch as a number, and nothing else is one', () => {
  expect(tokenId('00000000-0000-0000-0000-0000000000ff')).toBe(255n)
  expect(tokenId('ffffffff-ffff-ffff-ffff-ffffffffffff')).toBe(2n ** 128n - 1n)
  for (const odd of ['', 'usd', '0x01', 'FFFFFFFF-ffff-ffff-ffff-ffffffffffff'])
    expect(() => tokenId(odd)).toThrow('UUID')
})

test('every account of the log has an address of its own', () => {
  const one = holderAddress('credits/cancelled')
  expect(one).toMatch(/^0x1ed9e71eaf[0-9a-f]{30}$/)
  expect(holderAddress('credits/cancelled')).toBe(one)
  expect(holderAddress('credits/withdrawn')).not.toBe(one)
})
