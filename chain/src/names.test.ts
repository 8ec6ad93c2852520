import { expect, test } from 'vitest'
import { holderAddress, isHolder, vaultAddress } from './holder.ts'
import { batchOf, tokenId } from './token.ts'

test('holders are told from wallets by their first bytes, and names from each other by the rest', () => {
  expect(holderAddress('credits/withdrawn')).toBe('0x1ed9e71eaf71d558ff9ab820908d52234761320f')
  expect(vaultAddress).toBe(holderAddress('credits/withdrawn'))
  expect(holderAddress('credits/held/a')).not.toBe(holderAddress('credits/held/b'))
  expect(isHolder('0x1ED9e71EAF71d558ff9ab820908d52234761320f')).toBe(true)
  expect(isHolder('0x1ed9e71eae71d558ff9ab820908d52234761320f')).toBe(false)
})

test('the token of a batch is its UUID as a number, and leads back to it', () => {
  const batch = '018f3a52-0000-7abc-8def-0123456789ab'
  expect(tokenId(batch)).toBe(0x018f3a5200007abc8def0123456789abn)
  expect(batchOf(tokenId(batch))).toBe(batch)
  expect(batchOf(1n << 128n)).toBeNull()
  expect(() => tokenId('seller')).toThrow(/no id of a batch/)
})
