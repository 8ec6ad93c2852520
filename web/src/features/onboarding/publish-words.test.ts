import { Publish } from '@ledgerleaf/contract/project-files'
import { expect, test } from 'vitest'
import { publishWords, tellAllListed } from './publish-words.ts'

const offer = Publish.parse({
  blockId: 'b',
  tokenId: 'DRR-061-2026',
  minimumFill: 1,
  quantity: 10,
  pricePerCreditCents: 10_050,
  currency: 'eur',
  saleType: 'spot',
})

test('before it publishes, a seller reads the price and that the serials are issued for good', () => {
  const words = publishWords(offer, 'VCS-VCU-1')
  expect(words).toContain('10 credits at €100.50 each')
  expect(words).toContain('The serial block VCS-VCU-1 is issued to the ledger for good')
})

test('a promise issues no serials, and says what it binds to', () => {
  const words = publishWords({ ...offer, saleType: 'forward' }, undefined)
  expect(words).not.toContain('issued')
  expect(words).toContain('you have to deliver')
})

test('what is all listed is told with its credits and its vintages', () => {
  expect(tellAllListed([{ quantity: 500, vintage: 2023 }])).toBe('All 500 credits of 2023 are listed')
  expect(
    tellAllListed([
      { quantity: 1000, vintage: 2024 },
      { quantity: 500, vintage: 2023 },
      { quantity: 1, vintage: 2024 },
    ]),
  ).toBe('All 1,501 credits of 2023 and 2024 are listed')
})
